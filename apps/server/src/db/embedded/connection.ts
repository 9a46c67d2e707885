import { fieldsOf, isCode } from '@backsmith/text';
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

/** Runs `work` on a connection of its own. @param limits of the connection, such as that of its queries */
export async function withClient<T>(
  connection: Connection,
  work: (client: pg.Client) => Promise<T>,
  limits: Pick<pg.ClientConfig, 'query_timeout'> = {},
): Promise<T> {
  const own = { connectionTimeoutMillis: 5000, application_name: 'backsmith-start' };
  const client = new pg.Client({ ...connection, ...own, ...limits });
  // A connection that breaks while idle emits this; the next query reports it.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}

/** How long a query of nothing may take. Milliseconds. */
const PATIENCE = 10_000;

/** What becomes of a question: an answer, a refusal while it starts or stops, or nothing. */
export type Reply = 'answer' | 'refusal' | 'silence';

/** Asks a server whether it answers queries. @throws Error for any other reason than that it does not yet or not any more. */
export async function replyOf(connection: Connection): Promise<Reply> {
  try {
    await withClient(connection, (client) => client.query('select 1'), { query_timeout: PATIENCE });
    return 'answer';
  } catch (error) {
    const { code, message } = fieldsOf(error);
    // Not up yet, shutting down, or gone between two looks; a wrong password is none of these.
    if (isCode(error, ...REFUSALS)) return 'refusal';
    const said = code === undefined && typeof message === 'string' ? message : '';
    if (/terminated/i.test(said)) return 'refusal';
    if (/timeout/i.test(said)) return 'silence';
    throw error;
  }
}

const REFUSALS = ['57P03', '57P01', 'ECONNREFUSED', 'ENOENT', 'ECONNRESET', 'EPIPE'];

/** True when it answers a query. */
export async function answers(connection: Connection): Promise<boolean> {
  return (await replyOf(connection)) === 'answer';
}
