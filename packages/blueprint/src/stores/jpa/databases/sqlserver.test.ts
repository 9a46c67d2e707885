import { expect, test } from 'vitest';
import type { ColumnMapping } from '../../../model/jpa/column.ts';
import { targetDatabase } from './index.ts';
import { OPTIONS, designSql, entityNamed } from '../../../testing/design-sql.ts';

const SQL = `
  CREATE TABLE [shelf] (
    [id] int IDENTITY(1,1) PRIMARY KEY, [opens_at] time(0) NOT NULL,
    [note] text, [national_note] ntext, [picture] image, [rest] nvarchar(max),
    [created_at] datetime2(6) NOT NULL, [updated_at] datetime2 NOT NULL, [seen_at] datetime NULL, [day_at] smalldatetime NULL);`;

function columns(): ReadonlyMap<string, ColumnMapping> {
  const { value } = designSql(SQL, { database: 'sqlserver' });
  const { attributes } = entityNamed(value, 'Shelf');
  return new Map(attributes.flatMap((one) => (one.kind === 'basic' ? [[one.column.name, one.column] as const] : [])));
}

test('the driver sends a time as a time, whatever address the database is given', () => {
  const { store } = designSql(SQL, { database: 'sqlserver' }).value;
  expect(store.settings).toContainEqual({
    path: ['spring', 'datasource', 'hikari', 'data-source-properties', 'sendTimeAsDatetime'],
    value: false,
  });
});

test('the older large types are called by their names, which the driver tells apart', () => {
  const found = columns();
  expect(found.get('note')?.definition).toBe('text');
  expect(found.get('national_note')?.definition).toBe('ntext');
  expect(found.get('picture')?.definition).toBe('image');
  expect(found.get('rest')?.definition).toBeUndefined();
});

test('no clock is more exact than its column', () => {
  const digits = new Map([...columns()].map(([name, { secondPrecision }]) => [name, secondPrecision]));
  expect(digits.get('created_at')).toBe(6);
  expect(digits.get('updated_at')).toBeUndefined();
  expect(digits.get('seen_at')).toBe(3);
  expect(digits.get('day_at')).toBe(0);
});

test('moments of the older types are rounded as the database rounds them', () => {
  const rounded = new Map([...columns()].map(([name, one]) => [name, one.rounded]));
  expect(rounded.get('seen_at')).toBe('datetime');
  expect(rounded.get('day_at')).toBe('smalldatetime');
  expect(rounded.get('created_at')).toBeUndefined();
  const { attributes } = entityNamed(designSql(SQL, { database: 'sqlserver' }).value, 'Shelf');
  // What is rounded is not cut before.
  expect(attributes.flatMap((one) => (one.kind === 'basic' && one.cut !== undefined ? [one.name] : []))).toEqual([
    'opensAt',
  ]);
});

test('a datetime of MySQL is none of SQL Server', () => {
  const sql = 'CREATE TABLE shelf (id int PRIMARY KEY, seen_at datetime(3));';
  const { attributes } = entityNamed(designSql(sql, { database: 'mysql' }, { dialect: 'mysql' }).value, 'Shelf');
  const found = attributes.flatMap((one) => (one.kind === 'basic' ? [[one.name, one.column.rounded]] : []));
  expect(found).toEqual([
    ['id', undefined],
    ['seenAt', undefined],
  ]);
});

const UNICODE = 'sendStringParametersAsUnicode';

test('texts are sent in the code page of the database where none is national', () => {
  const told = (columns: string, security = false): unknown => {
    const sql = `CREATE TABLE [shelf] ([code] varchar(20) PRIMARY KEY, [seen_at] datetime, ${columns});`;
    const { store } = designSql(sql, { database: 'sqlserver', features: { ...OPTIONS.features, security } }).value;
    return store.settings.find(({ path }) => path.at(-1) === UNICODE)?.value;
  };
  expect(told('[room] char(4), [note] text')).toBe(false);
  for (const other of ['[name] nvarchar(40)', '[name] nchar(4)', '[name] ntext', '[facts] xml', '[name] sysname'])
    expect([other, told(other)]).toEqual([other, undefined]);
  expect(told('[name] varchar(40) COLLATE Cyrillic_General_CI_AS')).toBeUndefined();
  // The tables of accounts have national texts.
  expect(told('[room] char(4)', true)).toBeUndefined();
});

test('where the connection sends them so, no column has to', () => {
  const sql = 'CREATE TABLE [shelf] ([code] varchar(20) PRIMARY KEY);';
  const { attributes } = entityNamed(designSql(sql, { database: 'sqlserver' }).value, 'Shelf');
  expect(attributes.map((one) => (one.kind === 'basic' ? one.column.codePage : one.kind))).toEqual([undefined]);
});

test('texts of the code page are sent as such where an index begins with them', () => {
  const sql = `
    CREATE TABLE [shelf] (
      [code] varchar(20) PRIMARY KEY, [room] char(4) NOT NULL UNIQUE, [label] varchar(40), [remark] varchar(40), [name] nvarchar(40) UNIQUE,
      [kind] varchar(20) COLLATE Cyrillic_General_CI_AS UNIQUE);
    CREATE INDEX [shelf_label] ON [shelf] ([label], [remark]);`;
  const { attributes } = entityNamed(designSql(sql, { database: 'sqlserver' }).value, 'Shelf');
  const found = attributes.flatMap((one) => (one.kind === 'basic' ? [[one.name, one.column.codePage]] : []));
  expect(Object.fromEntries(found)).toEqual({
    code: 'varchar',
    room: 'char',
    label: 'varchar',
    remark: undefined,
    name: undefined,
    kind: undefined,
  });
});

test('texts that are longer than its own are called by the type that keeps them', () => {
  const sql = 'CREATE TABLE shelf (id bigserial PRIMARY KEY, note varchar(20000), remark varchar(3000));';
  const { attributes } = entityNamed(
    designSql(sql, { database: 'sqlserver' }, { dialect: 'postgresql' }).value,
    'Shelf',
  );
  const found = attributes.flatMap((one) => (one.kind === 'basic' ? [[one.name, one.column.definition]] : []));
  expect(Object.fromEntries(found)).toEqual({ id: undefined, note: 'nvarchar(max)', remark: undefined });
});

test('services that begin together make their databases one after the other', () => {
  const made = targetDatabase('sqlserver').container('orders').shared?.setup('database');
  expect(made).toMatch(
    /exec sp_getapplock [^;]*'Exclusive'[^;]*'Session'; if db_id\('orders'\) is null create database \[orders\]/,
  );
});
