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

const CHANGES: Readonly<Record<string, (at: number) => string>> = {
  'new columns': (at) => `alter table t add column c${at} int not null;`,
  'checks without names': (at) => `alter table t add check (id <> ${at});`,
  'unique columns': (at) => `alter table t add column c${at} int; alter table t add unique (c${at});`,
  'indexes without names': () => 'create index on t (id);',
  'new names of columns': (at) => `alter table t add column c${at} int; alter table t rename column c${at} to d${at};`,
};

test.each(Object.entries(CHANGES))(
  '%s of one table take twice the time when there are twice as many',
  (_, line) => {
    const secondsOf = (count: number): number => {
      const sql = `create table t (id int primary key);\n${repeated(count, line)}`;
      const before = process.threadCpuUsage();
      readSchema(sql, { dialect: 'postgresql' });
      return process.threadCpuUsage(before).user / 1e6;
    };
    secondsOf(500);
    const [few, many] = [secondsOf(3000), secondsOf(12_000)];
    // Four times as many; eight leaves room for a busy machine, and what grew with the square took sixteen.
    expect(many).toBeLessThan(Math.max(8 * few, 2));
  },
  30_000,
);

test('a name that a part gave up is given again', () => {
  const sql = `create table t (n int);
    ${repeated(3, (at) => `alter table t add check (n <> ${at});`)}
    alter table t drop constraint t_n_check1;
    alter table t rename constraint t_n_check to first;
    ${repeated(3, (at) => `alter table t add check (n > ${at});`)}
    alter table t drop constraint t_n_check;
    alter table t drop constraint t_n_check1;
    alter table t drop constraint t_n_check3;`;
  const { value, diagnostics } = readSchema(sql, { dialect: 'postgresql' });
  expect(diagnostics).toEqual([]);
  expect(value.schema.tables[0]?.checks.map(({ expression }) => expression)).toEqual(['n <> 1', 'n <> 3']);
});
