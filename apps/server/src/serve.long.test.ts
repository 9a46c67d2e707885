import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MESSAGES, PATHS, type PaymentStatusAnswer, type SessionAnswer } from '@backsmith/contract';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { createAdministrator } from './create-administrator.ts';
import { withClient } from './db/embedded/connection.ts';
import { noteDatabase } from './db/noted-database.ts';
import { exemptAccount } from './exempt-account.ts';
import { serve, StartStopped, type RunningServer } from './serve.ts';
import { generateBody, GOOD_PASSWORD } from './testing/caller.ts';
import { databaseGate } from './testing/database-gate.ts';
import { STEPS } from './testing/hostile-worker.ts';
import { emptyDatabase, testDatabase } from './testing/test-database.ts';

let folder: string;
let servers: RunningServer[];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'backsmith-serve-'));
  chmodSync(folder, 0o755);
  servers = [];
});
afterEach(async () => {
  for (const server of servers) await server.stop();
  rmSync(folder, { recursive: true });
});

const environment = (more: Record<string, string> = {}) => ({
  BACKSMITH_DATA: folder,
  BACKSMITH_PORT: '0',
  BACKSMITH_LOG_LEVEL: 'silent',
  BACKSMITH_WORKERS: '1',
  ...more,
});

async function start(printed: string[] = [], more: Record<string, string> = {}): Promise<RunningServer> {
  const server = await serve({ environment: environment(more), print: (line) => printed.push(line) });
  servers.push(server);
  return server;
}

async function post(url: string, body: object): Promise<{ readonly status: number; readonly body: SessionAnswer }> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, body: (await answer.json()) as SessionAnswer };
}

test('the first start prints address, database and how to become administrator, and no password exists', async () => {
  const printed: string[] = [];
  const server = await start(printed);
  expect(printed[0]).toBe(`Database: embedded PostgreSQL, made in ${folder}`);
  expect(printed.some((line) => line.includes('DATABASE_URL'))).toBe(false);
  expect(printed).toContain(`Backsmith is ready: ${server.address}`);
  expect(printed.at(-1)).toContain('npx backsmith admin create --email you@example.com');
  expect((await fetch(server.address + PATHS.ready)).status).toBe(200);
});

test('an administrator is made beside the running server: created, unchanged', async () => {
  const server = await start();
  const made = await createAdministrator({ email: 'Chief@example.com', environment: environment() });
  if (!made.ok || made.password === undefined) throw new Error('no password was made');
  expect(made.how).toBe('created');
  const signedIn = await post(server.address + PATHS.login, { email: 'chief@example.com', password: made.password });
  expect(signedIn.body.data.user).toMatchObject({ role: 'admin', email: 'Chief@example.com' });

  expect(await createAdministrator({ email: 'chief@example.com', environment: environment() })).toEqual({
    ok: true,
    how: 'unchanged',
  });
  const printed: string[] = [];
  await start(printed);
  expect(printed.some((line) => line.includes('admin create'))).toBe(false);
});

test('a command that is told only the folder does not make a database beside the one its server uses', async () => {
  const elsewhere = 'postgres://backsmith:secret@db.example:5433/shop?sslmode=require';
  noteDatabase(folder, elsewhere);
  const refused = await createAdministrator({ email: 'chief@example.com', environment: environment() });
  const problem = `The server of ${folder} keeps its accounts in postgres://backsmith@db.example:5433/shop. `;
  expect(refused).toEqual({ ok: false, problem: expect.stringContaining(problem) as string });
  expect(await exemptAccount({ email: 'a@b.cd', environment: environment() })).toEqual(refused);
  expect(readdirSync(folder)).toEqual(['database.json']);
  expect(readFileSync(path.join(folder, 'database.json'), 'utf8')).not.toContain('secret');
  noteDatabase(folder, undefined);
  const printed: string[] = [];
  const order = { email: 'chief@example.com', environment: environment(), print: (line: string) => printed.push(line) };
  expect(await createAdministrator(order)).toMatchObject({ ok: true, how: 'created' });
  expect(printed[0]).toBe(`Database: embedded PostgreSQL, made in ${folder}`);
});

