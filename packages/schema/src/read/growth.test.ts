import { expect, test } from 'vitest';
import { readSchema } from './read-schema.ts';

const WIDE = `create table w (${Array.from({ length: 1500 }, (_, at) => `c${at} int`).join(', ')});\n`;

function repeated(count: number, line: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => line(at + 1)).join('\n');
}

test.each([
  ['like', WIDE + repeated(900, (at) => `create table t${at} (like w including all);`)],
  ['as select', WIDE + repeated(900, (at) => `create table t${at} as select a.*, b.* from w a, w b;`)],
  ['inherits', WIDE + repeated(900, (at) => `create table t${at} (x${at} int) inherits (w);`)],
  ['views', WIDE + repeated(900, (at) => `create view v${at} as select * from w;`)],
  ['rows of a type', WIDE.replace('table w', 'type w as') + repeated(900, (at) => `create table t${at} of w;`)],
])('tables made out of others by %s end with one sentence and its line', (_, sql) => {
  const { value, diagnostics } = readSchema(sql, { dialect: 'postgresql' });
  expect(value.schema.tables).toEqual([]);
  expect(diagnostics.map(({ severity, code }) => [severity, code])).toEqual([['error', 'too-many-copies']]);
  expect(diagnostics[0]?.line).toBeGreaterThan(10);
  expect(diagnostics[0]?.line).toBeLessThan(60);
});

test('columns that are there already are not doubled', () => {
  const sql = `create table t0 (a int, b int);\n${repeated(40, (at) => `create table t${at} (like t${at - 1}, c${at} int, like t${at - 1});`)}`;
  const { value } = readSchema(sql, { dialect: 'postgresql' });
  expect(value.schema.tables.at(-1)?.columns).toHaveLength(42);
});

test('many partitions and many children of one table are read', () => {
  const parent = `create table p (${Array.from({ length: 60 }, (_, at) => `c${at} int`).join(', ')}) partition by range (c0);\n`;
  const parts = repeated(2000, (at) => `create table p${at} partition of p for values from (${at}) to (${at + 1});`);
  const { value } = readSchema(parent + parts, { dialect: 'postgresql' });
  expect(value.schema.tables.map(({ partitions = [] }) => partitions.length)).toEqual([2000]);
});
