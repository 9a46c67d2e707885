import { MESSAGES, PATHS, queuedMessage, type GenerateRequest } from '@backsmith/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { secondsAfter } from '../../clock.ts';
import { findAccount, type Account } from '../../identity/account-store.ts';
import { unlimited } from '../../identity/rate-limit.ts';
import { loadEvent } from '../../projects/load-event.ts';
import { Refusal } from '../../refusal.ts';
import { callerOf, generateBody, signUp } from '../../testing/caller.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { acceptGeneration } from './service.ts';
import { waitAfter } from './wait-after-limits.ts';

let subject: TestApp;
beforeEach(async () => (subject = await testApp({ limit: unlimited })));
afterEach(() => subject.close());

const tokens = new Map<string, string>();

async function somebody(): Promise<Account> {
  const { user, token } = await signUp(subject.app);
  tokens.set(user.id, token);
  const found = await findAccount(subject.parts.db, user.id);
  if (!found) throw new Error('no account');
  return found;
}

const accept = async (account: Account, wish = 'fine') =>
  (await acceptGeneration(subject.parts, account, generateBody(wish) as GenerateRequest)).generationId;
const messageOf = async (id: string) => (await loadEvent(subject.parts.db, id))?.message;
async function allEnded(): Promise<void> {
  const open = `select 1 from generation where status in ('queued', 'running')`;
  await expect.poll(async () => (await subject.database.pool.query(open)).rowCount, { timeout: 50_000 }).toBe(0);
}

/** Waits until a query waits for another's lock. */
async function someoneWaits(): Promise<void> {
  const blocked = 'select 1 from pg_stat_activity where cardinality(pg_blocking_pids(pid)) > 0';
  await expect.poll(async () => (await subject.database.pool.query(blocked)).rowCount, { timeout: 10_000 }).toBe(1);
}

test('one account waits behind the first of every other, and everybody is told their place', async () => {
  const [ada, bob, eve] = [await somebody(), await somebody(), await somebody()];
  const ofAda = [await accept(ada), await accept(ada), await accept(ada), await accept(ada)];
  const ofBob = [await accept(bob), await accept(bob)];
  const ofEve = await accept(eve);
  const places = await Promise.all([...ofAda, ...ofBob, ofEve].map(messageOf));
  const [first, ...more] = [0, 3, 5, 6, 1, 4, 2].map((ahead) => (ahead === 0 ? undefined : queuedMessage(ahead)));
  expect(first).toBeUndefined();
  expect(places).toEqual([MESSAGES.generationStarting, ...more]);
  // One at a time, so that the times at which they began tell the order they were taken in.
  await subject.work(1);
  await allEnded();
  const begun = await subject.database.pool.query<{ id: string }>('select id from jobs.job order by started_on');
  const [a1, a2, a3, a4] = ofAda;
  const [b1, b2] = ofBob;
  expect(begun.rows.map((row) => row.id)).toEqual([a1, b1, ofEve, a2, b2, a3, a4]);
});

test('what waits moves up when one of the account has ended, so that nobody waits for ever', async () => {
  const [ada, bob] = [await somebody(), await somebody()];
  const ofAda = [await accept(ada), await accept(ada)];
  const ofBob = await accept(bob);
  expect(await messageOf(ofAda[1] ?? '')).toBe(queuedMessage(2));
  const { rows } = await subject.database.pool.query<{ project_id: string }>(
    'select project_id from generation where id = $1',
    [ofAda[0]],
  );
  await callerOf(subject.app, tokens.get(ada.id)).call('POST', PATHS.projectCancel(rows[0]?.project_id ?? ''));
  expect(await messageOf(ofBob)).toBe(MESSAGES.generationStarting);
  expect(await messageOf(ofAda[1] ?? '')).toBe(queuedMessage(1));
});

test('an account may have ten in the queue, in any race; the eleventh is refused', async () => {
  const ada = await somebody();
  const results = await Promise.allSettled(Array.from({ length: 14 }, () => accept(ada)));
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(10);
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as Refusal] : []));
  expect(refused.map((refusal) => refusal.code)).toEqual(Array(4).fill('TOO_MANY_GENERATIONS'));
});

test('a run waits for those of its account that are being accepted, and counts them', async () => {
  const ada = await somebody();
  for (let count = 0; count < 9; count += 1) await accept(ada);
  const spare = await subject.database.pool.query<{ id: string }>(
    `insert into project (id, account_id, name, status, created_at)
     values (gen_random_uuid(), $1, 'spare', 'generating', now()) returning id`,
    [ada.id],
  );
  const other = await subject.database.pool.connect();
  await other.query('begin');
  await other.query('select 1 from account where id = $1 for no key update', [ada.id]);
  await other.query(
    `insert into generation (id, project_id, account_id, status, options, steps, message, created_at)
     select gen_random_uuid(), $2, account_id, 'queued', options, steps, message, created_at
     from generation where account_id = $1 limit 1`,
    [ada.id, spare.rows[0]?.id],
  );
  const asked = accept(ada).catch((error: unknown) => error);
  await someoneWaits();
  await other.query('commit');
  other.release();
  expect(await asked).toMatchObject({ code: 'TOO_MANY_GENERATIONS' });
});

test('twenty accounts start a hundred generations at once, and all of them end', async () => {
  const people: Account[] = [];
  for (let i = 0; i < 20; i += 1) people.push(await somebody());
  await Promise.all(people.flatMap((one) => Array.from({ length: 5 }, () => accept(one))));
  await subject.work();
  await allEnded();
  const counted = await subject.database.pool.query<{ status: string; count: number }>(
    'select status, count(*)::int as count from generation group by status',
  );
  expect(counted.rows).toEqual([{ status: 'completed', count: 100 }]);
}, 120_000);

test('runs that are stopped at a limit make their account wait, longer each time; other ends do not', async () => {
  const [ada, bob] = [await somebody(), await somebody()];
  const stop = async (account: Account, code: string, at: Date) => {
    const id = await accept(account);
    await subject.database.pool.query(
      `update generation set status = 'failed', error_code = $2, ended_at = $3 where id = $1`,
      [id, code, at],
    );
  };
  const start = subject.time.now;
  const waits: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    await stop(ada, round % 2 === 0 ? 'TIME_LIMIT' : 'MEMORY_LIMIT', subject.time.now);
    const refusal: unknown = await accept(ada).then(
      () => undefined,
      (error: unknown) => error,
    );
    const wait = refusal instanceof Refusal ? (refusal.details.retryAfter ?? 0) : 0;
    waits.push(wait);
    if (refusal instanceof Refusal) expect(refusal.code).toBe('TOO_MANY_REQUESTS');
    subject.time.now = secondsAfter(subject.time.now, wait);
  }
  expect(waits).toEqual([0, 60, 120, 240, 480]);
  subject.time.now = start;
  for (let round = 0; round < 5; round += 1) await stop(bob, 'SCHEMA_ERROR', subject.time.now);
  await accept(bob);
  // A day later all is forgotten.
  subject.time.now = secondsAfter(start, 26 * 60 * 60);
  await accept(ada);
});

test('the wait has an end', () => {
  expect([0, 1, 2, 7, 8, 9, 100].map(waitAfter)).toEqual([0, 0, 60, 1920, 3600, 3600, 3600]);
});
