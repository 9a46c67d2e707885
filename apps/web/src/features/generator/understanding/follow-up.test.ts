import { expect, test } from 'vitest';
import { differencesOf } from './differences.ts';
import { followUp, readIdea } from './follow-up.ts';
import { understand } from './understand.ts';

const SHOP = 'create table customers (id int primary key, name varchar(80));\n';

test('a file is shown with its rows blanked, its findings by what becomes of them, and a diagram', () => {
  const bytes = new TextEncoder().encode(
    `${SHOP}insert into customers values (1, 'a');\ncreate table orders (id int primary key, customer_id int references customers (id), x int references nowhere (id));`,
  );
  const { text, tables, relations, leftOut, diagram } = understand({ bytes, name: 'shop.sql' });
  expect(text).not.toContain('insert');
  expect(text.split('\n')).toHaveLength(3);
  expect(tables.map(({ name, line, columns }) => [name, line, columns])).toEqual([
    ['customers', 1, 2],
    ['orders', 3, 3],
  ]);
  expect(relations).toBeGreaterThanOrEqual(1);
  expect(leftOut.every(({ severity }) => severity !== 'info')).toBe(true);
  expect(leftOut.some(({ line }) => line === 3)).toBe(true);
  expect(diagram.tables).toHaveLength(2);
});

test('a letter has no tables', () => {
  expect(understand({ text: 'Dear Sir or Madam,\nour invoice.' }).tables).toEqual([]);
});

test('a sentence changes the schema behind what was written, and says what is different', () => {
  const change = followUp(SHOP, 'postgresql', 'add a phone number to customers');
  if (change.kind !== 'change') throw new Error(change.message);
  expect(change.understood.text.startsWith(SHOP)).toBe(true);
  expect(change.understood.tables[0]?.columns).toBe(3);
  expect(change.differences).toEqual([expect.stringMatching(/^customers\.phone\w* added as /)]);
  expect(followUp(SHOP, 'postgresql', 'paint it blue').kind).not.toBe('change');
});

test('differences name tables, columns, types and relations', () => {
  const after =
    'create table customers (id int primary key, name text not null);\n' +
    'create table orders (id int primary key, customer_id int references customers (id));';
  expect(differencesOf(SHOP, after, 'postgresql')).toEqual([
    'Table orders added, with 2 columns',
    'customers.name is now text, was varchar(80)',
    'Relation orders.customer_id to customers added',
  ]);
});

test('an idea becomes a schema with what was assumed, or three ideas that would', () => {
  const read = readIdea('A library with members who borrow copies of books');
  expect(read.kind === 'schema' && read.understood.tables.length).toBeGreaterThan(2);
  const refused = readIdea('pets');
  expect(refused.kind === 'refusal' && refused.suggestions).toHaveLength(3);
});
