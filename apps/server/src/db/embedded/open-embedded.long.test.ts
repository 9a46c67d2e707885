import { spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pause } from '../../pause.ts';
import { startOpener, type Opener } from '../../testing/opener.ts';
import { whenRoot } from '../../testing/test-where.ts';
import { withClient, type Connection } from './connection.ts';
import { openEmbedded } from './open-embedded.ts';
import { layoutOf } from './layout.ts';
import { asUser } from './run-as.ts';
import { isOccupied, readPostmaster, serves } from './postmaster.ts';

let folder: string;
let openers: Opener[];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'backsmith-pg-'));
  chmodSync(folder, 0o755);
  openers = [];
});

afterEach(async () => {
  await Promise.all(openers.map((opener) => opener.kill()));
  const { cluster } = layoutOf(folder);
  const server = readPostmaster(cluster);
  if (server && serves(server.pid, cluster)) process.kill(server.pid, 'SIGINT');
  while (server && isOccupied(cluster)) await pause(20);
  rmSync(folder, { recursive: true, force: true });
});

function opener(options: Parameters<typeof startOpener>[1] = {}): Opener {
  const started = startOpener(folder, options);
  openers.push(started);
  return started;
}

async function rows(connection: Connection): Promise<number> {
  return withClient(connection, async (client) => {
    const counted = await client.query<{ n: number }>('select count(*)::int as n from kept');
    return counted.rows[0]?.n ?? -1;
  });
}

async function keepRow(connection: Connection): Promise<void> {
  await withClient(connection, async (client) => {
    await client.query('create table if not exists kept (id int generated always as identity)');
    await client.query('insert into kept default values');
  });
}

function rowless(connection: Connection): Promise<string> {
  return withClient(connection, (client) => client.query('select 1')).then(() => 'up', String);
}

/** kill -9 of the whole server, as a power cut would look to the files. */
async function crashServer(): Promise<number> {
  const server = readPostmaster(layoutOf(folder).cluster);
  if (!server) throw new Error('no server to crash');
  process.kill(server.pid, 'SIGKILL');
  while (existsSync(`/proc/${server.pid}`)) await pause(10);
  return server.pid;
}

describe('one folder', () => {
  test('is made, reopened and joined; the last one out stops the server', async () => {
    const first = await openEmbedded({ folder });
    expect(first.how).toBe('fresh');
    await keepRow(first.connection);
    const second = opener();
    expect(await second.opened).toMatchObject({ how: 'joined', pid: first.pid });
    expect(await first.stop()).toBe('left running');
    expect(await rows(first.connection)).toBe(1);
    expect(await second.release()).toBe('stopped');
    await expect(withClient(first.connection, (client) => client.query('select 1'))).rejects.toThrow();
    const again = await openEmbedded({ folder });
    expect(again.how).toBe('reopened');
    expect(await rows(again.connection)).toBe(1);
    expect(await again.stop()).toBe('stopped');
  });

  test('gives the application no superuser rights', async () => {
    const database = await openEmbedded({ folder, durable: false });
    const attempt = withClient(database.connection, (client) => client.query("copy (select 1) to program 'cat'"));
    await expect(attempt).rejects.toThrow(/permission denied/);
    await database.stop();
  });

  test('sorts and compares the same on every system', async () => {
    const database = await openEmbedded({ folder, durable: false });
    const answer = await withClient(database.connection, (client) =>
      client.query<{ up: string }>("select upper('ä é ж') as up, current_setting('server_encoding') as enc"),
    );
    expect(answer.rows[0]).toEqual({ up: 'Ä É Ж', enc: 'UTF8' });
    await database.stop();
  });

  test('listens on 127.0.0.1 only, with a password, when asked for TCP', async () => {
    const database = await openEmbedded({ folder, listen: 'tcp', durable: false });
    expect(database.connection.host).toBe('127.0.0.1');
    expect(database.connection.port).toBeGreaterThan(1023);
    await keepRow(database.superuser);
    const wrong = { ...database.connection, password: 'wrong' };
    await expect(withClient(wrong, (client) => client.query('select 1'))).rejects.toThrow(/password/);
    const listening = await withClient(database.superuser, (client) => client.query('show listen_addresses'));
    expect(listening.rows).toEqual([{ listen_addresses: '127.0.0.1' }]);
    await database.stop();
  });

  test('works below a path too long for a socket', async () => {
    const deep = path.join(folder, 'x'.repeat(60), 'y'.repeat(60));
    const database = await openEmbedded({ folder: deep, durable: false });
    expect(database.connection.host.startsWith(deep)).toBe(false);
    await keepRow(database.connection);
    await database.stop();
  });

  test('is refused when another PostgreSQL made it', async () => {
    const first = await openEmbedded({ folder, durable: false });
    await first.stop();
    const version = path.join(layoutOf(folder).cluster, 'PG_VERSION');
    writeFileSync(version, '14\n');
    await expect(openEmbedded({ folder })).rejects.toThrow(/made by PostgreSQL 14/);
    writeFileSync(version, '18\n');
  });
});

