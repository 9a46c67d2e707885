import { expect, test } from 'vitest';
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
