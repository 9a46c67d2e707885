import { expect, test } from 'vitest';
import { foldColumns } from './fold-columns.ts';

const chain = (length: number) => Array.from({ length }, (_, at) => [{ id: at, y: 10 * (at % 3), height: 200 }]);

test('a long row becomes bands that turn at their ends, and nobody is lost', () => {
  const folded = foldColumns(chain(60));
  const ids = folded.flat().map(({ id }) => id);
  expect(ids.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, at) => at));
  expect(folded.length).toBeLessThan(20);
  const columnOf = (id: number) => folded.findIndex((column) => column.some((table) => table.id === id));
  for (let id = 1; id < 60; id++) expect(Math.abs(columnOf(id) - columnOf(id - 1))).toBeLessThanOrEqual(1);
});

test('bands do not touch each other', () => {
  for (const column of foldColumns(chain(60))) {
    const sorted = column.toSorted((a, b) => a.y - b.y);
    for (const [at, table] of sorted.entries()) {
      const above = sorted[at - 1];
      if (above) expect(table.y).toBeGreaterThan(above.y + above.height);
    }
  }
});

test('a short row stays, and so does one that is high enough', () => {
  const short = chain(12);
  expect(foldColumns(short)).toBe(short);
  const high = Array.from({ length: 20 }, (_, at) => [{ id: at, y: 0, height: 4000 }]);
  expect(foldColumns(high)).toBe(high);
});