describe('its programs', () => {
  const SECRETS = { BACKSMITH_STRIPE_SECRET_KEY: 'sk_live_secret', BACKSMITH_SMTP_URL: 'smtp://u:secret@mail' };
  beforeEach(() => void Object.assign(process.env, SECRETS));
  afterEach(() => {
    for (const name of Object.keys(SECRETS)) Reflect.deleteProperty(process.env, name);
  });

  test('see no secret of ours, for as long as they run', async () => {
    expect(JSON.stringify(asUser(undefined).env)).not.toContain('secret');
    const database = await openEmbedded({ folder, durable: false });
    if (process.platform === 'linux') {
      const environment = readFileSync(`/proc/${database.pid}/environ`, 'utf8');
      expect(environment).toContain('PATH=');
      expect(environment).not.toContain('secret');
      expect(environment).not.toContain('BACKSMITH_');
    }
    await database.stop();
  });

  test('listen at a socket nobody else can open', async () => {
    const database = await openEmbedded({ folder, listen: 'socket', durable: false });
    const socket = path.join(database.connection.host, '.s.PGSQL.5432');
    expect(statSync(socket).mode & 0o777).toBe(0o700);
    expect(statSync(path.dirname(socket)).mode & 0o777).toBe(0o700);
    await database.stop();
  });

  whenRoot('that run under nobody are told of', async () => {
    const database = await openEmbedded({ folder, durable: false, runAs: 'nobody' });
    expect(database.isUserShared).toBe(true);
    await database.stop();
  });
});

