import { describe, expect, test } from 'vitest';
import { cutLabel } from './cut-row.ts';
import { layOutNames } from './lay-out-names.ts';
import type { DiagramArea, DiagramSource, PlacedTable } from './model.ts';
import { neighbourhoodsOf } from './neighbourhoods.ts';
import { NAME_HEIGHT, NODE_WIDTH } from './node-size.ts';

/** Tables and what refers to what: `orders customers`. */
function sourceOf(names: readonly string[], references: readonly string[]): DiagramSource {
  const column = { name: 'id', type: 'int', isKey: true, isReference: false };
  return {
    tables: names.map((id) => ({ id, name: id, columns: [column] })),
    relations: references.map((text) => {
      const [from = '', to = ''] = text.split(' ');
      return { from, to, column: `${to}_id`, target: 'id' };
    }),
  };
}

const names = (letter: string, count: number) => Array.from({ length: count }, (_, at) => `${letter}${at}`);
const star = (letter: string, count: number) =>
  names(letter, count).flatMap((one, at) => (at ? [`${one} ${letter}0`] : []));

/** Two hubs with tables of their own, one reference between them, and two tables by themselves. */
const TWO = sourceOf(
  ['lone', ...names('a', 6), ...names('b', 5), 'single'],
  [...star('a', 6), ...star('b', 5), 'b0 a0'],
);

describe('neighbourhoods', () => {
  const within = (source: DiagramSource) => neighbourhoodsOf({ ...source, tables: source.tables.slice(1, -1) });

  test('are the tables that refer to each other more than to others', () => {
    expect(within(TWO)).toEqual([names('a', 6), names('b', 5)]);
  });

  test('of a few tables are one, and none is beyond what is taken in at a glance', () => {
    expect(neighbourhoodsOf(sourceOf(names('a', 7), star('a', 7)))).toEqual([names('a', 7)]);
    const all = neighbourhoodsOf(sourceOf(names('a', 40), star('a', 40)));
    expect(all.flat().toSorted()).toEqual(names('a', 40).toSorted());
    expect(Math.max(...all.map(({ length }) => length))).toBeLessThanOrEqual(12);
  });

  test('hold every table once, also where tables refer to themselves or to each other twice', () => {
    const source = sourceOf(names('a', 9), [...star('a', 9), 'a1 a1', 'a1 a2', 'a2 a1', 'a8 gone']);
    expect(neighbourhoodsOf(source).flat().toSorted()).toEqual(names('a', 9));
  });
});

describe('a map of names', () => {
  const map = layOutNames(TWO);
  const isIn = ({ x, y, height }: PlacedTable, area: DiagramArea) =>
    x >= area.x && y >= area.y && x + NODE_WIDTH <= area.x + area.width && y + height <= area.y + area.height;

  test('has every table once, in the area of its neighbourhood and in no other', () => {
    expect(map.tables.map(({ id }) => id).toSorted()).toEqual(TWO.tables.map(({ id }) => id).toSorted());
    const areas = map.areas ?? [];
    expect(areas).toHaveLength(3);
    const homes = map.tables.map((table) => areas.filter((area) => isIn(table, area)));
    expect(homes.every(({ length }) => length === 1)).toBe(true);
    expect(new Set(map.tables.map(({ height }) => height))).toEqual(new Set([NAME_HEIGHT]));
  });

  test('draws every reference, and tells those apart that lead out of a neighbourhood', () => {
    expect(map.relations).toHaveLength(TWO.relations.length);
    expect(map.relations.filter(({ isFar }) => isFar).map(({ from, to }) => `${from} ${to}`)).toEqual(['b0 a0']);
    expect(map.relations.every(({ path }) => path.startsWith('M') && !path.includes('NaN'))).toBe(true);
  });

  test('is the same for the same schema, and empty for none', () => {
    expect(layOutNames(TWO)).toEqual(map);
    expect(layOutNames({ tables: [], relations: [] })).toMatchObject({ tables: [], relations: [], areas: [] });
  });
});

test('a name that does not fit loses its middle, and no other does', () => {
  expect(cutLabel('order_line', 17.5)).toBe('order_line');
  expect(cutLabel('organization_connection', 17.5)).toBe('organ…n_connection');
  expect(cutLabel('organization_connection', 28)).toBe('org…nection');
});