test('whoever registered the address of the administrator first does not get the site with it', async () => {
  const server = await start();
  const squatter = { firstName: 'Eve', lastName: 'X', email: 'boss@example.com', password: GOOD_PASSWORD };
  const registered = await post(server.address + PATHS.register, squatter);
  const me = async () => {
    const headers = { authorization: `Bearer ${registered.body.data.token}` };
    return (await fetch(server.address + PATHS.me, { headers })).status;
  };
  const order = { email: 'BOSS@example.com', environment: environment() };
  expect(await createAdministrator(order)).toEqual({
    ok: false,
    problem: expect.stringMatching(/registered less than a day ago \(\d{4}-.*Z\).*add --existing/) as string,
  });
  expect(await me()).toBe(200);
  const promoted = await createAdministrator({ ...order, existing: true });
  if (!promoted.ok || promoted.password === undefined) throw new Error('no password was made');
  expect(promoted).toMatchObject({ how: 'promoted', registeredAt: expect.any(Date) as Date });
  expect(await me()).toBe(401);
  expect((await post(server.address + PATHS.login, squatter)).status).toBe(401);
  const signedIn = await post(server.address + PATHS.login, { ...squatter, password: promoted.password });
  expect(signedIn.body.data.user.role).toBe('admin');
  const absent = { email: 'nobody@example.com', environment: environment(), existing: true };
  expect(await createAdministrator(absent)).toMatchObject({ ok: false });
});

test('an account is freed from paying beside the running server, and again made to pay', async () => {
  const server = await start();
  const ada = { firstName: 'Ada', lastName: 'L', email: 'free@example.com', password: GOOD_PASSWORD };
  const registered = await post(server.address + PATHS.register, ada);
  const status = async () => {
    const headers = { authorization: `Bearer ${registered.body.data.token}` };
    return (await fetch(server.address + PATHS.paymentStatus, { headers })).json() as Promise<PaymentStatusAnswer>;
  };
  const order = { email: 'FREE@example.com', environment: environment() };
  expect(await exemptAccount(order)).toEqual({
    ok: false,
    problem: expect.stringMatching(/registered less than a day ago .* add --existing/) as string,
  });
  expect(await status()).toMatchObject({ paymentExempt: false });
  const granted = await exemptAccount({
    ...order,
    existing: true,
    reason: 'tester',
    limit: 3,
    until: new Date('2099-01-01T00:00:00Z'),
  });
  expect(granted).toMatchObject({ ok: true, exemption: { generationsLimit: 3, generationsUsed: 0 } });
  expect(await status()).toMatchObject({ paymentExempt: true, exemptionReason: 'tester', generationsLimit: 3 });
  expect(await exemptAccount({ ...order, revoke: true })).toMatchObject({ ok: true });
  expect(await status()).toMatchObject({ paymentExempt: false, exemptionReason: null, generationsLimit: null });
  expect(await exemptAccount({ ...order, email: 'nobody@example.com' })).toMatchObject({ ok: false });
  expect(await exemptAccount({ ...order, limit: 0 })).toMatchObject({ ok: false });
});

test('the outbox is printed and can be read; with SMTP there is none', async () => {
  const printed: string[] = [];
  const server = await start(printed);
  expect(printed.some((line) => line.includes(server.outboxUrl ?? 'none'))).toBe(true);
  const page = await fetch(server.outboxUrl ?? '');
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('No mail yet.')]);
  const mail = { BACKSMITH_SMTP_URL: 'smtp://127.0.0.1:1', BACKSMITH_MAIL_FROM: 'us@example.com' };
  expect((await start([], mail)).outboxUrl).toBeUndefined();
});

test('what can be bought is said at the start: on a public site nothing, unless it was configured', async () => {
  const printed: string[] = [];
  await start(printed, { BACKSMITH_PUBLIC_URL: 'https://gen.example.com' });
  expect(printed.filter((line) => line.includes('DATABASE_URL'))).toHaveLength(1);
  expect(printed.find((line) => line.startsWith('Payments:'))).toContain('nothing can be bought');
  const asked: string[] = [];
  await start(asked, { BACKSMITH_PUBLIC_URL: 'https://gen.example.com', BACKSMITH_SANDBOX_PAYMENTS: 'on' });
  expect(asked.find((line) => line.startsWith('Payments:'))).toContain('sandbox');
});

