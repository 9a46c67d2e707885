import { PATHS, type Failure, type SessionAnswer } from '@backsmith/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unlimited } from './rate-limit.ts';
import { listOutbox } from '../mail/mail-store.ts';
import { callerOf, GOOD_PASSWORD, signUp, type Caller } from '../testing/caller.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';
import { answerRequests } from '../features/password-reset/service.ts';

const NEW_PASSWORD = 'Another-1 of mine';

let subject: TestApp;
/** What happens between the comparison of a password and what follows from it. */
let meanwhile: () => Promise<unknown> = () => Promise.resolve();
beforeAll(async () => {
  subject = await testApp({
    limit: {
      ...unlimited,
      forgive: async () => {
        await meanwhile();
      },
    },
  });
});
afterAll(() => subject.close());

const login = (email: string, password: string) => callerOf(subject.app).call('POST', PATHS.login, { email, password });
const change = (caller: Caller, newPassword: string) =>
  caller.call('PUT', PATHS.changePassword, { currentPassword: GOOD_PASSWORD, newPassword });
const meStatus = async (token: string) => (await callerOf(subject.app, token).call('GET', PATHS.me)).statusCode;

async function resetTokens(email: string, count: number): Promise<readonly string[]> {
  for (let i = 0; i < count; i += 1) await callerOf(subject.app).call('POST', PATHS.forgotPassword, { email });
  await answerRequests(subject.parts);
  const mails = (await listOutbox(subject.parts.db, 500)).filter((mail) => mail.recipient === email);
  return mails.flatMap((mail) => /token=([\w-]{43})/.exec(mail.bodyText)?.[1] ?? []);
}

test('a sign-in that compared the old password does not outlive the change', async () => {
  const owner = await signUp(subject.app);
  let changed = 0;
  meanwhile = async () => {
    changed = (await change(owner, NEW_PASSWORD)).statusCode;
  };
  const late = await login(owner.user.email, GOOD_PASSWORD);
  meanwhile = () => Promise.resolve();
  expect(changed).toBe(200);
  expect([late.statusCode, late.json<Failure>().error.code]).toEqual([401, 'INVALID_CREDENTIALS']);
});

test('of sign-ins and a change at the same time none leaves a session of the old password', async () => {
  for (let round = 0; round < 3; round += 1) {
    const owner = await signUp(subject.app);
    const [changed, ...signIns] = await Promise.all([
      change(owner, NEW_PASSWORD),
      ...Array.from({ length: 6 }, () => login(owner.user.email, GOOD_PASSWORD)),
    ]);
    expect(changed.statusCode).toBe(200);
    for (const answer of signIns.filter((one) => one.statusCode === 200)) {
      expect(await meStatus(answer.json<SessionAnswer>().data.token)).toBe(401);
    }
    expect(await meStatus(owner.token)).toBe(200);
  }
});

test('of changes at the same time one wins, and its password is the one that counts', async () => {
  const owner = await signUp(subject.app);
  const wishes = Array.from({ length: 8 }, (_, at) => `${NEW_PASSWORD} ${at}`);
  const answers = await Promise.all(wishes.map((wish) => change(owner, wish)));
  expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, ...Array<number>(7).fill(400)]);
  const won = wishes[answers.findIndex((answer) => answer.statusCode === 200)] ?? '';
  for (const wish of wishes) expect((await login(owner.user.email, wish)).statusCode).toBe(wish === won ? 200 : 401);
});

test('two links of one account at the same time: one sets the password, the other has ended', async () => {
  const { user } = await signUp(subject.app);
  const tokens = await resetTokens(user.email, 2);
  expect(tokens).toHaveLength(2);
  const { pool } = subject.database;
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query('select 1 from account where id = $1 for update', [user.id]);
  const asked = tokens.map((token, at) =>
    callerOf(subject.app).call('POST', PATHS.resetPassword, { token, newPassword: `${NEW_PASSWORD} ${at}` }),
  );
  // Both have come as far as they can while somebody else has the account: from here on only their order counts.
  const waiting = `select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  await expect
    .poll(async () => (await pool.query<{ count: number }>(waiting)).rows[0]?.count, { timeout: 10_000 })
    .toBe(2);
  await holder.query('commit');
  holder.release();
  const answers = await Promise.all(asked);
  expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 400]);
});

test('a link and a change at the same time end in order, whichever comes first', async () => {
  for (let round = 0; round < 3; round += 1) {
    const owner = await signUp(subject.app);
    const [token] = await resetTokens(owner.user.email, 1);
    const reset = { token, newPassword: `${NEW_PASSWORD} by mail` };
    const [changed, byMail] = await Promise.all([
      change(owner, NEW_PASSWORD),
      callerOf(subject.app).call('POST', PATHS.resetPassword, reset),
    ]);
    expect([changed.statusCode, byMail.statusCode].toSorted()).toEqual([200, 400]);
  }
});

test('a change tells the owner by mail', async () => {
  const owner = await signUp(subject.app);
  expect((await change(owner, NEW_PASSWORD)).statusCode).toBe(200);
  const mails = (await listOutbox(subject.parts.db, 500)).filter((mail) => mail.recipient === owner.user.email);
  expect(mails.map((mail) => mail.subject)).toEqual(['Your Backsmith password was changed']);
});
