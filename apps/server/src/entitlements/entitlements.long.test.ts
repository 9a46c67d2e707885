import { randomUUID } from 'node:crypto';
import { generationLimitMessage, MESSAGES, PATHS, type Failure } from '@backsmith/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { secondsAfter } from '../clock.ts';
import type { Entitlements } from './entitlements.ts';
import { entitlementsOf } from './entitlements.ts';
import { unlimited } from '../identity/rate-limit.ts';
import { eventsOf, generateBody, signUp } from '../testing/caller.ts';
import { pay, statusOf } from '../testing/pay.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';
import { findAccount, type Account } from '../identity/account-store.ts';
import { consumeEntitlement, releaseEntitlement, reserveEntitlement } from './entitlement-store.ts';
import { grantExemption } from './grant-exemption.ts';

let subject: TestApp;
let caller: Awaited<ReturnType<typeof signUp>>;
let rules: Entitlements;

beforeEach(async () => {
  const late: Entitlements = { paymentNeeded: true, reserve: (tx, account, run) => rules.reserve(tx, account, run) };
  subject = await testApp({ entitlements: late, limit: unlimited });
  rules = entitlementsOf(subject.parts.clock, subject.parts);
  caller = await signUp(subject.app);
});
afterEach(() => subject.close());

const generate = (change: object = {}) =>
  caller.call('POST', PATHS.generateMicroservice, generateBody('create table a (id int)', change));
const withHandler = { features: { swagger: true, exceptionHandler: true, security: false } };
const uses = async () =>
  (
    await subject.database.pool.query<{ status: string }>('select status from entitlement where account_id = $1', [
      caller.user.id,
    ])
  ).rows.map((row) => row.status);
const account = async (): Promise<Account> => {
  const found = await findAccount(subject.parts.db, caller.user.id);
  if (!found) throw new Error('no account');
  return found;
};
const exempt = async (grant: { readonly expiresAt?: Date; readonly limit?: number }) =>
  grantExemption(
    subject.parts.db,
    await account(),
    { paymentExempt: true, reason: 'friend', expiresAt: grant.expiresAt ?? null, limit: grant.limit ?? null },
    subject.time.now,
  );

test('without a payment nothing is generated; the refusal names the plan and its price', async () => {
  const answer = await generate(withHandler);
  expect(answer.statusCode).toBe(402);
  expect(answer.json<Failure>()).toMatchObject({
    message: 'Payment required to generate applications. Please complete your payment first.',
    error: { code: 'PAYMENT_REQUIRED', plan: { key: 'advanced', currentPricing: { current: 250 } } },
  });
  expect((await caller.call('GET', PATHS.projects)).body).toContain('"projects":[]');
});

test('a payment generates one project: reserved, consumed, and the second asks again', async () => {
  await subject.work();
  await pay(caller, 'starter');
  const [last] = eventsOf(await generate()).slice(-1);
  expect(last?.completed).toBe(true);
  expect(await uses()).toEqual(['consumed']);
  expect((await statusOf(caller)).unusedPayments).toEqual([]);
  expect((await generate()).statusCode).toBe(402);
});

test('a generation that fails or is cancelled gives back what it reserved', async () => {
  await subject.work();
  await pay(caller, 'starter');
  const failed = await caller.call('POST', PATHS.generateMicroservice, generateBody('refuse'));
  expect(eventsOf(failed).at(-1)?.error?.code).toBe('SCHEMA_ERROR');
  expect(await uses()).toEqual(['unused']);
  const running = caller.call('POST', PATHS.generateMicroservice, generateBody('sleep 3000'));
  let projectId = '';
  while (projectId === '') {
    const found = await subject.database.pool.query<{ id: string }>(
      `select project_id as id from generation where status = 'running'`,
    );
    projectId = found.rows[0]?.id ?? '';
  }
  expect(await uses()).toEqual(['reserved']);
  await caller.call('POST', PATHS.projectCancel(projectId));
  await running;
  expect(await uses()).toEqual(['unused']);
});

