import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { atMostEvery } from './at-most-every.ts';
import { DatabaseClient, isAway } from './away.ts';
import * as schema from './schema.ts';

/** What stores talk to: the pool, or one transaction of it. */
export type Db = Pick<NodePgDatabase<typeof schema>, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

/** The pool itself, which can also open transactions. */
export type Database = NodePgDatabase<typeof schema>;

/** What node-postgres needs to connect. */
export type ConnectionOptions = pg.PoolConfig;

/** No query of ours takes nearly as long, and no transaction waits for anything but the next query. Milliseconds. */
const TIMEOUTS = {
  statement_timeout: 30_000,
  lock_timeout: 15_000,
  idle_in_transaction_session_timeout: 30_000,
  // Kept on this side: a server that vanished without a word ends no query.
  query_timeout: 40_000,
} as const;

/** The connections that one outage breaks are one message. Milliseconds. */
const QUIET = 5000;

/**
 * A pool and the query builder on top of it. A connection that breaks, idle or in use, is replaced by the next query.
 *
 * @param onLost told that connections broke, once for all that break together. What was asked over them fails by itself.
 */
export function openPool(
  connection: ConnectionOptions,
  onLost: (error: Error) => void,
): { readonly pool: pg.Pool; readonly db: Database } {
  const pool = new pg.Pool({
    max: 10,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: 'backsmith',
    ...TIMEOUTS,
    ...connection,
    Client: DatabaseClient,
  });
  const tell = atMostEvery(QUIET, onLost);
  // The pool listens to idle clients only; one that breaks between two queries of a transaction would end the process.
  pool.on('connect', (client) => client.on('error', tell));
  // Without a listener this would throw; the client has told.
  pool.on('error', () => undefined);
  return { pool, db: databaseOf(pool) };
}

/**
 * The query builder's own transaction gives a broken connection back as if it were whole, and one that breaks at the very
 * `begin` never: after ten of them the pool would be empty for good.
 */
function databaseOf(pool: pg.Pool): Database {
  const db = drizzle(pool, { schema });
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      return await drizzle(client, { schema }).transaction(work, config);
    } catch (error) {
      if (error instanceof Error && isAway(error)) broken = error;
      throw error;
    } finally {
      client.release(broken);
    }
  };
  return db;
}
