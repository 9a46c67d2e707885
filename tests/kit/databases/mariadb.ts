import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../processes/free-port.ts';
import { run, runOk, tail } from '../processes/run.ts';
import { startService, waitUntil, type Service } from '../processes/service.ts';
import type { MariaDbPrograms } from '../tools/find-mariadb.ts';
import { tool } from '../tools/tool.ts';
import type { TestDatabase, TestDatabaseServer } from './test-database.ts';

/** The server refuses to run as root; the account is the one its Debian package brings. */
const ACCOUNT = userInfo().uid === 0 ? ['--user=mysql'] : [];

/** Durability is of no use to a server that lives for one suite. */
const SETTINGS = [
  '--bind-address=127.0.0.1',
  '--skip-log-bin',
  '--innodb-flush-log-at-trx-commit=0',
  '--innodb-doublewrite=0',
  '--innodb-buffer-pool-size=64M',
  '--character-set-server=utf8mb4',
];

async function install(programs: MariaDbPrograms, data: string): Promise<void> {
  const how = ['--auth-root-authentication-method=normal', '--skip-test-db', ...ACCOUNT];
  await runOk(programs.install, ['--no-defaults', `--datadir=${data}`, ...how]);
}

function client(programs: MariaDbPrograms, socket: string) {
  return async (sql: string | Uint8Array, database?: string): Promise<string> => {
    const args = ['--no-defaults', `--socket=${socket}`, '--user=root', '--batch', '--default-character-set=utf8mb4'];
    const ended = await run(programs.client, [...args, ...(database === undefined ? [] : [database])], { input: sql });
    if (ended.code !== 0) throw new Error(`MariaDB refused:\n${tail(ended, 20)}`);
    return ended.stdout;
  };
}

type Sql = ReturnType<typeof client>;

async function createDatabase(sql: Sql, port: number, name: string): Promise<TestDatabase> {
  await sql(`create database \`${name}\` character set utf8mb4`);
  return {
    name,
    jdbcUrl: `jdbc:mariadb://127.0.0.1:${port}/${name}`,
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

async function isUp(sql: Sql): Promise<boolean> {
  try {
    await sql('select 1');
    return true;
  } catch {
    return false; // Not yet: the caller asks again and gives up after its own time.
  }
}

async function stopAndRemove(service: Service, folder: string): Promise<void> {
  await service.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Starts a MariaDB of its own in a temporary folder on a free port. Needs the tool `mariadb`; takes about four seconds. */
export async function startMariaDb(): Promise<TestDatabaseServer> {
  const programs = tool('mariadb');
  const folder = mkdtempSync(join(tmpdir(), 'backsmith-mariadb-'));
  chmodSync(folder, 0o755); // The server's account has to reach the data below.
  const data = join(folder, 'data');
  const socket = join(data, 'socket');
  await install(programs, data);
  const port = await freePort();
  const where = [`--datadir=${data}`, `--socket=${socket}`, `--port=${port}`, `--pid-file=${join(data, 'pid')}`];
  const service = await startService(programs.server, ['--no-defaults', ...where, ...ACCOUNT, ...SETTINGS]);
  const sql = client(programs, socket);
  await waitUntil(service, 'MariaDB', () => isUp(sql), 30_000);
  return { port, database: (name) => createDatabase(sql, port, name), stop: () => stopAndRemove(service, folder) };
}
