import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '@backsmith/server/embedded';
import pg from 'pg';
import { skipCopyData } from './skip-copy-data.ts';
import type { TestDatabase, TestDatabaseServer } from './test-database.ts';

type Account = { readonly host: string; readonly port: number; readonly user: string; readonly password: string };

async function withClient<T>(account: Account, database: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...account, database });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function createDatabase(account: Account, name: string): Promise<TestDatabase> {
  await withClient(account, 'postgres', (client) => client.query(`create database ${client.escapeIdentifier(name)}`));
  return {
    name,
    jdbcUrl: `jdbc:postgresql://${account.host}:${account.port}/${name}`,
    user: account.user,
    password: account.password,
    execute: async (script) => {
      const sql = typeof script === 'string' ? script : new TextDecoder().decode(script);
      await withClient(account, name, (client) => client.query(skipCopyData(sql)));
    },
    rows: (query) =>
      withClient(account, name, async (client) => {
        const result = await client.query<Record<string, unknown>>(query);
        return result.rows;
      }),
  };
}

/** Starts the embedded PostgreSQL in a temporary folder, on 127.0.0.1 and a free port, as JDBC needs it. */
export async function startPostgres(): Promise<TestDatabaseServer> {
  const folder = mkdtempSync(join(tmpdir(), 'backsmith-postgres-'));
  chmodSync(folder, 0o755); // Started by root, the server runs under another account that has to reach it.
  const opened = await openEmbedded({ folder, listen: 'tcp', durable: false });
  const { host, port, user, password } = opened.superuser;
  const account = { host, port, user, password };
  return {
    port,
    database: (name) => createDatabase(account, name),
    stop: async () => {
      await opened.stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
