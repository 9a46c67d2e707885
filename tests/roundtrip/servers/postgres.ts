import { decodeSource } from '@backsmith/sql';
import pg from 'pg';
import { skipCopyData } from '../../kit/databases/skip-copy-data.ts';
import { startPostgres, type TestDatabase } from '../../kit/index.ts';
import { readPostgresCatalog } from '../catalogs/postgres-catalog.ts';
import type { Refusal } from './refusal.ts';
import type { Server } from './server.ts';
import { splitScript } from './split-script.ts';

const MOST_MILLISECONDS = 20_000;

/** The embedded PostgreSQL. */
export async function openPostgres(): Promise<Server> {
  const server = await startPostgres();
  let databases = 0;
  const emptyDatabase = (): Promise<TestDatabase> => {
    databases += 1;
    return server.database(`loaded_${databases}`);
  };
  return {
    dialect: 'postgresql',
    target: 'postgresql',
    scriptOf: (source) => skipCopyData(decodeSource(source).value.text),
    run: async (script) => runScript(await emptyDatabase(), server.port, script),
    load: async (script) => {
      const database = await emptyDatabase();
      const refusals = await runScript(database, server.port, script);
      return { catalog: await readPostgresCatalog(database), refusals };
    },
    stop: () => server.stop(),
  };
}

/** Runs a script's statements one by one and goes on after those the database refuses, as psql does. */
async function runScript(database: TestDatabase, port: number, script: string): Promise<readonly Refusal[]> {
  const { name, user, password } = database;
  const account = { host: '127.0.0.1', port, user, password };
  const client = new pg.Client({ ...account, database: name, statement_timeout: MOST_MILLISECONDS });
  await client.connect();
  try {
    return await runAll(client, splitScript(script));
  } finally {
    await client.end();
  }
}

async function runAll(client: pg.Client, statements: readonly string[]): Promise<readonly Refusal[]> {
  const refusals: Refusal[] = [];
  for (const statement of statements) {
    try {
      await client.query(statement);
    } catch (error) {
      refusals.push({ statement: statement.slice(0, 2000), reason: String(error) });
    }
  }
  return refusals;
}
