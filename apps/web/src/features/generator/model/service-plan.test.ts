import { expect, test } from 'vitest';
import type { DiagramSource } from '../../../shared/diagram/model.ts';
import { nameProblem, planWithin, withMerged, withName, withTableIn } from './service-plan.ts';

const plan = {
  services: [
    { name: 'people', tables: ['customer', 'address'] },
    { name: 'orders', tables: ['order', 'order_line'] },
    { name: 'stocks', tables: ['sales.stock'] },
  ],
};

function schemaOf(
  ids: readonly string[],
  relations: readonly (readonly [from: string, to: string])[] = [],
): DiagramSource {
  return {
    tables: ids.map((id) => ({ id, name: id.slice(id.indexOf('.') + 1), columns: [] })),
    relations: relations.map(([from, to]) => ({ from, to, column: 'id', target: 'id' })),
  };
}

const TABLES = plan.services.flatMap(({ tables }) => tables);

test('a table moves to another service, or to one of its own; a service without tables is none', () => {
  expect(withTableIn(plan, 'address', 1).services[1]).toEqual({
    name: 'orders',
    tables: ['order', 'order_line', 'address'],
  });
  expect(withTableIn(plan, 'sales.stock', 0).services.map(({ name }) => name)).toEqual(['people', 'orders']);
  expect(withTableIn(plan, 'order_line', 'new').services.at(-1)).toEqual({
    name: 'order-line',
    tables: ['order_line'],
  });
  expect(withTableIn(plan, 'order', 'new').services.map(({ name }) => name)).toContain('order');
});

test.each([
  ['orders', 'orders-2'],
  ['1st_order', 'st-order'],
  ['注文', 'service'],
  ['gateway', 'service'],
  ['a_very_long_name_of_a_table_indeed', 'a-very-long-name-of-a-ta'],
])('a service of the table %s alone is called %s', (table, name) => {
  const wide = { services: [...plan.services, { name: 'rest', tables: [table, 'other'] }] };
  expect(withTableIn(wide, table, 'new').services.at(-1)).toEqual({ name, tables: [table] });
});

test('a service is renamed, and judged by the rules of names', () => {
  expect(nameProblem(plan, 0)).toBeUndefined();
  expect(nameProblem(withName(plan, 0, 'My people'), 0)).toContain('lower-case letters');
  expect(nameProblem(withName(plan, 0, 'orders'), 0)).toBe('Another service has this name');
});

test('merging gives all tables to the other service, which keeps its name', () => {
  expect(withMerged(plan, 0, 1)).toEqual({
    services: [{ name: 'orders', tables: ['order', 'order_line', 'customer', 'address'] }, plan.services[2]],
  });
});

test('a plan follows its schema: what is gone is left out, what is new joins what it is tied to', () => {
  expect(planWithin(null, schemaOf(TABLES))).toBeNull();
  expect(planWithin(plan, schemaOf(TABLES))).toEqual(plan);
  const changed = schemaOf([...TABLES.filter((id) => id !== 'sales.stock'), 'refund', 'note'], [['refund', 'order']]);
  expect(planWithin(plan, changed)).toEqual({
    services: [
      { name: 'people', tables: ['customer', 'address', 'note'] },
      { name: 'orders', tables: ['order', 'order_line', 'refund'] },
    ],
  });
});

test('a plan for another schema is given up, and tables may be named without their namespace', () => {
  expect(planWithin(plan, schemaOf(['customer', 'invoice']))).toBeNull();
  const short = { services: [{ name: 'all', tables: ['STOCK', 'Customer'] }] };
  expect(planWithin(short, schemaOf(['sales.stock', 'customer']))?.services[0]?.tables).toEqual([
    'sales.stock',
    'customer',
  ]);
});
