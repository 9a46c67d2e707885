import { domainModel } from '@backsmith/models';
import { expect, test } from 'vitest';
import { QUICK_TEMPLATES } from './templates.ts';

test.each(QUICK_TEMPLATES)('$name is a model of the library and called by its title', ({ name, title }) => {
  expect(domainModel(name)?.title).toBe(title);
});
