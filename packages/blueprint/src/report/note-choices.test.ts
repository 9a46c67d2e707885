import { expect, test } from 'vitest';
import { designSql } from '../testing/design-sql.ts';

function findings(sql: string): readonly (readonly [code: string, message: string])[] {
  return designSql(sql).diagnostics.map(({ code, message }) => [code, message] as const);
}

test('a key no address can hold is not called a missing one', () => {
  expect(findings('CREATE TABLE t (doc jsonb PRIMARY KEY, n int);')).toContainEqual([
    'key-not-in-address',
    'The primary key of t (doc) holds values that cannot be part of an address: its rows can be listed, not read, changed or deleted one by one.',
  ]);
  expect(findings('CREATE TABLE t (n int);').map(([code]) => code)).toEqual(['no-key']);
});

test('nobody is told that a database checks a reference to a table it does not have', () => {
  const codes = findings('CREATE TABLE t (id uuid PRIMARY KEY REFERENCES auth.users (id));').map(([code]) => code);
  expect(codes).not.toContain('relation-as-value');
  expect(codes).toContain('ddl-foreign-key-dropped');
});

test('nor that it checks one to columns it takes for no key', () => {
  const sheets = 'CREATE TABLE sheet (n int, press int, PRIMARY KEY (n, press));';
  const part = 'CREATE TABLE part (id int PRIMARY KEY, sheet int, FOREIGN KEY (sheet) REFERENCES sheet (n));';
  const said = new Map(findings(`${sheets}\n${part}`));
  expect([...said.keys()]).toContain('ddl-foreign-key-dropped');
  expect(said.get('relation-as-value')).toBe(
    'part.sheet is a plain value in Java: it refers to n and not to the key of sheet.',
  );
});

test('a default only the database can compute makes no key', () => {
  const sql = "CREATE TABLE t (id text PRIMARY KEY DEFAULT encode(gen_random_bytes(8), 'hex'), n int DEFAULT 1 + 1);";
  expect(findings(sql).map(([code]) => code)).toEqual(['key-default-not-used']);
});
