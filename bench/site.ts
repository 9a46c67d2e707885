// How long the calls of the dashboard and the admin panel take on a large site: 100,000 users and 1,000,000 projects in the
// embedded PostgreSQL, and by which indexes its statements find their rows. Fails where the p95 of a call is above the bar,
// or where one reads a large table from end to end.
//   node bench/site.ts [part of a title]     CALLS=100: calls of each kind
import { mkdtempSync, chmodSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PATHS, type SessionAnswer } from '@backsmith/contract';
import { serve } from '@backsmith/server';
import { openEmbedded } from '@backsmith/server/embedded';
import pg from 'pg';
import { accessPaths } from './site/access-paths.ts';
import { readsDuring } from './site/statements.ts';

/** Milliseconds. */
const BAR = 100;
const CALLS = Number(process.env['CALLS'] ?? 60);

type Call = { readonly title: string; readonly path: string; readonly as: 'user' | 'admin' };

const CALLED: readonly Call[] = [
  { title: 'stats of the dashboard', path: PATHS.projectStats, as: 'user' },
  { title: 'projects of the dashboard', path: `${PATHS.projects}?limit=20`, as: 'user' },
  { title: 'projects of analytics', path: `${PATHS.projects}?limit=100`, as: 'user' },
  { title: 'project list, last page', path: `${PATHS.projects}?page=100`, as: 'user' },
  { title: 'project list, searched', path: `${PATHS.projects}?search=shop77`, as: 'user' },
  { title: 'project list, failed', path: `${PATHS.projects}?status=failed`, as: 'user' },
  { title: 'payment status', path: PATHS.paymentStatus, as: 'user' },
  { title: 'own payments', path: PATHS.paymentHistory, as: 'user' },
  { title: 'admin figures', path: PATHS.adminStats, as: 'admin' },
  { title: 'users', path: PATHS.adminUsers, as: 'admin' },
  { title: 'users, last page', path: `${PATHS.adminUsers}?page=5000`, as: 'admin' },
  { title: 'users, searched', path: `${PATHS.adminUsers}?search=mira`, as: 'admin' },
  { title: 'users, searched rarely', path: `${PATHS.adminUsers}?search=name77123`, as: 'admin' },
  { title: 'users, exempt', path: `${PATHS.adminUsers}?paymentExempt=true`, as: 'admin' },
  { title: 'users, administrators', path: `${PATHS.adminUsers}?role=admin`, as: 'admin' },
  { title: 'payments', path: PATHS.adminPayments, as: 'admin' },
  { title: 'payments, searched', path: `${PATHS.adminPayments}?search=user77`, as: 'admin' },
  { title: 'payments, pending', path: `${PATHS.adminPayments}?status=pending`, as: 'admin' },
  { title: 'failures', path: PATHS.adminFailures, as: 'admin' },
  { title: 'failures, searched', path: `${PATHS.adminFailures}?search=user77`, as: 'admin' },
  { title: 'actions', path: PATHS.adminActions, as: 'admin' },
  { title: 'revenue', path: PATHS.revenueOverview, as: 'admin' },
  { title: 'revenue by month', path: PATHS.revenueMonthly, as: 'admin' },
  { title: 'revenue by user', path: `${PATHS.revenueByUser}?limit=10`, as: 'admin' },
  { title: 'plans', path: PATHS.adminPlans, as: 'admin' },
];

const folder = mkdtempSync(join(tmpdir(), 'backsmith-site-bench-'));
chmodSync(folder, 0o755);
const database = await openEmbedded({ folder: join(folder, 'postgres'), durable: false });
const { user, password, host, port, database: name } = database.connection;
const url = `postgresql://${user}:${password}@localhost/${name}?host=${encodeURIComponent(host)}&port=${port}`;
const server = await serve({
  environment: {
    ...{
      BACKSMITH_DATA: folder,
      BACKSMITH_PORT: '0',
      BACKSMITH_RATE_LIMITS: 'off',
      BACKSMITH_VERIFY: 'off',
      BACKSMITH_FREE_GENERATION: 'on',
    },
    ...{ DATABASE_URL: url, BACKSMITH_LOG_LEVEL: 'error' },
  },
  print: () => undefined,
});
const client = new pg.Client(database.connection);
try {
  await client.connect();
  const tokens = { user: await signUp('heavy'), admin: await signUp('chief') };
  await client.query(`update account set role = 'admin' where email = 'chief@bench.example'`);
  const began = performance.now();
  await fill();
  console.log(`filled in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  const wanted = CALLED.filter(({ title }) => title.includes(process.argv[2] ?? ''));
  for (const call of wanted) {
    const times = await measured(call, tokens[call.as]);
    const [p50, p95] = [times[Math.floor(times.length / 2)] ?? NaN, times[Math.floor(times.length * 0.95)] ?? NaN];
    const verdict = p95 <= BAR ? '' : '  MISSED';
    console.log(
      `${call.title.padEnd(28)}p50 ${p50.toFixed(1).padStart(7)} ms   p95 ${p95.toFixed(1).padStart(7)} ms${verdict}`,
    );
    if (p95 > BAR) process.exitCode = 1;
    const { indexes, scanned } = await accessPaths(client, await readsDuring(() => called(call, tokens[call.as])));
    console.log(`  by ${indexes.join(', ') || 'no index'}`);
    if (scanned.length === 0) continue;
    console.log(`  READ WHOLE: ${scanned.join(', ')}`);
    process.exitCode = 1;
  }
} finally {
  await client.end();
  await server.stop();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function signUp(firstName: string): Promise<string> {
  const email = `${firstName}@bench.example`;
  const answer = await fetch(server.address + PATHS.register, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ firstName, lastName: 'Bench', email, password: 'Forge-4-ever!' }),
  });
  return ((await answer.json()) as SessionAnswer).data.token;
}

/** Statement by statement: the last one may not stand in a transaction. */
async function fill(): Promise<void> {
  const text = readFileSync(new URL('./site/fill.sql', import.meta.url), 'utf8');
  const heavy = `(select id from account where email = 'heavy@bench.example')`;
  await client.query('set statement_timeout = 0');
  for (const statement of text.replaceAll(':heavy', heavy).split(/;\n/)) {
    if (statement.trim() !== '') await client.query(statement);
  }
}

/** Sorted times of calls one after the other, in milliseconds. */
async function measured(call: Call, token: string): Promise<readonly number[]> {
  const times: number[] = [];
  for (let at = 0; at < CALLS + 3; at += 1) {
    const began = performance.now();
    await called(call, token);
    // The first ones open connections.
    if (at >= 3) times.push(performance.now() - began);
  }
  return times.toSorted((one, other) => one - other);
}

async function called({ path }: Call, token: string): Promise<void> {
  const answer = await fetch(server.address + path, { headers: { authorization: `Bearer ${token}` } });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}`);
}
