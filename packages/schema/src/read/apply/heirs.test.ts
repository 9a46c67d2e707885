import { expect, it } from 'vitest';
import { readSchema, type Table } from '../../index.ts';

const TABLES = `
  CREATE TABLE old (id int PRIMARY KEY, n int NOT NULL CHECK (n > 0), m text);
  CREATE TABLE part () INHERITS (old);
  CREATE TABLE heir (x int, m text) INHERITS (old);`;

function tablesOf(changes: string): readonly Table[] {
  return readSchema(TABLES + changes, { dialect: 'postgresql' }).value.schema.tables;
}

function namesOf(changes: string): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(tablesOf(changes).map(({ name, columns }) => [name, columns.map((one) => one.name)]));
}

it('what is called otherwise, goes or comes later does so in tables that take columns from the one', () => {
  expect(namesOf('ALTER TABLE old RENAME n TO amount;')).toEqual({
    old: ['id', 'amount', 'm'],
    heir: ['id', 'amount', 'm', 'x'],
  });
  expect(namesOf('ALTER TABLE old DROP n, ADD z date;')).toEqual({
    old: ['id', 'm', 'z'],
    heir: ['id', 'm', 'x', 'z'],
  });
});

it('a column they state themselves stays when that of the other goes', () => {
  expect(namesOf('ALTER TABLE old DROP m;')['heir']).toEqual(['id', 'n', 'm', 'x']);
});

it('ONLY changes the one table', () => {
  const [old, heir] = tablesOf('ALTER TABLE ONLY old ALTER n SET DEFAULT 8;');
  expect(old?.columns[1]?.default).toEqual({ kind: 'number', value: '8' });
  expect(heir?.columns[1]?.default).toBeUndefined();
});

it('checks hold for their rows too, keys do not', () => {
  const [, heir] = tablesOf('ALTER TABLE old ADD z text UNIQUE CHECK (z <> 0);');
  expect(heir?.checks.map(({ expression }) => expression)).toEqual(['n > 0', 'z <> 0']);
  expect(heir).toMatchObject({ primaryKey: [], uniques: [] });
});

it('NO INHERIT leaves a table of its own, and CASCADE takes along what inherits', () => {
  expect(namesOf('ALTER TABLE part NO INHERIT old; ALTER TABLE old DROP n;')).toEqual({
    old: ['id', 'm'],
    part: ['id', 'n', 'm'],
    heir: ['id', 'm', 'x'],
  });
  expect(namesOf('DROP TABLE old CASCADE;')).toEqual({});
});

it('tables that inherit from each other end', () => {
  expect(namesOf('ALTER TABLE old INHERIT heir; ALTER TABLE old RENAME n TO amount;')['heir']).toContain('amount');
});

it('a partition that is detached has what it was made with', () => {
  const made = readSchema(
    `CREATE TABLE p (id int PRIMARY KEY);
     CREATE TABLE list (id int, at date, p int REFERENCES p, CHECK (id > 0), PRIMARY KEY (id, at)) PARTITION BY RANGE (at);
     CREATE TABLE list_a PARTITION OF list DEFAULT;
     CREATE INDEX ON list (p);
     ALTER TABLE list DETACH PARTITION list_a;
     ALTER TABLE list ADD z int;`,
    { dialect: 'postgresql' },
  ).value.schema;
  expect(made.tables.find(({ name }) => name === 'list_a')).toMatchObject({
    columns: [{ name: 'id' }, { name: 'at' }, { name: 'p' }],
    primaryKey: ['id', 'at'],
    checks: [{ expression: 'id > 0' }],
    indexes: [{ parts: [{ column: 'p' }] }],
  });
  expect(made.foreignKeys.map(({ table }) => table)).toEqual(['list', 'list_a']);
});

it('a table that is attached as a partition and detached has what it took over meanwhile', () => {
  const made = readSchema(
    `CREATE TABLE list (id int, n int, PRIMARY KEY (id)) PARTITION BY RANGE (id);
     CREATE INDEX ON list (n);
     CREATE TABLE late (n int DEFAULT 3, id int NOT NULL);
     CREATE TABLE list_a PARTITION OF list DEFAULT;
     ALTER TABLE list ATTACH PARTITION late FOR VALUES FROM (1) TO (9);
     ALTER TABLE list RENAME n TO amount;
     ALTER TABLE list_a ALTER amount SET DEFAULT 7;
     ALTER TABLE list DETACH PARTITION late;
     ALTER TABLE late DROP id;`,
    { dialect: 'postgresql' },
  ).value.schema;
  expect(made.tables.map(({ name, columns }) => [name, columns.map((one) => [one.name, one.default?.kind])])).toEqual([
    [
      'list',
      [
        ['id', undefined],
        ['amount', undefined],
      ],
    ],
    ['late', [['amount', 'number']]],
  ]);
  expect(made.tables[1]).toMatchObject({ primaryKey: [], indexes: [{ parts: [{ column: 'amount' }] }] });
});

it('a partition that is called otherwise stays one', () => {
  const { tables } = readSchema(
    `CREATE TABLE list (id int PRIMARY KEY) PARTITION BY RANGE (id);
     CREATE TABLE list_a PARTITION OF list DEFAULT;
     ALTER TABLE list_a RENAME TO a;`,
    { dialect: 'postgresql' },
  ).value.schema;
  expect(tables).toMatchObject([{ name: 'list', partitions: ['a'] }]);
});