describe('after a crash', () => {
  test('of the application, its server is found and used', async () => {
    const first = opener();
    const { pid, connection } = await first.opened;
    await keepRow(connection);
    await first.kill();
    const second = await openEmbedded({ folder });
    expect(second).toMatchObject({ how: 'joined', pid });
    expect(await rows(second.connection)).toBe(1);
    expect(await second.stop()).toBe('stopped');
  });

  test('of the server, it is started again for the running application', async () => {
    const notes: string[] = [];
    const database = await openEmbedded({ folder, notify: (note) => notes.push(note) });
    await keepRow(database.connection);
    const pool = new pg.Pool({ ...database.connection, max: 2 });
    pool.on('error', () => undefined);
    await pool.query('select 1');
    await crashServer();
    while (!notes.includes('The embedded PostgreSQL is back.')) await pause(20);
    const counted = await pool.query('select count(*)::int as n from kept');
    expect(counted.rows).toEqual([{ n: 1 }]);
    await pool.end();
    expect(await database.stop()).toBe('stopped');
  });

  test('of a server that had filled its disk with log, it gives back the room that the log took', async () => {
    const database = await openEmbedded({ folder, durable: false });
    const segments = path.join(layoutOf(folder).cluster, 'pg_wal');
    const count = () => readdirSync(segments).filter((name) => name.length === 24).length;
    await withClient(database.superuser, async (client) => {
      for (let one = 0; one < 24; one += 1) {
        await client.query(`select pg_logical_emit_message(false, 'log', 'full')`);
        await client.query('select pg_switch_wal()');
      }
    });
    await crashServer();
    await expect.poll(() => rowless(database.connection), { timeout: 20_000 }).toBe('up');
    // 128 MB, what was begun, and what the next checkpoint removes.
    expect(count()).toBeLessThanOrEqual(11);
    expect(await database.stop()).toBe('stopped');
  });

  /** Takes away what a start of the server needs. @returns the function that gives it back. */
  function breakSettings(): () => void {
    const settings = path.join(layoutOf(folder).cluster, 'postgresql.conf');
    const good = readFileSync(settings);
    writeFileSync(settings, 'no_such_setting = on');
    return () => writeFileSync(settings, good);
  }

  test('of a server that cannot be started again, that is said once, and stopping is no mistake', async () => {
    const notes: string[] = [];
    const database = await openEmbedded({ folder, notify: (note) => notes.push(note) });
    const mend = breakSettings();
    await crashServer();
    const complaints = () => notes.filter((note) => note.includes('did not come back'));
    while (complaints().length === 0) await pause(20);
    // Long enough for further tries.
    await pause(8000);
    expect(complaints()).toHaveLength(1);
    expect(complaints()[0]).toContain('no_such_setting');
    expect(await database.stop()).toBe('stopped');
    mend();
  });

  test('of a server that cannot be started for a while, it is tried until it can be', async () => {
    const notes: string[] = [];
    const database = await openEmbedded({ folder, notify: (note) => notes.push(note) });
    await keepRow(database.connection);
    const mend = breakSettings();
    await crashServer();
    while (!notes.some((note) => note.includes('did not come back'))) await pause(20);
    mend();
    while (!notes.includes('The embedded PostgreSQL is back.')) await pause(20);
    expect(await rows(database.connection)).toBe(1);
    expect(await database.stop()).toBe('stopped');
  });

  test('of the application, a server that hangs is ended and started anew', async () => {
    const first = opener();
    const { pid, connection } = await first.opened;
    await keepRow(connection);
    process.kill(pid, 'SIGSTOP');
    await first.kill();
    const second = await openEmbedded({ folder, patienceMs: 8000 });
    expect(second.how).toBe('reopened');
    expect(second.pid).not.toBe(pid);
    expect(await rows(second.connection)).toBe(1);
    expect(await second.stop()).toBe('stopped');
  }, 90_000);

  test('of both, with a backend still at work, the new server waits for it', async () => {
    const first = opener();
    const { connection } = await first.opened;
    await keepRow(connection);
    const busy = new pg.Client(connection);
    busy.on('error', () => undefined);
    await busy.connect();
    // A backend inside a query notices its parent's death only when the query ends.
    const loop = `do $$ begin for i in 1..60 loop perform count(*) from generate_series(1, 200000); end loop; end $$`;
    const working = busy.query(loop).then(
      () => 'done',
      () => 'broken',
    );
    await pause(100);
    await first.kill();
    await crashServer();
    const second = await openEmbedded({ folder });
    expect(await rows(second.connection)).toBe(1);
    expect(['done', 'broken']).toContain(await working);
    await busy.end();
    await second.stop();
  });

  test('and a number that now belongs to a stranger, the stale file is cleared', async () => {
    const first = await openEmbedded({ folder });
    await keepRow(first.connection);
    const uid = process.getuid?.() === 0 ? ownerOfCluster() : undefined;
    await first.stop();
    const stranger = spawn('sleep', ['60'], uid === undefined ? {} : { uid, gid: uid });
    plantPidFile(stranger.pid ?? 0);
    const second = await openEmbedded({ folder });
    expect(second.how).toBe('reopened');
    expect(await rows(second.connection)).toBe(1);
    // PostgreSQL itself had refused, so it was the clearing that helped.
    expect(readFileSync(layoutOf(folder).log, 'utf8')).toContain('lock file "postmaster.pid" already exists');
    await second.stop();
    stranger.kill('SIGKILL');
  });
});

