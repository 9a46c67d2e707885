import { expect, test } from 'vitest';
import { chooseLanes } from './lanes.ts';

test('lines that pass each other have lanes of their own, others share one, and a trunk is one line', () => {
  const { lanes, count } = chooseLanes([
    { trunk: 'a', from: 0, to: 100 },
    { trunk: 'b', from: 50, to: 150 },
    { trunk: 'c', from: 200, to: 120 },
    { trunk: 'a', from: 0, to: 40 },
  ]);
  expect(count).toBe(2);
  expect(lanes.get('a')).not.toBe(lanes.get('b'));
  expect(lanes.get('c')).toBe(lanes.get('a'));
});