test('what was chosen must be covered by the plan that was paid for; the smallest that covers it is used', async () => {
  await subject.work();
  await pay(caller, 'starter');
  const answer = await generate(withHandler);
  expect([answer.statusCode, answer.json<Failure>().error.plan?.key]).toEqual([402, 'advanced']);
  await pay(caller, 'advanced');
  await generate();
  expect((await statusOf(caller)).unusedPayments).toMatchObject([{ plan: 'advanced' }]);
  await generate(withHandler);
  expect(await uses()).toEqual(['consumed', 'consumed']);
});

test('another’s payment pays for nothing of mine', async () => {
  const other = await signUp(subject.app);
  await pay(other, 'advanced');
  expect((await generate()).statusCode).toBe(402);
});

test('the same project is generated again for thirty days without paying again', async () => {
  await subject.work();
  await pay(caller, 'advanced');
  const projectId = eventsOf(await generate()).at(-1)?.projectId;
  expect(eventsOf(await generate({ projectId, ...withHandler })).at(-1)?.completed).toBe(true);
  const before = subject.time.now;
  subject.time.now = secondsAfter(before, 30 * 24 * 60 * 60 + 60);
  caller = { ...caller, ...(await signInAgain()) };
  expect((await generate({ projectId })).statusCode).toBe(402);
  subject.time.now = before;
});

test('a repetition with fewer than half of the paid tables is another project', async () => {
  await subject.work();
  await pay(caller, 'starter');
  const run = (sqlSchema: string, more: object = {}) =>
    caller.call('POST', PATHS.generateMicroservice, generateBody(sqlSchema, more));
  const projectId = eventsOf(await run('tables a b c d')).at(-1)?.projectId;
  expect(eventsOf(await run('tables A b x y z', { projectId })).at(-1)?.completed).toBe(true);
  const other = eventsOf(await run('tables a x y z', { projectId })).at(-1);
  expect(other?.error?.code).toBe('PAYMENT_REQUIRED');
  // Measured against what was paid for, not against the last repetition.
  expect(eventsOf(await run('tables c d', { projectId })).at(-1)?.completed).toBe(true);
});

async function signInAgain() {
  const { callerOf, GOOD_PASSWORD } = await import('../testing/caller.ts');
  const body = { email: caller.user.email, password: GOOD_PASSWORD };
  const answer = await callerOf(subject.app).call('POST', PATHS.login, body);
  return callerOf(subject.app, answer.json<{ data: { token: string } }>().data.token) as { token: string };
}

test('an exempt account generates for free until its day or its limit, counted also when it fails', async () => {
  await subject.work();
  await exempt({ limit: 2 });
  await generate();
  await caller.call('POST', PATHS.generateMicroservice, generateBody('refuse'));
  expect((await statusOf(caller)).generationsUsed).toBe(1);
  await generate();
  const over = await generate();
  expect([over.statusCode, over.json<Failure>()]).toMatchObject([
    402,
    {
      message:
        'You have reached your generation limit of 2. Please contact admin for more access or complete payment to continue.',
      error: { code: 'GENERATION_LIMIT_REACHED' },
    },
  ]);
  expect((await statusOf(caller)).exemptionLapsed).toBe('GENERATION_LIMIT_REACHED');
  await exempt({ expiresAt: secondsAfter(subject.time.now, 60) });
  expect((await generate()).statusCode).toBe(200);
  await exempt({ expiresAt: secondsAfter(subject.time.now, -1) });
  const expired = await generate();
  expect([expired.statusCode, expired.json<Failure>().message]).toEqual([
    402,
    'Your free access has expired. Please complete payment to continue generating projects.',
  ]);
  // A lapsed exemption is no obstacle to paying.
  await pay(caller, 'starter');
  expect((await generate()).statusCode).toBe(200);
}, 120_000);

test('of a hundred parallel uses of one entitlement exactly one is granted, in each of a hundred rounds', async () => {
  await pay(caller, 'starter');
  const wanted = { swagger: true, exceptionHandler: false, security: false };
  for (let round = 0; round < 100; round += 1) {
    const run = await acceptedRun();
    const granted = await Promise.all(
      Array.from({ length: 100 }, () => reserveEntitlement(subject.parts.db, caller.user.id, wanted, run)),
    );
    expect(granted.filter((payment) => payment !== undefined)).toHaveLength(1);
    await subject.parts.db.transaction((tx) => releaseEntitlement(tx, run.generationId));
  }
  const run = await acceptedRun();
  await reserveEntitlement(subject.parts.db, caller.user.id, wanted, run);
  await consumeEntitlement(subject.parts.db, run.generationId, ['a'], subject.time.now);
  expect(await reserveEntitlement(subject.parts.db, caller.user.id, wanted, run)).toBeUndefined();
}, 120_000);

