import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
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
} as const;

/** A pool and the query builder on top of it. A connection that breaks while idle is replaced by the next query. */
export function openPool(
  connection: ConnectionOptions,
  onError: (error: Error) => void,
): { readonly pool: pg.Pool; readonly db: Database } {
  const pool = new pg.Pool({
    max: 10,
    connectionTimeoutMillis: 10_000,
    application_name: 'backsmith',
    ...TIMEOUTS,
    ...connection,
  });
  pool.on('error', onError);
  return { pool, db: drizzle(pool, { schema }) };
}
