import { checkProjectName } from '@backsmith/options';
import { expect, test } from 'vitest';
import { nameOfTemplate } from './name-of-template.ts';

test.each([
  ['help-desk', 'helpdesk'],
  ['crm', 'crm'],
])('a project that starts from %s is called %s', (model, name) => {
  expect(nameOfTemplate(model)).toBe(name);
});

test.each(['hr', 'mental-health-practice', 'social-media-scheduler'])(
  '%s gives a name that follows the rules',
  (model) => {
    expect(checkProjectName(nameOfTemplate(model))).toBeUndefined();
  },
);