test('a bad e-mail or password makes no administrator', async () => {
  expect(await createAdministrator({ email: 'x', environment: environment() })).toMatchObject({ ok: false });
  const weak = { email: 'a@b.cd', password: 'aaaaaaaa', environment: environment() };
  expect(await createAdministrator(weak)).toEqual({
    ok: false,
    problem: 'Password is too weak. Please choose a stronger password',
  });
});

test('two servers on one folder share it; the last one out stops the database', async () => {
  const printed: string[] = [];
  const first = await start();
  const second = await start(printed);
  expect(printed[0]).toBe(`Database: embedded PostgreSQL, already running in ${folder}`);
  const body = { firstName: 'Ada', lastName: 'L', email: 'ada@example.com', password: GOOD_PASSWORD };
  await post(first.address + PATHS.register, body);
  await first.stop();
  expect((await post(second.address + PATHS.login, body)).status).toBe(200);
  await second.stop();
  servers = [];
  const again: string[] = [];
  await start(again);
  expect(again[0]).toBe(`Database: embedded PostgreSQL, opened in ${folder}`);
});

test('a port that was chosen and is taken is refused by name; everything is closed again', async () => {
  const blocker = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => blocker.once('listening', resolve));
  const at = blocker.address();
  const port = typeof at === 'object' ? String(at?.port) : '';
  await expect(start([], { BACKSMITH_PORT: port })).rejects.toThrow(`Port ${port} is in use`);
  blocker.close();
  const printed: string[] = [];
  await start(printed);
  expect(printed[0]).toContain('opened in');
});

test('a broken environment is told whole before anything is opened', async () => {
  const broken = { ...environment(), BACKSMITH_PORT: 'x', BACKSMITH_WORKERS: '-1' };
  await expect(serve({ environment: broken, print: () => undefined })).rejects.toThrow(
    /BACKSMITH_PORT must be .*\n.*BACKSMITH_WORKERS must be/,
  );
});

/** A database behind a gate, and the address of the gate. */
async function gatedDatabase() {
  const database = await testDatabase();
  const gate = await databaseGate(database.connection);
  const { user, password, port, database: name } = gate.connection;
  const url = `postgres://${user}:${encodeURIComponent(String(password))}@127.0.0.1:${port}/${name}`;
  return { database, gate, url };
}

test('a start waits for a database that is away: one line, 503 and not ready meanwhile, then it works at the same address', async () => {
  const { database, gate, url } = await gatedDatabase();
  await gate.shut();
  const printed: string[] = [];
  const started = start(printed, { DATABASE_URL: url });
  const waiting = () => printed.filter((line) => line.startsWith('Waiting for the database'));
  await expect.poll(waiting, { timeout: 10_000 }).toHaveLength(1);
  expect(waiting()[0]).toMatch(
    /^Waiting for the database \(connect ECONNREFUSED 127\.0\.0\.1:\d+\)\. Calls at http.* 503/,
  );
  const address = /http:\S+/.exec(waiting()[0] ?? '')?.[0] ?? '';
  const ready = await fetch(address + PATHS.ready);
  expect([ready.status, await ready.json()]).toEqual([
    503,
    { status: 'not-ready', checks: { database: 'down', jobs: 'down' } },
  ]);
  expect((await fetch(address + PATHS.live)).status).toBe(200);
  for (const path of [PATHS.me, '/', '/projects/1']) {
    const answer = await fetch(address + path);
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('x-frame-options')], path).toEqual([
      ...[503, '5', 'DENY'],
    ]);
    expect(await answer.json()).toEqual({
      ...{ success: false, message: MESSAGES.network },
      error: { code: 'UNAVAILABLE', retryAfter: 5 },
    });
  }
  await gate.open();
  const server = await started;
  expect(server.address).toBe(address);
  expect((await fetch(address + PATHS.ready)).status).toBe(200);
  expect(waiting()).toHaveLength(1);
  await server.stop();
  servers = [];
  await database.drop();
});

