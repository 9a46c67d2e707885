import { describe, expect, test } from 'vitest';
import { layOut } from './lay-out.ts';
import type { DiagramRelation, DiagramSource, PlacedTable } from './model.ts';
import { neighbourhoodOf } from './neighbourhood.ts';
import { NODE_WIDTH } from './node-size.ts';

const column = (name: string) => ({ name, type: 'int', isKey: name === 'id', isReference: name !== 'id' });
const table = (id: string, columns: readonly string[] = ['id']) => ({ id, name: id, columns: columns.map(column) });
const relation = (from: string, to: string, name = `${to}_id`): DiagramRelation => ({
  from,
  to,
  column: name,
  target: 'id',
});

const SHOP: DiagramSource = {
  tables: [
    table('customers'),
    table('orders', ['id', 'customers_id']),
    table('items', ['orders_id', 'products_id']),
    table('products', ['id', 'products_id']),
    table('settings'),
  ],
  relations: [
    relation('orders', 'customers'),
    relation('items', 'orders'),
    relation('items', 'products'),
    relation('products', 'products'),
  ],
};

/** A schema of many tables: a few hubs everybody refers to, and chains. */
function large(count: number): DiagramSource {
  const tables = Array.from({ length: count }, (_, at) =>
    table(`t${at}`, ['id', ...Array.from({ length: at % 14 }, (_none, extra) => `c${extra}`)]),
  );
  const relations = tables.flatMap((_, at) =>
    at === 0 ? [] : [relation(`t${at}`, `t${at % 7}`, 'c0'), relation(`t${at}`, `t${Math.floor(at / 3)}`, 'c1')],
  );
  return { tables, relations: relations.filter(({ from, to }) => from !== to) };
}

function overlaps(a: PlacedTable, b: PlacedTable): boolean {
  return a.x < b.x + NODE_WIDTH && b.x < a.x + NODE_WIDTH && a.y < b.y + b.height && b.y < a.y + a.height;
}

function overlapping(tables: readonly PlacedTable[]): readonly string[] {
  return tables.flatMap((a, at) => tables.slice(at + 1).flatMap((b) => (overlaps(a, b) ? [`${a.id} ${b.id}`] : [])));
}

describe('a diagram', () => {
  test('has every table and relation, and no table on another', () => {
    const { tables, relations, width, height } = layOut(SHOP);
    expect(tables.map(({ id }) => id).toSorted()).toEqual(SHOP.tables.map(({ id }) => id).toSorted());
    expect(relations).toHaveLength(SHOP.relations.length);
    expect(overlapping(tables)).toEqual([]);
    for (const { x, y, height: own } of tables) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + NODE_WIDTH).toBeLessThanOrEqual(width);
      expect(y + own).toBeLessThanOrEqual(height);
    }
  });

  test('puts what is referred to left of what refers to it', () => {
    const x = Object.fromEntries(layOut(SHOP).tables.map((placed) => [placed.id, placed.x]));
    expect(x['customers']).toBeLessThan(x['orders'] ?? 0);
    expect(x['orders']).toBeLessThan(x['items'] ?? 0);
  });

  test('begins and ends its lines at the rows of their columns', () => {
    const { tables, relations } = layOut(SHOP);
    const orders = tables.find(({ id }) => id === 'orders');
    const line = relations.find(({ from, to }) => from === 'orders' && to === 'customers');
    const [x, y] = (/^M([\d.]+) ([\d.]+)/.exec(line?.path ?? '') ?? []).slice(1).map(Number);
    expect(x).toBe(orders?.x);
    expect(y).toBe((orders?.y ?? 0) + 28 + 1.5 * 21);
  });

  test('counts the columns beyond the eighth', () => {
    const names = Array.from({ length: 20 }, (_, at) => `c${at}`);
    const [placed] = layOut({ tables: [table('wide', names)], relations: [] }).tables;
    expect([placed?.columns.length, placed?.more]).toEqual([8, 12]);
    const [whole] = layOut({ tables: [table('wide', names.slice(0, 9))], relations: [] }).tables;
    expect([whole?.columns.length, whole?.more]).toEqual([9, 0]);
  });

  test('of nothing is empty', () => {
    expect(layOut({ tables: [], relations: [] })).toMatchObject({ tables: [], relations: [] });
  });

  test.each([60, 300])('of %i tables is about as wide as high, without overlaps', (count) => {
    const source = large(count);
    const { tables, width, height } = layOut(source);
    expect(tables).toHaveLength(count);
    expect(overlapping(tables)).toEqual([]);
    expect(width / height).toBeGreaterThan(0.5);
    expect(width / height).toBeLessThan(4);
  });

  test('is the same for the same schema', () => {
    expect(layOut(large(80))).toEqual(layOut(large(80)));
  });
});

test('the neighbourhood of a table has what it refers to and what refers to it', () => {
  const { tables, relations } = neighbourhoodOf(SHOP, 'orders');
  expect(tables.map(({ id }) => id)).toEqual(['customers', 'orders', 'items']);
  expect(relations).toHaveLength(2);
});
