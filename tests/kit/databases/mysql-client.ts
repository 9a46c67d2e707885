import { userInfo } from 'node:os';
import { run, tail } from '../processes/run.ts';
import type { TestDatabase } from './test-database.ts';

/** Servers of this family refuse to run as root; the account is the one Debian's package of MariaDB brings. */
export const ACCOUNT = userInfo().uid === 0 ? ['--user=mysql'] : [];

/** Runs a script in a database, or beside all, and gives what the client prints. Rejects with the server's words. */
export type Sql = (sql: string | Uint8Array, database?: string) => Promise<string>;

/** The client of MariaDB on the socket of a server, be it a MariaDB or a MySQL. */
export function sqlClient(client: string, socket: string, server: string): Sql {
  return async (sql, database) => {
    const args = ['--no-defaults', `--socket=${socket}`, '--user=root', '--batch', '--default-character-set=utf8mb4'];
    const ended = await run(client, [...args, ...(database === undefined ? [] : [database])], { input: sql });
    if (ended.code !== 0) throw new Error(`${server} refused:\n${tail(ended, 20)}`);
    return ended.stdout;
  };
}

/** Creates an empty database. */
export async function createDatabase(sql: Sql, jdbc: string, name: string): Promise<TestDatabase> {
  await sql(`create database \`${name}\` character set utf8mb4`);
  return {
    name,
    jdbcUrl: `${jdbc}/${name}`,
    user: 'root',
    password: '',
    execute: async (script) => {
      await sql(script, name);
    },
    rows: async (query) => {
      const lines = (await sql(query, name)).split('\n').filter((line) => line !== '');
      const [head = '', ...body] = lines.map((line) => line.split('\t'));
      return body.map((cells) => Object.fromEntries(cells.map((cell, at) => [head[at] ?? '', cell])));
    },
  };
}

/** Whether the server answers. */
export async function isUp(sql: Sql): Promise<boolean> {
  try {
    await sql('select 1');
    return true;
  } catch {
    return false; // Not yet: the caller asks again and gives up after its own time.
  }
}
