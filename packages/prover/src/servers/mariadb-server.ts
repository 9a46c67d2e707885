import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { mariaDbCatalog } from '../client/catalog/mariadb-catalog.ts';
import { runChild, startChild, type Child } from '../machine/child.ts';
import { findProgram } from '../machine/find-program.ts';
import { freePort } from '../machine/free-port.ts';
import type { ProofDatabase, ProofServer, StartProofServer } from '../prove/proof-database.ts';
import { sqlClient, type SqlClient } from './mariadb-client.ts';

type Programs = { readonly server: string; readonly install: string; readonly client: string };

/** Servers live outside an ordinary user's PATH on most systems. */
const FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/** Owns the databases that proofs run on, and may do nothing besides. */
const ROLE = 'proof';

const [TO_INSTALL, TO_START, LIFETIME] = [300_000, 180_000, 24 * 3_600_000];

/** Durability is of no use to a server that lives for one proof; nor is room for much. */
const SETTINGS = [
  '--bind-address=127.0.0.1',
  '--skip-log-bin',
  '--skip-name-resolve',
  '--innodb-flush-log-at-trx-commit=0',
  '--innodb-doublewrite=0',
  '--innodb-buffer-pool-size=64M',
  '--innodb-log-file-size=16M',
  '--character-set-server=utf8mb4',
  '--max-statement-time=60',
];

/** A MariaDB that is installed here, as something that starts one for a proof; nothing where a program of it is missing. */
export function findMariaDb(): StartProofServer | undefined {
  const [server, install, client] = ['mariadbd', 'mariadb-install-db', 'mariadb'].map((name) =>
    findProgram(name, FOLDERS),
  );
  if (server === undefined || install === undefined || client === undefined) return undefined;
  return (folder) => startMariaDb({ server, install, client }, folder);
}

/** Starts an empty MariaDB in a folder, for one proof: it listens on this machine alone and keeps nothing. */
async function startMariaDb(programs: Programs, folder: string): Promise<ProofServer> {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755); // Started by root, the server runs under another account that has to reach it.
  const data = join(folder, 'data');
  // It refuses to run as root; the account is the one that packages of it bring.
  const account = process.getuid?.() === 0 ? ['--user=mysql'] : [];
  const how = { cwd: folder, env: environmentIn(folder), signal: new AbortController().signal };
  // In a sandbox no host has a name.
  const tables = [
    '--no-defaults',
    `--datadir=${data}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
    '--force',
  ];
  const installed = await runChild(programs.install, [...tables, ...account], { ...how, timeout: TO_INSTALL });
  if (installed.code !== 0) throw new Error(`MariaDB could not be set up.\n${installed.output.slice(-2000)}`);
  const [port, socket] = [await freePort(), join(data, 'socket')];
  const where = [`--datadir=${data}`, `--socket=${socket}`, `--port=${port}`, `--pid-file=${join(data, 'pid')}`];
  const args = ['--no-defaults', ...where, ...account, ...SETTINGS];
  const child = startChild(programs.server, args, { ...how, timeout: LIFETIME });
  try {
    const administrator = sqlClient(programs.client, socket, { user: 'root', password: '' });
    await untilUp(child, administrator);
    return await letIn(child, programs.client, { port, socket }, administrator);
  } catch (error) {
    await child.kill();
    throw error;
  }
}

function environmentIn(folder: string): Readonly<Record<string, string>> {
  return { PATH: '/usr/bin:/bin:/usr/sbin', HOME: folder, TMPDIR: tmpdir(), LANG: 'C.UTF-8' };
}

async function untilUp(child: Child, sql: SqlClient): Promise<void> {
  for (const end = performance.now() + TO_START; performance.now() < end && !child.hasEnded();) {
    if (await sql('select 1').then(...IS_UP)) return;
    await sleep(200);
  }
  throw new Error(`MariaDB did not start.\n${child.output().slice(-2000)}`);
}

/** Not yet is no failure: it is asked again. */
const IS_UP = [() => true, () => false] as const;

/** Closes the door to everybody but the proof, which owns the databases that are made for it. */
async function letIn(
  child: Child,
  client: string,
  { port, socket }: { readonly port: number; readonly socket: string },
  administrator: SqlClient,
): Promise<ProofServer> {
  const [ofRoot, password] = [randomBytes(18).toString('hex'), randomBytes(18).toString('hex')];
  const version = /\d+(\.\d+)+/.exec(await administrator('select version()'))?.[0] ?? '';
  const users = ['localhost', '127.0.0.1', '::1'].map((host) => `'${ROLE}'@'${host}'`);
  await administrator(users.map((user) => `create user ${user} identified by '${password}';`).join('\n'));
  await administrator(`alter user root@localhost identified by '${ofRoot}'`);
  const root = sqlClient(client, socket, { user: 'root', password: ofRoot });
  const own = sqlClient(client, socket, { user: ROLE, password });
  return {
    label: `MariaDB ${version}`,
    lacking: (extensions) => Promise.resolve(extensions),
    create: async (name): Promise<ProofDatabase> => {
      await root(`create database \`${name}\` character set utf8mb4;
        ${users.map((user) => `grant all on \`${name}\`.* to ${user};`).join('\n')}`);
      const asked = {
        execute: async (script: string) => {
          await own(script, name);
        },
        rows: async (query: string) => rowsIn(await own(query, name)),
      };
      const jdbcUrl = `jdbc:mariadb://127.0.0.1:${port}/${name}`;
      return { ...asked, jdbcUrl, user: ROLE, password, catalog: mariaDbCatalog(asked) };
    },
    stop: () => child.kill(),
  };
}

/** What the client prints, a line with the names of the columns first. */
function rowsIn(printed: string): readonly Readonly<Record<string, string>>[] {
  const lines = printed.split('\n').filter((line) => line !== '');
  const [head = [], ...body] = lines.map((line) => line.split('\t'));
  return body.map((cells) => Object.fromEntries(cells.map((cell, at) => [head[at] ?? '', cell])));
}
