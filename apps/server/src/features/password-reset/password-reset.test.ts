import { PATHS, type Done, type Failure, type SessionAnswer } from '@backsmith/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { secondsAfter } from '../../clock.ts';
import { findAccount } from '../../identity/account-store.ts';
import { listOutbox } from '../../mail/mail-store.ts';
import { callerOf, GOOD_PASSWORD, signUp } from '../../testing/caller.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { answerRequests } from './service.ts';

let subject: TestApp;
beforeAll(async () => (subject = await testApp()));
afterAll(() => subject.close());

const NEW_PASSWORD = 'Fresh-start-1';
const call = (url: string, body: object) => callerOf(subject.app).call('POST', url, body);
const forgot = (email: string) => call(PATHS.forgotPassword, { email });
const reset = (token: string, newPassword = NEW_PASSWORD) => call(PATHS.resetPassword, { token, newPassword });
const login = (email: string, password: string) => call(PATHS.login, { email, password });
const mailsTo = async (email: string) =>
  (await listOutbox(subject.parts.db, 100)).filter((mail) => mail.recipient === email);

/** Asks for a link and reads it in the mail. */
async function linkFor(email: string): Promise<string> {
  await forgot(email);
  await answerRequests(subject.parts);
  const [mail] = await mailsTo(email);
  const token = /https:\/\/backsmith\.test\/reset-password\?token=([\w-]{43})\s/.exec(mail?.bodyText ?? '')?.[1];
  if (token === undefined) throw new Error('no link was mailed');
  return token;
}

test('a mailed link sets a new password once, and all sessions end', async () => {
  const caller = await signUp(subject.app);
  const token = await linkFor(caller.user.email);
  const confirmed = async () => (await findAccount(subject.parts.db, caller.user.id))?.emailConfirmedAt ?? null;
  expect(await confirmed()).toBeNull();
  const answer = await reset(token);
  expect(await confirmed()).toEqual(subject.time.now);
  expect(answer.json<Done>()).toEqual({
    success: true,
    message: 'Your password was changed. You can log in with the new one now.',
  });
  expect((await caller.call('GET', PATHS.me)).statusCode).toBe(401);
  expect((await login(caller.user.email, GOOD_PASSWORD)).statusCode).toBe(401);
  expect((await login(caller.user.email, NEW_PASSWORD)).statusCode).toBe(200);
  const again = await reset(token, 'Third-time-3');
  expect([again.statusCode, again.json<Failure>().error.code]).toEqual([400, 'RESET_LINK_INVALID']);
  const titles = (await mailsTo(caller.user.email)).map((mail) => mail.subject); // of one moment, so in any order
  expect(titles.toSorted()).toEqual(['Set a new password for Backsmith', 'Your Backsmith password was changed']);
});

test('of a hundred parallel uses of one link exactly one sets the password', async () => {
  const { user } = await signUp(subject.app);
  const token = await linkFor(user.email);
  const fresh = { ...subject.parts, limit: { spend: () => Promise.resolve(), forgive: () => Promise.resolve() } };
  const { resetPassword } = await import('./service.ts');
  const uses = await Promise.allSettled(
    Array.from({ length: 100 }, () => resetPassword(fresh, { token, newPassword: NEW_PASSWORD }, '127.0.0.1')),
  );
  expect(uses.filter((use) => use.status === 'fulfilled')).toHaveLength(1);
});

test('a link works for thirty minutes, and a newer use ends the older links', async () => {
  const { user } = await signUp(subject.app);
  const before = subject.time.now;
  const late = await linkFor(user.email);
  subject.time.now = secondsAfter(before, 30 * 60 + 1);
  expect((await reset(late)).statusCode).toBe(400);
  subject.time.now = secondsAfter(before, 30 * 60 - 1);
  const second = await linkFor(user.email);
  expect((await reset(late)).statusCode).toBe(200);
  expect((await reset(second)).statusCode).toBe(400);
  subject.time.now = before;
});

test('a change of the password ends mailed links', async () => {
  const caller = await signUp(subject.app);
  const token = await linkFor(caller.user.email);
  const change = { currentPassword: GOOD_PASSWORD, newPassword: 'Changed-by-me-1' };
  expect((await caller.call('PUT', PATHS.changePassword, change)).statusCode).toBe(200);
  expect((await reset(token)).statusCode).toBe(400);
});

test('a weak or well-known password is refused and does not use the link up', async () => {
  const { user } = await signUp(subject.app);
  const token = await linkFor(user.email);
  for (const weak of ['short', 'aaaaaaaa', 'Password1!']) {
    const answer = await reset(token, weak);
    expect([answer.statusCode, answer.json<Failure>().error.field]).toEqual([400, 'newPassword']);
  }
  expect((await reset(token)).statusCode).toBe(200);
});

test('known and unknown addresses get the same answer after the same work, and only the known one gets a mail', async () => {
  const { user } = await signUp(subject.app);
  const known = await forgot(user.email.toUpperCase());
  const unknown = await forgot('nobody-here@example.com');
  expect(known.statusCode).toBe(200);
  expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
  const counted = await subject.database.pool.query<{ count: number }>(
    'select count(*)::int as count from password_reset_request',
  );
  // Both calls did nothing but note the request: what differs happens afterwards.
  expect(counted.rows[0]?.count).toBe(2);
  await answerRequests(subject.parts);
  expect(await mailsTo(user.email)).toHaveLength(1);
  expect(await mailsTo('nobody-here@example.com')).toHaveLength(0);
});

test('requests are limited alike for known and unknown accounts', async () => {
  const { user } = await signUp(subject.app);
  for (const email of [user.email, 'nobody-at-all@example.com']) {
    const before = subject.time.now;
    subject.time.now = secondsAfter(before, 3 * 60 * 60);
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1) statuses.push((await forgot(email)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    subject.time.now = before;
  }
});

test.each(['', 'abc', 'a@b', 'x@y.zz\r\nBcc: z@z.zz'])('%j is no address', async (email) => {
  expect((await forgot(email)).statusCode).toBe(400);
});

test('the token is kept as a hash only', async () => {
  const { user } = await signUp(subject.app);
  const token = await linkFor(user.email);
  const rows = await subject.database.pool.query<{ all: string }>(
    'select string_agg(password_reset::text, $1) as all from password_reset',
    [' '],
  );
  expect(rows.rows[0]?.all).toContain('\\x');
  expect(rows.rows[0]?.all).not.toContain(token);
  const session = await reset(token);
  expect(session.json<Partial<SessionAnswer>>().data).toBeUndefined();
});

test('no mail about an account carries what somebody wrote as its name', async () => {
  const { user } = await signUp(subject.app, { firstName: 'Visit https://evil.example', lastName: 'evil' });
  const token = await linkFor(user.email);
  await call(PATHS.resetPassword, { token, newPassword: NEW_PASSWORD });
  const mails = await mailsTo(user.email);
  expect(mails).toHaveLength(2);
  expect(JSON.stringify(mails)).not.toMatch(/evil/);
});
