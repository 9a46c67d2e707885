import { readSchema } from '@backsmith/schema';
import { expect, it } from 'vitest';
import { planBackend } from '../plan-backend.ts';
import { entityNamed, OPTIONS } from '../testing/plan-sql.ts';

it.each([
  ['postgresql', 'java.util.List'],
  ['oracle', 'tools.jackson.databind.JsonNode'],
] as const)('an array for %s is %s, in memory too', (database, type) => {
  const sql = "CREATE TABLE t (id serial PRIMARY KEY, tags text[] NOT NULL DEFAULT '{}');";
  const { schema } = readSchema(sql, { dialect: 'postgresql' }).value;
  const { value } = planBackend(schema, { ...OPTIONS, database });
  expect(entityNamed(value, 'T').fields[1]?.type.name).toBe(type);
  const memory = value.migrations.find(({ path }) => path.startsWith('h2'))?.sql;
  expect(memory).toMatch(database === 'oracle' ? /tags json/iu : /tags .*array/iu);
});