/** Rows for a run that nobody works on. */
async function acceptedRun() {
  const [projectId, generationId] = [randomUUID(), randomUUID()];
  await subject.database.pool.query(
    `insert into project (id, account_id, name, status, created_at) values ($1, $2, 'shop', 'failed', now())`,
    [projectId, caller.user.id],
  );
  await subject.database.pool.query(
    `insert into generation (id, project_id, account_id, status, options, steps, message, created_at)
     values ($1, $2, $3, 'failed', '{}', '[]', '', now())`,
    [generationId, projectId, caller.user.id],
  );
  return { projectId, generationId };
}

test('a hundred parallel requests with one payment start one generation, through the whole server', async () => {
  await pay(caller, 'starter');
  const calls = Promise.all(Array.from({ length: 100 }, () => generate()));
  // Nobody works here: the one accepted stream stays open until the application closes.
  const accepted = async () =>
    (await subject.database.pool.query<{ count: number }>('select count(*)::int as count from generation')).rows[0]
      ?.count;
  const REFUSED = [402, 429]; // Unpaid, or one stream more than an account may read.
  let refused = 0;
  void calls.then((answers) => (refused = answers.filter(({ statusCode }) => REFUSED.includes(statusCode)).length));
  while ((await accepted()) === 0);
  await new Promise((resolve) => setTimeout(resolve, 4000));
  expect(await accepted()).toBe(1);
  expect(await uses()).toEqual(['reserved']);
  await subject.close();
  await calls;
  expect(refused).toBe(99);
  subject = await testApp();
}, 120_000);

test('a refund while a generation runs withdraws what comes back', async () => {
  const paymentId = await pay(caller, 'starter');
  const run = await acceptedRun();
  await reserveEntitlement(
    subject.parts.db,
    caller.user.id,
    { swagger: true, exceptionHandler: false, security: false },
    run,
  );
  await subject.database.pool.query(`update payment set status = 'refunded' where id = $1`, [paymentId]);
  await subject.parts.db.transaction((tx) => releaseEntitlement(tx, run.generationId));
  expect(await uses()).toEqual(['withdrawn']);
  expect((await generate()).statusCode).toBe(402);
});

test.each([
  ['refunded', `status = 'refunded'`],
  ['disputed', `dispute = 'open'`],
])('a project whose money is %s while it is made is not handed out', async (_what, change) => {
  await subject.work();
  const paymentId = await pay(caller, 'starter');
  const running = caller.call('POST', PATHS.generateMicroservice, generateBody('sleep 1500'));
  while ((await uses())[0] !== 'reserved') await new Promise((resolve) => setTimeout(resolve, 20));
  await subject.database.pool.query(`update payment set ${change} where id = $1`, [paymentId]);
  const last = eventsOf(await running).at(-1);
  expect(last?.error).toMatchObject({ code: 'PAYMENT_REQUIRED', message: MESSAGES.moneyWentBack });
  expect(await uses()).toEqual(['withdrawn']);
  const got = await caller.call('GET', PATHS.projectDownload(last?.projectId ?? ''));
  expect(got.statusCode).toBe(409);
  expect((await subject.database.pool.query('select 1 from generation where archive_key is not null')).rowCount).toBe(
    0,
  );
});

test('of runs at the same moment, those beyond the free ones are told that the limit is reached', async () => {
  await exempt({ limit: 3 });
  await subject.work();
  const answers = await Promise.all(Array.from({ length: 8 }, () => generate()));
  const refused = answers.filter(({ statusCode }) => statusCode === 402).map((answer) => answer.json<Failure>());
  expect(refused).toHaveLength(5);
  for (const { message, error } of refused)
    expect([error.code, message]).toEqual(['GENERATION_LIMIT_REACHED', generationLimitMessage(3)]);
});

