import { expect, test } from 'vitest';
import { countOf } from './count-of.ts';

test.each([
  [0, 'file', undefined, '0 files'],
  [1, 'file', undefined, '1 file'],
  [2, 'entity', 'entities', '2 entities'],
  [1, 'entity', 'entities', '1 entity'],
  [1600, 'column', undefined, '1,600 columns'],
])('%i of %s', (count, noun, plural, said) => {
  expect(countOf(count, noun, plural)).toBe(said);
});
