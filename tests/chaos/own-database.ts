import { chmodSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openEmbedded } from '@backsmith/server/embedded';
import pg from 'pg';

/** A PostgreSQL that servers use by its address, as one that their operator runs. */
export type OwnDatabase = {
  /** For DATABASE_URL. */
  readonly url: string;
  /** Ends every session of the servers. @returns how many. */
  cutAll(): Promise<number>;
  /** Stops it as an operator would, without waiting for sessions, and returns once it answers again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/** How to reach a server, as node-postgres takes it. */
export type Reachable = {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
};

/** Makes one in the folder. It is started again whenever it ends, as a service manager would. */
export async function ownDatabase(folder: string): Promise<OwnDatabase> {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755); // As root it runs under another user, who must reach it.
  const opened = await openEmbedded({ folder, listen: 'tcp' });
  const { superuser, connection } = opened;
  const began = async () => (await ask(superuser, 'select pg_postmaster_start_time()::text as value'))[0]?.value;
  return {
    url: urlOf(connection),
    cutAll: async () => {
      const sessions = `from pg_stat_activity where datname = '${connection.database}'`;
      return (await ask(superuser, `select pg_terminate_backend(pid)::text as value ${sessions}`)).length;
    },
    restart: async () => {
      const before = await began();
      const file = readFileSync(path.join(folder, 'postgres/cluster/postmaster.pid'), 'utf8');
      process.kill(Number(file.split('\n')[0]), 'SIGINT');
      while ([undefined, before].includes(await began().catch(() => undefined))) await pause(20);
    },
    stop: async () => {
      await opened.stop();
    },
  };
}

export function urlOf({ host, port, user, password, database }: Reachable): string {
  return `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/${database}`;
}

/** Asks on a connection of its own. */
export async function ask(server: Reachable, text: string): Promise<readonly { readonly value: string }[]> {
  const client = new pg.Client({ ...server, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined); // Of a server that is stopped; the query tells as well.
  await client.connect();
  try {
    return (await client.query<{ value: string }>(text)).rows;
  } finally {
    await client.end();
  }
}
