import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { PATHS, type SessionAnswer } from '@backsmith/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../apps/server/src/config.ts';
import {
  findProgram,
  freePort,
  killTree,
  REPOSITORY,
  runOk,
  scratchFolder,
  startPostgres,
  tail,
  type Run,
  type TestDatabaseServer,
} from '../kit/index.ts';
import { SKIP_MARK } from '../kit/skip-mark.ts';
import { operatorIn, type Operator } from './operator.ts';
import { shellBlocks } from './shell-blocks.ts';

const ENV_FILE = 'docs/guide/backsmith.env';
const UNIT = 'docs/guide/backsmith.service';
const ADA = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' };

/** Each block of the guide by words of its own. What is not listed here has no test. */
const BLOCKS = {
  start: 'NODE_ENV=production npx backsmith serve',
  administrator: 'BACKSMITH_DATA=/var/lib/backsmith npx backsmith admin create',
  unit: 'systemctl enable --now backsmith',
  beside: '. /etc/backsmith/backsmith.env && npx backsmith admin create',
  newsletter: '/api/admin/newsletter > newsletter.csv',
  exempt: 'npx backsmith admin exempt --email ada@example.com --until',
  stripe: 'BACKSMITH_STRIPE_WEBHOOK_SECRET=',
  mail: 'BACKSMITH_SMTP_URL=',
} as const;

function block(name: keyof typeof BLOCKS): string {
  const found = shellBlocks().filter((text) => text.includes(BLOCKS[name]));
  expect(found, name).toHaveLength(1);
  return found[0] ?? '';
}

const root = scratchFolder('guide');
let operator: Operator;
let databases: TestDatabaseServer;
let databaseUrl: string;
let address: string;
let port: number;
let server: ChildProcess | undefined;
let token: string;

const ours = () => ({
  'postgres://backsmith:password@localhost/backsmith': databaseUrl,
  'https://your-site/api': `${address}/api`,
});
const environment = () => ({ DATABASE_URL: databaseUrl, BACKSMITH_DATA: join(root, 'backsmith') });

beforeAll(async () => {
  chmodSync(root, 0o755);
  operator = operatorIn(root);
  databases = await startPostgres();
  const { name, user, password } = await databases.database('operators');
  databaseUrl = `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${databases.port}/${name}`;
  port = await freePort();
  address = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  if (server?.pid !== undefined) killTree(server.pid);
  await databases.stop();
});

function ok(ended: Run): Run {
  expect(ended.code, tail(ended)).toBe(0);
  return ended;
}

async function isUp(): Promise<boolean> {
  return fetch(address + PATHS.ready).then(
    (answer) => answer.ok,
    () => false, // Nobody listens there.
  );
}

async function isDown(): Promise<boolean> {
  return !(await isUp());
}

/** Waits until it is so; the time limit of the test is that of the wait. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await rest(100);
}

/** Ends a program and all it started. */
async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, signal);
  await until(isDown);
}

async function post(path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  return fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
}

test('every block of commands in the guide has a test', () => {
  const known = Object.values(BLOCKS);
  expect(shellBlocks().filter((text) => !known.some((words) => text.includes(words)))).toEqual([]);
  expect(shellBlocks()).toHaveLength(known.length);
});

test('the shortest way starts a server that answers', async () => {
  server = operator.start(block('start'), ours(), { BACKSMITH_PORT: String(port) });
  await until(isUp);
  expect(operator.calls()).toEqual(['npm ci', 'npm run build']);
  expect(Object.keys(scripts())).toContain('build');
});

test('the first administrator is made beside it, and signs in', async () => {
  const made = ok(await operator.run(block('administrator'), ours()));
  expect(made.stderr).toContain('Created the administrator you@example.com.');
  const answer = await post(PATHS.login, { email: 'you@example.com', password: made.stdout.trim() });
  const { data } = (await answer.json()) as SessionAnswer;
  expect(data.user.role).toBe('admin');
  token = data.token;
});

test('an account is freed from paying, and pays again', async () => {
  expect((await post(PATHS.adminUsers, { ...ADA, password: 'Harbour-4-all!', role: 'user' })).status).toBe(201);
  const { stderr } = ok(await operator.run(block('exempt'), {}, environment()));
  expect(stderr).toContain('generates for free: until 2027-01-31T23:59:59.999Z, 20 generations, 0 used');
  expect(stderr).toContain('ada@example.com pays for generations again.');
});

