import { getTableColumns, getTableName, type Table } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyDatabase, type TestDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';
import * as schema from './schema.ts';

let database: TestDatabase;
beforeEach(async () => (database = await emptyDatabase()));
afterEach(() => database.drop());

test('runs once, whoever starts at the same time', async () => {
  const runs = await Promise.all(Array.from({ length: 5 }, () => migrate(database.pool)));
  expect(runs.filter((names) => names.length > 0)).toHaveLength(1);
  expect(runs.flat().every((name) => /^\d{4}_[a-z_]+\.sql$/.test(name))).toBe(true);
  expect(await migrate(database.pool)).toEqual([]);
});

test('a migration that was changed after it ran is found', async () => {
  await migrate(database.pool);
  await database.pool.query(`update schema_migration set checksum = 'x' where number = 1`);
  await expect(migrate(database.pool)).rejects.toThrow('0001_accounts_and_sessions.sql was changed');
});

test('the database of a newer release is left alone', async () => {
  await migrate(database.pool);
  await database.pool.query(
    `insert into schema_migration (number, name, checksum) values (9999, '9999_later.sql', 'x')`,
  );
  await expect(migrate(database.pool)).rejects.toThrow('newer Backsmith (9999_later.sql)');
});

test('the tables of the query builder are those of the migrations', async () => {
  await migrate(database.pool);
  const found = await database.pool.query<{ column: string }>(
    `select table_name || '.' || column_name || ' ' || udt_name || ' ' || is_nullable as column
       from information_schema.columns where table_schema = 'public' and table_name <> 'schema_migration' order by 1`,
  );
  const types: Readonly<Record<string, string>> = { boolean: 'bool', integer: 'int4', bigint: 'int8' };
  const expected = (Object.values(schema) as readonly Table[]).flatMap((table) =>
    Object.values(getTableColumns(table)).map((column) => {
      const type = column.getSQLType().replace(' with time zone', 'tz');
      return `${getTableName(table)}.${column.name} ${types[type] ?? type} ${column.notNull ? 'NO' : 'YES'}`;
    }),
  );
  expect(found.rows.map((row) => row.column)).toEqual(expected.toSorted());
});
