import type { ServicePlan } from '@backsmith/options';
import { readSchema } from '@backsmith/schema';
import { expect, it } from 'vitest';
import { applyPlan } from './apply-plan.ts';

const SQL = `
  CREATE TABLE product (id int PRIMARY KEY);
  CREATE TABLE "order" (id int PRIMARY KEY);
  CREATE TABLE order_line (id int PRIMARY KEY, order_id int REFERENCES "order", product_id int REFERENCES product);
  CREATE TABLE old.product (id int PRIMARY KEY);`;

function apply(services: ServicePlan['services']) {
  const { schema } = readSchema(SQL, { dialect: 'postgresql' }).value;
  return applyPlan(schema, { services });
}

function problems(services: ServicePlan['services']): readonly string[] {
  return apply(services).diagnostics.map(({ code, message, hint = '' }) => `${code}: ${message} ${hint}`);
}

it('cuts as planned, in whatever case and order tables are named, and says what leaves its service', () => {
  const { value } = apply([
    { name: 'orders', tables: ['ORDER_LINE', 'order'] },
    { name: 'stock', tables: ['Product', 'old.product'] },
  ]);
  expect(value?.services).toEqual([
    { name: 'orders', tables: ['.order', '.order_line'], hub: '.order' },
    { name: 'stock', tables: ['.product', 'old.product'], hub: '.product' },
  ]);
  expect(value?.cuts.map(({ key, from, to }) => [key.table, key.columns, from, to])).toEqual([
    ['order_line', ['product_id'], 'orders', 'stock'],
  ]);
  expect(value?.isPlanned).toBe(true);
});

it('refuses a name that several tables have', () => {
  const { schema } = readSchema('CREATE TABLE a.t (id int); CREATE TABLE b.t (id int);').value;
  const { diagnostics } = applyPlan(schema, { services: [{ name: 'one', tables: ['t', 'b.t'] }] });
  expect(diagnostics.map(({ code, hint }) => [code, hint])).toEqual([
    ['unclear-table', 'Known: a.t, b.t.'],
    ['table-without-service', 'Name every table of the schema in one of the services.'],
  ]);
});

it('refuses a table that is unknown, named twice or missing, with a hint each', () => {
  expect(
    problems([
      { name: 'orders', tables: ['order', 'oder_line', 'order'] },
      { name: 'stock', tables: ['product', 'old.product'] },
    ]),
  ).toEqual([
    'unknown-table: The plan names a table "oder_line", which the schema does not have. Did you mean order_line? Known: product, order, order_line, old.product.',
    'table-twice: The plan names the table "order" 2 times, in orders. A table belongs to one service.',
    'table-without-service: The plan gives no service to order_line. Name every table of the schema in one of the services.',
  ]);
});

it('refuses names that folders, hosts and databases cannot have, names given twice, and services without a table', () => {
  const found = problems([
    { name: 'Order Service', tables: ['order'] },
    { name: 'gateway', tables: ['order_line'] },
    { name: '../x', tables: [] },
    { name: 'stock', tables: [] },
    { name: 'stock', tables: ['old.product'] },
  ]);
  expect(found.map((text) => text.split(':')[0])).toEqual([
    'invalid-service-name',
    'invalid-service-name',
    'invalid-service-name',
    'empty-service',
    'service-twice',
    'table-without-service',
  ]);
  expect(problems([]).map((text) => text.split(':')[0])).toEqual(['empty-plan', 'table-without-service']);
});

it('has a service keep its tables in another database where the plan says so', () => {
  const services: ServicePlan['services'] = [
    { name: 'orders', tables: ['order_line', 'order'], database: 'mongodb' },
    { name: 'stock', tables: ['product', 'old.product'] },
  ];
  expect(apply(services).value?.services.map(({ name, database }) => [name, database])).toEqual([
    ['orders', 'mongodb'],
    ['stock', undefined],
  ]);
});
