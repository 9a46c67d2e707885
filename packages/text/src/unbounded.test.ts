import { expect, test } from 'vitest';
import { addAll, largestOf, smallestOf } from './unbounded.ts';

const MANY = Array.from({ length: 300_000 }, (_, at) => at);

test('lists are as long as they may be', () => {
  const list = [-1];
  addAll(list, MANY);
  expect([list.length, list[0], list.at(-1)]).toEqual([300_001, -1, 299_999]);
  expect([largestOf(MANY), smallestOf(MANY)]).toEqual([299_999, 0]);
});

test('of no numbers none is the largest', () => {
  expect([largestOf([]), smallestOf([])]).toEqual([Math.max(), Math.min()]);
});