test.each([
  ['the migrations', 'create table if not exists schema_migration'],
  ['the job queue', 'jobs.'],
  ['the notifications', 'listen "generation"'],
  ['the sign of life', 'select pg_advisory_lock($1, $2)'],
  ['the last look, when calls are answered', '"account"."role" ='],
])('a database that goes in the middle of a start, at %s, is waited for', async (_where, text) => {
  const { database, gate, url } = await gatedDatabase();
  gate.loseAnswerTo(text);
  const printed: string[] = [];
  const server = await start(printed, { DATABASE_URL: url });
  expect(printed.filter((line) => line.startsWith('Waiting for the database'))).toHaveLength(1);
  expect((await fetch(server.address + PATHS.ready)).status).toBe(200);
  await server.stop();
  servers = [];
  await database.drop();
});

test('a start that waits is stopped when it is asked to, and lets go of its port', async () => {
  const { database, gate, url } = await gatedDatabase();
  await gate.shut();
  const printed: string[] = [];
  const stop = new AbortController();
  const started = serve({
    environment: environment({ DATABASE_URL: url }),
    print: (line) => printed.push(line),
    signal: stop.signal,
  });
  await expect.poll(() => printed.some((line) => line.startsWith('Waiting')), { timeout: 10_000 }).toBe(true);
  stop.abort();
  await expect(started).rejects.toThrow(StartStopped);
  expect(printed.at(-1)).toBe('Stopping.');
  const address = /http:\S+/.exec(printed.find((line) => line.startsWith('Waiting')) ?? '')?.[0] ?? '';
  await expect(fetch(address)).rejects.toThrow();
  await database.drop();
});

test.each([
  ['only follows another one', 'set default_transaction_read_only = on', 'reset all', 'in a read-only transaction'],
  ['has no connection left', 'with connection limit 0', 'with connection limit -1', 'too many connections'],
])('a database that %s is waited for', async (_how, take, give, reason) => {
  const { database, gate, url } = await gatedDatabase();
  const alter = (how: string) =>
    withClient(inject('database'), (client) => client.query(`alter database ${database.connection.database} ${how}`));
  await alter(take);
  const printed: string[] = [];
  const started = start(printed, { DATABASE_URL: url });
  const waiting = () => printed.find((line) => line.startsWith('Waiting for the database'));
  await expect.poll(waiting, { timeout: 10_000 }).toContain(reason);
  await alter(give);
  await (await started).stop();
  servers = [];
  await gate.shut();
  await database.drop();
});

test('what no waiting helps ends the start at once: a wrong password, no such database, another owner', async () => {
  const { database, gate, url } = await gatedDatabase();
  const wrong = new URL(url);
  wrong.password = 'wrong';
  await expect(start([], { DATABASE_URL: wrong.href })).rejects.toThrow('password authentication failed');
  wrong.password = new URL(url).password;
  wrong.pathname = '/nowhere';
  await expect(start([], { DATABASE_URL: wrong.href })).rejects.toThrow('database "nowhere" does not exist');
  const foreign = await emptyDatabase();
  const owner = `alter database ${foreign.connection.database} owner to postgres`;
  await withClient(inject('database'), (client) => client.query(owner));
  wrong.pathname = `/${foreign.connection.database}`;
  await expect(start([], { DATABASE_URL: wrong.href })).rejects.toThrow('may not make tables in its database');
  await foreign.drop();
  await gate.shut();
  await database.drop();
});

test('a server whose database is away stops all the same, and leaves its run to be taken up', async () => {
  const { database, gate, url } = await gatedDatabase();
  const engine = { workerFile: new URL('testing/hostile-worker.ts', import.meta.url), steps: STEPS };
  const variables = environment({ DATABASE_URL: url, BACKSMITH_FREE_GENERATION: 'on' });
  const server = await serve({ environment: variables, print: () => undefined, engine });
  const person = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', password: GOOD_PASSWORD };
  const { token } = (await post(server.address + PATHS.register, person)).body.data;
  const run = await fetch(server.address + PATHS.generateMicroservice, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(generateBody('loop')),
  });
  const status = async () => (await database.pool.query<{ status: string }>('select status from generation')).rows;
  await expect.poll(status).toEqual([{ status: 'running' }]);
  await gate.shut();
  await server.stop();
  await run.body?.cancel();
  expect(await status()).toEqual([{ status: 'running' }]);
  await database.drop();
});