const curl = findProgram('curl');
test.skipIf(curl === undefined)(
  `the newsletter's list is taken from the running server${curl === undefined ? `${SKIP_MARK}curl is missing` : ''}`,
  async () => {
    const command = block('newsletter').replace('> newsletter.csv', `> ${join(root, 'newsletter.csv')}`);
    ok(await operator.run(command, ours(), { TOKEN: token }));
    expect(readFileSync(join(root, 'newsletter.csv'), 'utf8')).toMatch(/^\W*email\W/i);
  },
);

test('the variables that the guide names are those the server knows', async () => {
  for (const name of ['stripe', 'mail'] as const) {
    const show = `set -a\n${block(name)}\nnode -p 'JSON.stringify(process.env)'`;
    const all = JSON.parse(ok(await operator.run(show)).stdout) as Record<string, string>;
    const set = Object.fromEntries(Object.entries(all).filter(([variable]) => !(variable in process.env)));
    const read = readConfig(set);
    expect(read).toMatchObject({ ok: true, warnings: [] });
    if (name === 'mail') expect(read).toMatchObject({ config: { teamEmail: 'team@example.com', smtp: { tls: true } } });
    else
      expect(read).toMatchObject({ config: { stripe: { webhookSecret: 'whsec_…' }, publicUrl: 'https://your-site' } });
  }
});

test('the unit is put in its place, with its variables where nobody else reads them', async () => {
  const before = operator.calls().length;
  ok(await operator.run(block('unit')));
  const file = join(root, 'etc/backsmith/backsmith.env');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).toBe(readFileSync(join(REPOSITORY, ENV_FILE), 'utf8'));
  expect(existsSync(join(root, 'etc/systemd/system/backsmith.service'))).toBe(true);
  expect(operator.calls().slice(before)).toEqual([
    'useradd --system --home-dir /var/lib/backsmith backsmith'.replace('/var/lib/', `${root}/`),
    'systemctl daemon-reload',
    'systemctl enable --now backsmith',
  ]);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^DATABASE_URL=.*$/m, `DATABASE_URL=${databaseUrl}`));
  writeFileSync(file, readFileSync(file, 'utf8').replace('/var/lib/', `${root}/`));
  const known = ok(await operator.run(block('beside')));
  expect(known.stderr).toContain('you@example.com is an administrator already.');
});

test('npx that is stopped leaves no server behind', async () => {
  if (server !== undefined) await end(server, 'SIGTERM');
  const env = { ...process.env, ...environment(), BACKSMITH_PORT: String(port) };
  server = spawn('npx', ['backsmith', 'serve'], { cwd: REPOSITORY, env, detached: true, stdio: 'ignore' });
  await until(isUp);
  server.kill('SIGTERM');
  await until(isDown);
});

test('what the unit runs comes up again on what a crash left', async () => {
  const unit = readUnit();
  expect(unit['Restart']).toBe('always');
  const env = join(root, 'etc/backsmith/backsmith.env');
  mkdirSync(join(root, 'backsmith'), { recursive: true });
  for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
    const command = `set -a; . ${env}; exec ${unit['ExecStart']?.replaceAll('/opt/backsmith', REPOSITORY) ?? ''}`;
    server = spawn('sh', ['-ec', command], {
      ...{ cwd: REPOSITORY, detached: true, stdio: 'ignore' },
      env: { PATH: process.env['PATH'], BACKSMITH_PORT: String(port) },
    });
    await until(isUp);
    await end(server, signal);
  }
});

const analyze = findProgram('systemd-analyze');
test.skipIf(analyze === undefined)(
  `systemd finds no mistake in the unit${analyze === undefined ? `${SKIP_MARK}systemd-analyze is missing` : ''}`,
  async () => {
    const file = join(root, 'backsmith.service');
    writeFileSync(file, readFileSync(join(REPOSITORY, UNIT), 'utf8').replaceAll('/opt/backsmith', REPOSITORY));
    const said = await runOk(analyze ?? '', ['verify', file]);
    expect(said.stderr.split('\n').filter((line) => line.includes('backsmith'))).toEqual([]);
  },
);

function readUnit(): Readonly<Record<string, string>> {
  const lines = readFileSync(join(REPOSITORY, UNIT), 'utf8').matchAll(/^(\w+)=(.*)$/gm);
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
}

function scripts(): object {
  return (JSON.parse(readFileSync(join(REPOSITORY, 'package.json'), 'utf8')) as { readonly scripts: object }).scripts;
}
