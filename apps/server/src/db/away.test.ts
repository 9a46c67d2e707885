import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../testing/test-database.ts';
import { DatabaseClient, isAway } from './away.ts';
import { openPool } from './database.ts';

let database: TestDatabase;
beforeAll(async () => (database = await testDatabase()));
afterAll(() => database.drop());

const thrownBy = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

const NOWHERE = { user: 'x', database: 'x', password: 'x' };

test.each([
  ['a port nobody listens at', { host: '127.0.0.1', port: 1 }],
  ['a socket that is not there', { host: path.join(tmpdir(), 'no-such-folder') }],
  ['a name nobody knows', { host: 'nobody.invalid' }],
])('%s is a database that is away', async (_what, where) => {
  const { pool, db } = openPool({ ...NOWHERE, ...where }, () => undefined);
  expect(isAway(await thrownBy(pool.query('select 1')))).toBe(true);
  expect(isAway(await thrownBy(db.execute('select 1')))).toBe(true);
  expect(isAway(await thrownBy(db.transaction(() => Promise.resolve())))).toBe(true);
  await pool.end();
});

test('a server that accepts and says nothing, or hangs up, is away', async () => {
  const sockets: net.Socket[] = [];
  const silent = net.createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
  await new Promise((resolve) => silent.once('listening', resolve));
  const at = silent.address();
  const port = typeof at === 'object' ? (at?.port ?? 0) : 0;
  const where = { ...NOWHERE, host: '127.0.0.1', port, connectionTimeoutMillis: 200 };
  expect(isAway(await thrownBy(new DatabaseClient(where).connect()))).toBe(true);
  const { pool } = openPool(where, () => undefined);
  expect(isAway(await thrownBy(pool.query('select 1')))).toBe(true);
  const hungUp = thrownBy(new DatabaseClient({ ...where, connectionTimeoutMillis: 10_000 }).connect());
  while (sockets.length < 3) await new Promise((resolve) => setTimeout(resolve, 10));
  sockets.forEach((socket) => socket.resetAndDestroy());
  expect(isAway(await hungUp)).toBe(true);
  await pool.end();
  silent.close();
});

test('a connection that the server ends is away, in the middle of a query and after it', async () => {
  const client = new DatabaseClient(database.connection);
  client.on('error', () => undefined);
  await client.connect();
  const suicide = 'select pg_terminate_backend(pg_backend_pid())';
  expect(isAway(await thrownBy(client.query(suicide)))).toBe(true);
  expect(isAway(await thrownBy(client.query('select 1')))).toBe(true);
});

test('a server that only follows another one, and takes no writes, is away', async () => {
  const where = { ...database.connection, options: '-c default_transaction_read_only=on' };
  const { pool, db } = openPool(where, () => undefined);
  const error = await thrownBy(db.transaction((tx) => tx.execute('create table written ()')));
  expect(isAway(error)).toBe(true);
  // The next one may reach the one that leads.
  expect(pool.totalCount).toBe(0);
  await pool.end();
});

test('what the database refuses is not away', async () => {
  const { db, pool } = database;
  expect(isAway(await thrownBy(pool.query('select * from nothing')))).toBe(false);
  expect(isAway(await thrownBy(db.execute('select * from nothing')))).toBe(false);
  expect(isAway(await thrownBy(db.execute('select 1 / 0')))).toBe(false);
  const strangers = new DatabaseClient({ ...database.connection, user: 'nobody_here' });
  expect(isAway(await thrownBy(strangers.connect()))).toBe(false);
});

test('a file, a pipe and another server with the same codes are not away', async () => {
  const noFile = await thrownBy(readFile(path.join(tmpdir(), 'no-such-file')));
  expect(noFile).toMatchObject({ code: 'ENOENT' });
  const child = spawn(process.execPath, ['--eval', ''], { stdio: ['pipe', 'ignore', 'ignore'] });
  // More than a pipe holds: the rest is still to be written when the reader has gone.
  const brokenPipe = await new Promise((resolve) => child.stdin.on('error', resolve).write(Buffer.alloc(1_000_000)));
  expect(brokenPipe).toMatchObject({ code: 'EPIPE' });
  const refused = await thrownBy(fetch('http://127.0.0.1:1'));
  for (const error of [noFile, brokenPipe, refused, Object.assign(new Error('late'), { code: 'ETIMEDOUT' }), 'x']) {
    expect(isAway(error)).toBe(false);
    expect(isAway(new Error('wrapped', { cause: error }))).toBe(false);
  }
});
