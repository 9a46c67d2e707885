import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { isCode } from '@backsmith/text';
import type pg from 'pg';

type Migration = { readonly number: number; readonly name: string; readonly sql: string; readonly checksum: string };

const FOLDER = new URL('./migrations/', import.meta.url);

/** Any number will do as long as nothing else in the database uses it. */
const LOCK = 7_314_200_401;

/** A migration may take as long as it takes, and so may the wait for another process's. Milliseconds. */
const PATIENT = { query_timeout: 2 ** 31 - 1 };

/**
 * Brings the database to the state of this release: every file of `migrations/` that has not run yet, in order, each in a
 * transaction of its own. Processes that start together wait for one another.
 *
 * @param signal ends it at once, even while a migration runs: what is not committed is undone by the database.
 * @returns the names of the migrations that were run.
 * @throws Error when a migration was changed after it ran, or the database belongs to a newer release.
 */
export async function migrate(pool: pg.Pool, signal?: AbortSignal): Promise<readonly string[]> {
  const client = await pool.connect();
  const leave = () => void client.end();
  signal?.addEventListener('abort', leave);
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await client.query({ ...PATIENT, text: 'select pg_advisory_lock($1)', values: [LOCK] });
    const run = await migrateLocked(client);
    await client.query('select pg_advisory_unlock($1)', [LOCK]);
    await client.query('reset statement_timeout; reset lock_timeout');
    client.release();
    return run;
  } catch (error) {
    // The end of the session frees the lock, whatever else has happened to it.
    client.release(true);
    throw withAdvice(error);
  } finally {
    signal?.removeEventListener('abort', leave);
  }
}

/** PostgreSQL: insufficient_privilege. Since its release 15 only the owner of a database may make tables in it. */
const NOT_ALLOWED = '42501';

function withAdvice(error: unknown): unknown {
  if (!isCode(error, NOT_ALLOWED)) return error;
  const advice = 'Make it the owner: ALTER DATABASE … OWNER TO …';
  return new Error(`The user of DATABASE_URL may not make tables in its database. ${advice}`, { cause: error });
}

async function migrateLocked(client: pg.PoolClient): Promise<readonly string[]> {
  await client.query(`create table if not exists schema_migration (
    number integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`);
  const applied = await client.query<{ number: number; name: string; checksum: string }>(
    'select number, name, checksum from schema_migration order by number',
  );
  const known = readMigrations();
  const missing = checkApplied(known, applied.rows);
  for (const migration of missing) await apply(client, migration);
  return missing.map((migration) => migration.name);
}

function readMigrations(): readonly Migration[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => {
      const sql = readFileSync(new URL(name, FOLDER), 'utf8').replaceAll('\r\n', '\n');
      return { number: Number(name.slice(0, 4)), name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

function checkApplied(
  known: readonly Migration[],
  applied: readonly { readonly number: number; readonly name: string; readonly checksum: string }[],
): readonly Migration[] {
  for (const row of applied) {
    const migration = known.find((one) => one.number === row.number);
    if (!migration) {
      throw new Error(
        `The database was used by a newer Backsmith (${row.name}). Use that release, or another database.`,
      );
    }
    if (migration.checksum !== row.checksum) {
      throw new Error(`${migration.name} was changed after it had been applied to this database.`);
    }
  }
  return known.filter((migration) => !applied.some((row) => row.number === migration.number));
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query({ ...PATIENT, text: migration.sql });
    const row = [migration.number, migration.name, migration.checksum];
    await client.query('insert into schema_migration (number, name, checksum) values ($1, $2, $3)', row);
    await client.query('commit');
  } catch (error) {
    // The end of the session, which follows, undoes what was done.
    throw new Error(`The migration ${migration.name} failed: ${String(error)}`, { cause: error });
  }
}
