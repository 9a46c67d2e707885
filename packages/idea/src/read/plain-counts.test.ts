import { expect, test } from 'vitest';
import { plainCounts } from './plain-counts.ts';

test.each([
  [
    'We track views per article per day and country',
    'Each article has many article snapshots. Each article snapshot has date, country, number of views',
  ],
  [
    'We store the budget per shop, and the visits and sales we get per shop and hour',
    'We store the budget per shop. Each shop has many shop snapshots. Each shop snapshot has time, number of visits, number of sales',
  ],
])('%s: a record of its own for each of them', (said, plain) => {
  expect(plainCounts(said)).toBe(plain);
});

test.each(['We track orders per customer', 'Rooms cost 20 euros per person per day', 'We sell tickets per day'])(
  '%s stays as it is',
  (said) => {
    expect(plainCounts(said)).toBe(said);
  },
);
