import pg from 'pg';
import { SUPERUSER } from './cluster.ts';
import type { Postmaster } from './postmaster.ts';

/** How to reach a database; `host` is a folder for a Unix socket. Fits node-postgres. */
export type Connection = {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
};

/** The superuser's connection to a running PostgreSQL. */
export function superuserOf(server: Postmaster, password: string): Connection {
  // Line 6 of the file may say "*" or hold the first of several addresses; ours is always a loopback address.
  const host = server.socketFolder === '' ? server.address : server.socketFolder;
  return { host, port: server.port, user: SUPERUSER, password, database: 'postgres' };
}

/** Runs `work` on a connection of its own. */
export async function withClient<T>(connection: Connection, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5000, application_name: 'backsmith-start' });
  // A connection that breaks while idle emits this; the next query reports it.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}

/** True when it answers a query. */
export async function answers(connection: Connection): Promise<boolean> {
  try {
    await withClient(connection, (client) => client.query('select 1'));
    return true;
  } catch (error) {
    if (isStarting(error)) return false;
    throw error;
  }
}

/** Not up yet, shutting down, or gone between two looks; a wrong password is none of these. */
function isStarting(error: unknown): boolean {
  const code = (error as { readonly code?: string }).code;
  if (code !== undefined) return ['57P03', '57P01', 'ECONNREFUSED', 'ENOENT', 'ECONNRESET', 'EPIPE'].includes(code);
  return error instanceof Error && /timeout|terminated/i.test(error.message);
}
