import { expect, test } from 'vitest';
import { readQuery } from './read-query.ts';

function foundBehind(deep: number): readonly unknown[] {
  const [open, close] = ['('.repeat(deep), ')'.repeat(deep)];
  const query = `select ${open}a${close}, b from t where ${open}c > 1${close} order by d`;
  const { mentions, queries } = readQuery(query, 'postgresql');
  const found = mentions.map(({ name, isWholeColumn, isOrder }) => [name.text, isWholeColumn, isOrder]);
  return [found, queries.map(({ sources }) => sources.length)];
}

test('what stands behind more parentheses than a database takes is found as behind few', () => {
  expect(foundBehind(40_000)).toEqual(foundBehind(40));
  expect(foundBehind(40)).toEqual([expect.arrayContaining([['a', expect.anything(), false]]), [1]]);
});
