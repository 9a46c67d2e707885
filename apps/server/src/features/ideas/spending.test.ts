import { afterAll, beforeAll, expect, test } from 'vitest';
import { secondsAfter } from '../../clock.ts';
import { testDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { RESERVED_TOKENS, spendingOf } from './spending.ts';

let database: TestDatabase;
let now = new Date('2026-11-21T09:00:00Z');
beforeAll(async () => (database = await testDatabase()));
afterAll(() => database.drop());

test('an account asks the model until its tokens of the day are used up, also all at once', async () => {
  const spending = spendingOf(database.db, () => now, 3 * RESERVED_TOKENS);
  const asked = await Promise.all(Array.from({ length: 8 }, () => spending.reserve('ada')));
  expect(asked.filter(Boolean)).toHaveLength(3);
  expect(await spending.reserve('grace')).toBe(true);
  // What was cheaper than was set aside leaves room for another question, and what nobody can tell does not.
  await spending.settle('ada', undefined);
  expect(await spending.reserve('ada')).toBe(false);
  await spending.settle('ada', 0);
  expect([await spending.reserve('ada'), await spending.reserve('ada')]).toEqual([true, false]);
  now = secondsAfter(now, 24 * 60 * 60 + 1);
  expect(await spending.reserve('ada')).toBe(true);
});
