import { expect, test } from 'vitest';
import { openShare } from './open-share.ts';

const OWED = new Map([
  ['cheap', { open: 30, seconds: 2 }],
  ['dear', { open: 4, seconds: 60 }],
  ['done', { open: 0, seconds: 5 }],
]);

test('the budget is shared as suites are in debt, and all of it is spent', () => {
  expect(openShare(OWED, 'cheap', 150)).toBe(15);
  expect(openShare(OWED, 'dear', 150)).toBe(2);
  const spent = [...OWED].reduce((sum, [name, { seconds }]) => sum + openShare(OWED, name, 150) * seconds, 0);
  expect(spent).toBe(150);
});

test('no suite takes more than is open, and one that owes nothing or is not known takes nothing', () => {
  expect(openShare(OWED, 'cheap', 100_000)).toBe(30);
  expect(openShare(OWED, 'done', 150)).toBe(0);
  expect(openShare(OWED, 'unheard of', 150)).toBe(0);
});
