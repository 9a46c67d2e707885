import { expect, it } from 'vitest';
import { designSql, resourceNamed } from '../../../testing/design-sql.ts';

it.each([
  ['postgresql', 'java.util.List'],
  ['oracle', 'tools.jackson.databind.JsonNode'],
] as const)('an array for %s is %s, in memory too', (database, type) => {
  const sql = "CREATE TABLE t (id serial PRIMARY KEY, tags text[] NOT NULL DEFAULT '{}');";
  const { value } = designSql(sql, { database, devDatabase: 'h2' }, { dialect: 'postgresql' });
  expect(resourceNamed(value, 'T').fields[1]?.type.name).toBe(type);
  const memory = value.store.migrations.find(({ path }) => path.startsWith('h2'))?.sql;
  expect(memory).toMatch(database === 'oracle' ? /tags json/iu : /tags .*array/iu);
});
