import { expect, test } from 'vitest';
import { variablesOf } from '../../../parts/collect.ts';
import { designSql, entityNamed } from '../../../testing/design-sql.ts';

const SQL = `
  CREATE TABLE shelf (
    id NUMBER(10) PRIMARY KEY, open NUMBER(1) NOT NULL, created_at TIMESTAMP NOT NULL, updated_at TIMESTAMP(9) NOT NULL);`;

const BOOLEANS = ['spring', 'jpa', 'properties', 'hibernate', 'type', 'preferred_boolean_jdbc_type'];

test('flags are numbers to every version, but to the database in memory', () => {
  const { store } = designSql(SQL, { database: 'oracle', devDatabase: 'h2' }).value;
  expect(store.settings).toContainEqual({ path: BOOLEANS, value: 'TINYINT' });
  expect(store.devSettings).toContainEqual({ path: BOOLEANS, value: 'BOOLEAN' });
  const { store: inContainer } = designSql(SQL, { database: 'oracle', devDatabase: 'container' }).value;
  expect(inContainer.devSettings.map(({ path }) => path)).not.toContainEqual(BOOLEANS);
});

test('no clock is more exact than its column', () => {
  const { attributes } = entityNamed(designSql(SQL, { database: 'oracle' }).value, 'Shelf');
  const digits = new Map(
    attributes.flatMap((one) => (one.kind === 'basic' ? [[one.name, one.column.secondPrecision] as const] : [])),
  );
  expect(digits.get('createdAt')).toBe(6);
  expect(digits.get('updatedAt')).toBeUndefined();
});

test('intervals and documents are written as texts, under the names the driver has for their columns', () => {
  const sql = `CREATE TABLE shelf (
    id NUMBER(10) PRIMARY KEY, kept INTERVAL DAY(3) TO SECOND(2), term INTERVAL YEAR TO MONTH, facts JSON);`;
  const { store } = designSql(sql, { database: 'oracle' }).value;
  const { attributes } = entityNamed(designSql(sql, { database: 'oracle' }).value, 'Shelf');
  const columns = attributes.flatMap((one) => (one.kind === 'basic' ? [[one.name, one.column] as const] : []));
  expect(new Map(columns.map(([name, { definition, converter }]) => [name, [definition, converter]]))).toEqual(
    new Map([
      ['id', ['number', undefined]],
      ['kept', ['interval day(9) to second(9)', 'dayTime']],
      ['term', ['interval year(9) to month', undefined]],
      ['facts', ['json', undefined]],
    ]),
  );
  expect(store.support.needed).toEqual(expect.arrayContaining(['dayTime', 'jsonAsText', 'emptyText']));
});

test('large texts of the national character set are called by their own name', () => {
  const sql = 'CREATE TABLE shelf (id int PRIMARY KEY, note nvarchar(max), remark varchar(max));';
  const { attributes } = entityNamed(designSql(sql, { database: 'oracle' }).value, 'Shelf');
  const columns = attributes.flatMap((one) => (one.kind === 'basic' ? [[one.name, one.column.definition]] : []));
  expect(Object.fromEntries(columns)).toMatchObject({ note: 'nclob', remark: undefined });
});

test('the service is a user of its own, never the administrator', () => {
  const { value } = designSql('CREATE TABLE shelf (id NUMBER(10) PRIMARY KEY);', { database: 'oracle' });
  const user = variablesOf(value).find(({ name }) => name === 'DB_USER');
  expect(user?.default).toBe(user?.values?.compose);
  expect(user?.default).not.toBe('system');
});