test('a repetition with more than twice the paid tables is another project; ten are always allowed', async () => {
  await subject.work();
  const run = (count: number, more: object = {}) => {
    const names = Array.from({ length: count }, (_, at) => `t${at}`).join(' ');
    return caller.call('POST', PATHS.generateMicroservice, generateBody(`tables ${names}`, more));
  };
  const outcome = async (count: number, projectId: string | undefined) =>
    eventsOf(await run(count, { projectId })).at(-1)?.error?.message ?? 'completed';
  await pay(caller, 'starter');
  const small = eventsOf(await run(2)).at(-1)?.projectId;
  expect([await outcome(10, small), await outcome(11, small)]).toEqual(['completed', MESSAGES.tooManyTables]);
  await pay(caller, 'starter');
  const large = eventsOf(await run(8)).at(-1)?.projectId;
  expect([await outcome(16, large), await outcome(17, large)]).toEqual(['completed', MESSAGES.tooManyTables]);
  expect(await outcome(3, large)).toBe(MESSAGES.otherProject);
});

test('nothing is repeated for free after the money went back, or while it is disputed', async () => {
  await subject.work();
  const paymentId = await pay(caller, 'advanced');
  const projectId = eventsOf(await generate()).at(-1)?.projectId;
  const set = (change: string) =>
    subject.database.pool.query(`update payment set ${change} where id = $1`, [paymentId]);
  await set(`status = 'refunded'`);
  expect((await generate({ projectId })).statusCode).toBe(402);
  await set(`status = 'succeeded', dispute = 'open'`);
  expect((await generate({ projectId })).statusCode).toBe(402);
  await set(`dispute = 'won'`);
  expect((await generate({ projectId })).statusCode).toBe(200);
});

test('a repetition with a feature the payment did not cover asks for one that does', async () => {
  await subject.work();
  await pay(caller, 'starter');
  const projectId = eventsOf(await generate()).at(-1)?.projectId;
  const more = await generate({ projectId, ...withHandler });
  expect([more.statusCode, more.json<Failure>().error.plan?.key]).toEqual([402, 'advanced']);
  expect((await generate({ projectId })).statusCode).toBe(200);
});

test('a generation that gives back its payment waits for a refund that is being booked, and sees it', async () => {
  const paymentId = await pay(caller, 'starter');
  const run = await acceptedRun();
  const wanted = { swagger: true, exceptionHandler: false, security: false };
  await reserveEntitlement(subject.parts.db, caller.user.id, wanted, run);
  const refund = await subject.database.pool.connect();
  await refund.query('begin');
  await refund.query('select 1 from payment where id = $1 for update', [paymentId]);
  await refund.query(`update payment set status = 'refunded' where id = $1`, [paymentId]);
  const released = subject.parts.db.transaction((tx) => releaseEntitlement(tx, run.generationId));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await uses()).toEqual(['reserved']);
  await refund.query('commit');
  refund.release();
  await released;
  expect(await uses()).toEqual(['withdrawn']);
});

test('of two runs at one moment the second waits for the first, and takes the next payment', async () => {
  await pay(caller, 'starter');
  await pay(caller, 'starter');
  const [first, second] = [await acceptedRun(), await acceptedRun()];
  const wanted = { swagger: true, exceptionHandler: false, security: false };
  const [taken, end] = [Promise.withResolvers<string | undefined>(), Promise.withResolvers<undefined>()];
  const held = subject.parts.db.transaction(async (tx) => {
    taken.resolve(await reserveEntitlement(tx, caller.user.id, wanted, first));
    await end.promise;
  });
  const before = await taken.promise;
  const after = reserveEntitlement(subject.parts.db, caller.user.id, wanted, second);
  const blocked = 'select 1 from pg_stat_activity where cardinality(pg_blocking_pids(pid)) > 0';
  await expect.poll(async () => (await subject.database.pool.query(blocked)).rowCount, { timeout: 10_000 }).toBe(1);
  end.resolve(undefined);
  await held;
  expect([typeof before, typeof (await after)]).toEqual(['string', 'string']);
  expect(await after).not.toBe(before);
});
