import { readFileSync, readdirSync } from 'node:fs';
import { getTableColumns, getTableName, type Table } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyDatabase, type TestDatabase } from '../testing/test-database.ts';
import { emailKey } from '../identity/email-key.ts';
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

const folder = new URL('./migrations/', import.meta.url);
const files = readdirSync(folder).toSorted();
const run = async (names: readonly string[]) => {
  for (const name of names) await database.pool.query(readFileSync(new URL(name, folder), 'utf8'));
};

test('addresses from before they were folded are the same ever after, and nobody loses theirs', async () => {
  const at = files.indexOf('0019_mailboxes.sql');
  await run(files.slice(0, at));
  for (const email of [
    'eve@example.com',
    'e\u200Bve@example.com',
    'ａda@example.com',
    'a\u00ADda@example.com',
    'Zoë@x.yz',
  ]) {
    await database.pool.query(
      `insert into account (id, email, email_key, password_hash, first_name, last_name, job_title, newsletter_at, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, '', '', '', 'other', now(), clock_timestamp(), now())`,
      [email, email.normalize('NFC').toLowerCase()],
    );
  }
  await run(files.slice(at));
  const { rows } = await database.pool.query<{ email: string; email_key: string }>(
    'select email, email_key from account order by created_at',
  );
  expect(rows.map(({ email }) => email)).toEqual([
    ...['eve@example.com', 'e\u200Bve@example.com', 'ada@example.com', 'a\u00ADda@example.com', 'Zoë@x.yz'],
  ]);
  expect(rows[2]?.email_key).toBe(emailKey('ＡDA@example.com'));
  expect(rows[4]?.email_key).toBe(emailKey('ZOË@x.yz'));
});

test('what was paid for before features had a list still covers what it did', async () => {
  const at = files.indexOf('0011_covers.sql');
  await run(files.slice(0, at));
  await database.pool.query(`
    insert into plan (key, name, original_cents, covers_exception_handler, covers_security)
      values ('agency', 'Agency', 100, false, true);
    insert into payment (id, email, plan_key, plan_name, plan_features, covers_exception_handler, covers_security,
                         amount_cents, currency, provider, test_mode, status, created_at)
      values (gen_random_uuid(), 'a@b.cd', 'advanced', 'Advanced', '[]', true, false, 1, 'USD', 'sandbox', true, 'succeeded', now());
  `);
  await run(files.slice(at));
  const covers = async (table: string) =>
    (await database.pool.query<{ covers: string[] }>(`select covers from ${table} order by covers`)).rows.map(
      (row) => row.covers,
    );
  expect(await covers('plan')).toEqual([
    ['swagger'],
    ['swagger', 'exceptionHandler'],
    ['swagger', 'exceptionHandler', 'security'],
    ['swagger', 'security'],
  ]);
  expect(await covers('payment')).toEqual([['swagger', 'exceptionHandler']]);
});

test('the tables of the query builder are those of the migrations', async () => {
  await migrate(database.pool);
  const found = await database.pool.query<{ column: string }>(
    `select table_name || '.' || column_name || ' ' || udt_name || ' ' || is_nullable as column
       from information_schema.columns where table_schema = 'public' and table_name <> 'schema_migration' order by 1`,
  );
  const types: Readonly<Record<string, string>> = {
    boolean: 'bool',
    integer: 'int4',
    bigint: 'int8',
    'text[]': '_text',
  };
  const expected = (Object.values(schema) as readonly Table[]).flatMap((table) =>
    Object.values(getTableColumns(table)).map((column) => {
      const type = column.getSQLType().replace(' with time zone', 'tz');
      return `${getTableName(table)}.${column.name} ${types[type] ?? type} ${column.notNull ? 'NO' : 'YES'}`;
    }),
  );
  expect(found.rows.map((row) => row.column)).toEqual(expected.toSorted());
});

test('a migration that runs is stopped at once when the start is, and leaves nothing behind', async () => {
  const other = await database.pool.connect();
  await other.query('begin; create table account (id int)');
  const stop = new AbortController();
  const begun = performance.now();
  // The first migration waits for the name, which the other transaction holds.
  const running = migrate(database.pool, stop.signal);
  const waits = () =>
    database.pool.query(
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
  await expect.poll(async () => (await waits()).rowCount, { timeout: 10_000 }).toBe(1);
  stop.abort();
  await expect(running).rejects.toThrow('Connection terminated');
  expect(performance.now() - begun).toBeLessThan(15_000);
  await other.query('rollback');
  other.release();
  expect(await migrate(database.pool)).toHaveLength(files.length);
});

test('queries end after a while, migrations do not, and both say so to the database', async () => {
  const show = async (name: string) =>
    (await database.pool.query<Record<string, string>>(`show ${name}`)).rows[0]?.[name];
  await migrate(database.pool);
  expect(await show('statement_timeout')).toBe('30s');
  expect(await show('lock_timeout')).toBe('15s');
  expect(await show('idle_in_transaction_session_timeout')).toBe('30s');
});