describe('six starters at once', () => {
  async function six(): Promise<{ readonly hows: readonly string[]; readonly pids: ReadonlySet<number> }> {
    const started = Array.from({ length: 6 }, () => opener());
    const opened = await Promise.all(started.map((one) => one.opened));
    await Promise.all(opened.map((one) => keepRow(one.connection).catch(() => keepRow(one.connection))));
    return { hows: opened.map((one) => one.how).toSorted(), pids: new Set(opened.map((one) => one.pid)) };
  }

  test('share one server, fresh, after a crash and with a recycled number', async () => {
    const fresh = await six();
    expect(fresh.pids.size).toBe(1);
    expect(fresh.hows).toEqual(['fresh', 'joined', 'joined', 'joined', 'joined', 'joined']);

    await Promise.all(openers.splice(0).map((one) => one.kill()));
    await crashServer();
    const crashed = await six();
    expect(crashed.pids.size).toBe(1);
    expect(crashed.hows.filter((how) => how === 'reopened')).toHaveLength(1);

    await Promise.all(openers.splice(0).map((one) => one.kill()));
    const uid = process.getuid?.() === 0 ? ownerOfCluster() : undefined;
    await crashServer();
    const stranger = spawn('sleep', ['60'], uid === undefined ? {} : { uid, gid: uid });
    plantPidFile(stranger.pid ?? 0);
    const recycled = await six();
    stranger.kill('SIGKILL');
    expect(recycled.pids.size).toBe(1);
    const [one] = openers;
    expect(await rows((await one?.opened)?.connection ?? fail())).toBe(18);
  }, 120_000);
});

describe('as root', () => {
  whenRoot('a folder below a closed one is refused with advice', async () => {
    const closed = path.join(folder, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    await expect(openEmbedded({ folder: path.join(closed, 'data') })).rejects.toThrow(/BACKSMITH_DATA/);
  });

  whenRoot('an ordinary user gets a server of their own', async () => {
    // 1 is `daemon`, which every Linux has.
    chownSync(folder, 1, 1);
    const started = opener({ as: 1 });
    const { how, pid, connection } = await started.opened;
    expect(how).toBe('fresh');
    expect(ownerOfProcess(pid)).toBe(1);
    await keepRow(connection);
    expect(await started.release()).toBe('stopped');
    // Root then keeps the owner it finds.
    const asRoot = await openEmbedded({ folder });
    expect(ownerOfProcess(asRoot.pid)).toBe(1);
    expect(await rows(asRoot.connection)).toBe(1);
    await asRoot.stop();
  });

  whenRoot('the server runs under a user without rights', async () => {
    const database = await openEmbedded({ folder, durable: false });
    expect(ownerOfProcess(database.pid)).not.toBe(0);
    await database.stop();
  });
});

function ownerOfCluster(): number {
  return ownerOfProcess(readPostmaster(layoutOf(folder).cluster)?.pid ?? 0);
}

function ownerOfProcess(pid: number): number {
  return Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

/** What a crash leaves when the system has since given the number to another process. */
function plantPidFile(pid: number): void {
  const { cluster } = layoutOf(folder);
  const lines = [pid, cluster, 1_700_000_000, 5432, path.join(folder, 'postgres', 'run'), '', '  1 1', 'ready   '];
  writeFileSync(path.join(cluster, 'postmaster.pid'), `${lines.join('\n')}\n`);
}

function fail(): never {
  throw new Error('nothing was opened');
}
