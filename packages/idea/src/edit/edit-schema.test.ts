import { readSchema } from '@backsmith/schema';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editSchema } from './edit-schema.ts';
import { undoEdit } from './text-blocks.ts';

const SHOP = `CREATE TABLE customers (id BIGINT PRIMARY KEY, name VARCHAR(80) NOT NULL, email VARCHAR(120));
CREATE TABLE products (id BIGINT PRIMARY KEY, name VARCHAR(80), price NUMERIC(12, 2));
CREATE TABLE orders (id BIGINT PRIMARY KEY, customer_id BIGINT REFERENCES customers (id), status VARCHAR(20), total NUMERIC(12, 2));
CREATE TABLE tags (id BIGINT PRIMARY KEY, name VARCHAR(40));
CREATE TABLE product_tags (product_id BIGINT REFERENCES products (id), tag_id BIGINT REFERENCES tags (id), PRIMARY KEY (product_id, tag_id))`;

function after(sentence: string, sql = SHOP) {
  const edit = editSchema(sql, sentence);
  if (edit.kind !== 'change') throw new Error(`${edit.kind}: ${edit.message}`);
  expect(edit.sql.startsWith(sql)).toBe(true);
  const { value, diagnostics } = readSchema(edit.sql);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return value.schema;
}

function columns(schema: ReturnType<typeof after>, table: string): readonly string[] {
  return schema.tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
}

describe('a follow-up', () => {
  test('adds a column', () => {
    expect(columns(after('Please add a phone number to customers.'), 'customers')).toContain('phone_number');
  });

  test('adds a table that belongs to another', () => {
    const schema = after('add reviews to products');
    expect(schema.foreignKeys).toContainEqual(expect.objectContaining({ table: 'reviews', refTable: 'products' }));
  });

  test('makes a column unique, required, of a type, with values', () => {
    expect(after('make email unique').tables.find(({ name }) => name === 'customers')?.uniques).toMatchObject([
      { columns: ['email'] },
    ]);
    const required = after('every customer must have an email').tables.find(({ name }) => name === 'customers');
    expect(required?.columns.find(({ name }) => name === 'email')?.notNull).toBe(true);
    const checks = after('the order status can be open, paid or shipped').tables.find(
      ({ name }) => name === 'orders',
    )?.checks;
    expect(checks?.flatMap(({ rules }) => rules)).toEqual([
      { kind: 'in', column: 'status', values: ['open', 'paid', 'shipped'] },
    ]);
  });

  test('renames and removes, with what refers to it', () => {
    expect(columns(after('rename total to amount'), 'orders')).toContain('amount');
    expect(after('rename customers to clients').tables.map(({ name }) => name)).toContain('clients');
    expect(
      after('remove tags')
        .tables.map(({ name }) => name)
        .toSorted(),
    ).toEqual(['customers', 'orders', 'products']);
  });

  test('asks where a name may mean several things', () => {
    const edit = editSchema(SHOP, 'make name unique');
    expect(edit).toMatchObject({ kind: 'question' });
    if (edit.kind !== 'question') return;
    for (const choice of edit.choices) expect(editSchema(SHOP, choice).kind).toBe('change');
  });

  test.each(['make the buttons blue', 'thanks!', 'add a login page', 'rename unicorns to horses', ''])(
    'says why nothing is changed: %j',
    (sentence) => {
      expect(editSchema(SHOP, sentence).kind).toBe('refusal');
    },
  );

  test('forty in a row, then forty undone, give the first text again byte for byte', () => {
    let sql = SHOP;
    for (let number = 1; number <= 40; number += 1) {
      const edit = editSchema(
        sql,
        number % 3 === 0 ? `add a table called shelf${number}x with name and size` : `add code${number} to products`,
      );
      if (edit.kind !== 'change') throw new Error(edit.message);
      sql = edit.sql;
    }
    for (let number = 1; number <= 40; number += 1) sql = undoEdit(sql) ?? 'nothing to undo';
    expect(sql).toBe(SHOP);
    expect(undoEdit(sql)).toBeUndefined();
  });

  test('of any wording keeps the text and never throws', () => {
    const words = fc.constantFrom(
      'add',
      'remove',
      'rename',
      'make',
      'unique',
      'to',
      'and',
      'orders',
      'products',
      'email',
      'status',
      'can be',
      'a',
      ',',
      '(',
      ')',
      "'",
      '--',
      ';',
      'x',
      'each',
      'has many',
      '.',
      '\n',
      '\ud800',
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 14 }), (parts) => {
        const edit = editSchema(SHOP, parts.join(' '));
        if (edit.kind !== 'change') return;
        expect(undoEdit(edit.sql)).toBe(SHOP);
        expect(readSchema(edit.sql).diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
      }),
      { numRuns: 400 },
    );
  }, 60_000);
});
