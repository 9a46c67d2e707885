import { MESSAGES, PATHS, type AdminUserAnswer, type Failure, type SessionAnswer } from '@backsmith/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerRequests } from '../features/password-reset/service.ts';
import { listOutbox } from '../mail/mail-store.ts';
import { callerOf, GOOD_PASSWORD, signUp } from '../testing/caller.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';
import { unlimited } from './rate-limit.ts';

let subject: TestApp;
let admin: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  subject = await testApp({ limit: unlimited });
  admin = await signUp(subject.app, { firstName: 'Chief', email: 'chief@admin.example' });
  await subject.database.pool.query(`update account set role = 'admin' where id = $1`, [admin.user.id]);
});
afterAll(() => subject.close());

const form = (email: string, change: object = {}) => ({
  ...{ firstName: 'Grace', lastName: 'Hopper', email, password: 'Another-good-1', role: 'user', ...change },
});
const made = async (email: string, change: object = {}) =>
  (await admin.call('POST', PATHS.adminUsers, form(email, change))).json<AdminUserAnswer>().data;
const NEW_PASSWORD = 'Fresh-start-1';
const login = (email: string, password: string) => callerOf(subject.app).call('POST', PATHS.login, { email, password });
const resetBy = (token: string) =>
  callerOf(subject.app).call('POST', PATHS.resetPassword, { token, newPassword: NEW_PASSWORD });
const mailsTo = async (email: string) =>
  (await listOutbox(subject.parts.db, 1000)).filter(({ recipient }) => recipient === email);

async function signedIn(email: string, password: string) {
  const answer = await login(email, password);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return callerOf(subject.app, answer.json<SessionAnswer>().data.token);
}

/** Signs in with a password that was chosen by somebody else, and chooses another. */
async function ownPassword(email: string, first: string): Promise<void> {
  const refused = (await login(email, first)).json<Failure>().error;
  expect(refused.code).toBe('FIRST_PASSWORD');
  expect((await resetBy(refused.resetToken ?? '')).statusCode).toBe(200);
}

/** The token of the link that is mailed to somebody who forgot the password. */
async function linkFor(email: string): Promise<string> {
  await callerOf(subject.app).call('POST', PATHS.forgotPassword, { email });
  await answerRequests(subject.parts);
  const text = (await mailsTo(email)).map(({ bodyText }) => bodyText).join(' ');
  const token = /token=([\w-]{43})/.exec(text)?.[1];
  if (token === undefined) throw new Error('no link was mailed');
  return token;
}

test('another address ends sessions and links of the old mailbox, and both are told', async () => {
  const ada = await signUp(subject.app, { email: 'old@navy.example' });
  const link = await linkFor('old@navy.example');
  // Asked for, and not answered yet when the address changes.
  await callerOf(subject.app).call('POST', PATHS.forgotPassword, { email: 'old@navy.example' });
  const change = (email: string) =>
    admin.call('PUT', PATHS.adminUser(ada.user.id), { ...form(email), password: undefined });
  expect((await change('OLD@navy.example')).statusCode).toBe(200);
  expect((await ada.call('GET', PATHS.me)).statusCode).toBe(200);
  expect((await change('fresh@navy.example')).json<AdminUserAnswer>().data.emailConfirmed).toBe(true);
  expect((await ada.call('GET', PATHS.me)).statusCode).toBe(401);
  expect((await resetBy(link)).json<Failure>().error.code).toBe('RESET_LINK_INVALID');
  await answerRequests(subject.parts);
  const told = async (to: string) => (await mailsTo(to)).filter(({ subject: about }) => about.includes('address'));
  const [[old], [fresh]] = await Promise.all([told('OLD@navy.example'), told('fresh@navy.example')]);
  expect([old?.bodyText, fresh?.bodyText]).toEqual([
    expect.stringContaining('no longer leads to it'),
    expect.stringContaining('Sign in with it'),
  ]);
  expect(old?.bodyText).not.toContain('fresh@');
  expect((await mailsTo('OLD@navy.example')).filter(({ bodyText }) => bodyText.includes('token='))).toHaveLength(0);
  expect((await login('old@navy.example', GOOD_PASSWORD)).statusCode).toBe(401);
  expect((await login('fresh@navy.example', GOOD_PASSWORD)).statusCode).toBe(200);
});

test('a password that an administrator sets ends sessions and links of before', async () => {
  const ada = await signUp(subject.app, { email: 'held@navy.example' });
  const link = await linkFor('held@navy.example');
  expect((await admin.call('PUT', PATHS.adminUser(ada.user.id), form('held@navy.example'))).statusCode).toBe(200);
  expect((await ada.call('GET', PATHS.me)).statusCode).toBe(401);
  expect((await resetBy(link)).json<Failure>().error.code).toBe('RESET_LINK_INVALID');
  await ownPassword('held@navy.example', 'Another-good-1');
});

test('a link that is being mailed while the address changes goes to nobody', async () => {
  const ada = await signUp(subject.app, { email: 'racing@navy.example' });
  await callerOf(subject.app).call('POST', PATHS.forgotPassword, { email: 'racing@navy.example' });
  const client = await subject.database.pool.connect();
  await client.query('begin');
  await client.query(`update account set email = $2, email_key = $2 where id = $1`, [ada.user.id, 'away@navy.example']);
  const answered = answerRequests(subject.parts);
  await new Promise((resolve) => setTimeout(resolve, 200));
  await client.query('commit');
  client.release();
  await answered;
  expect(await mailsTo('racing@navy.example')).toEqual([]);
  expect(await mailsTo('away@navy.example')).toEqual([]);
});

test('a password somebody else chose opens only the way to another, for a week', async () => {
  const { id } = await made('first@navy.example');
  const first = await login('first@navy.example', 'Another-good-1');
  expect([first.statusCode, first.json<Failure>().error.code]).toEqual([403, 'FIRST_PASSWORD']);
  expect(first.body).not.toContain('"token"');
  const links = [first, await login('first@navy.example', 'Another-good-1')].map(
    (answer) => answer.json<Failure>().error.resetToken ?? '',
  );
  expect((await resetBy(links[0] ?? '')).statusCode).toBe(200);
  expect((await resetBy(links[1] ?? '')).statusCode).toBe(400);
  expect((await login('first@navy.example', 'Another-good-1')).statusCode).toBe(401);
  expect((await login('first@navy.example', NEW_PASSWORD)).statusCode).toBe(200);
  expect((await admin.call('PUT', PATHS.adminUser(id), form('first@navy.example'))).statusCode).toBe(200);
  const before = subject.time.now;
  subject.time.now = new Date(before.getTime() + 7 * 24 * 60 * 60 * 1000);
  const late = await login('first@navy.example', 'Another-good-1');
  subject.time.now = before;
  expect(late.json<Failure>()).toMatchObject({
    message: MESSAGES.firstPasswordExpired,
    error: { code: 'FIRST_PASSWORD_EXPIRED' },
  });
  expect(late.json<Failure>().error.resetToken).toBeUndefined();
  expect((await login('first@navy.example', 'wrong')).statusCode).toBe(401);
  expect((await resetBy(await linkFor('first@navy.example'))).statusCode).toBe(200);
  expect((await login('first@navy.example', NEW_PASSWORD)).statusCode).toBe(200);
});

test('a password an administrator chooses for himself is his own', async () => {
  const other = await made('self@navy.example', { role: 'admin' });
  await ownPassword('self@navy.example', 'Another-good-1');
  const self = await signedIn('self@navy.example', NEW_PASSWORD);
  const body = form('self@navy.example', { role: 'admin' });
  expect((await self.call('PUT', PATHS.adminUser(other.id), body)).statusCode).toBe(200);
  expect((await login('self@navy.example', 'Another-good-1')).statusCode).toBe(200);
  await admin.call('DELETE', PATHS.adminUser(other.id));
});

test.each([
  ['ａda.wide@example.com', 'ada.wide@example.com'],
  ['ada.\u200Bhidden@example.com', 'Ada.hidden@example.com'],
  ['ada.soft@exam\u00ADple.com', 'ada.soft@example.com\u2060'],
])('%j and %j are one address wherever one is given', async (typed, same) => {
  const ada = await signUp(subject.app, { email: typed });
  expect(ada.user.email).not.toMatch(/[^ -~]/);
  const again = { firstName: 'Eve', lastName: 'Mallory', email: same, password: GOOD_PASSWORD };
  expect((await callerOf(subject.app).call('POST', PATHS.register, again)).statusCode).toBe(409);
  for (const email of [typed, same, ada.user.email]) expect((await login(email, GOOD_PASSWORD)).statusCode).toBe(200);
  const taken = await admin.call('POST', PATHS.adminUsers, form(same));
  expect(taken.json<Failure>().error.code).toBe('EMAIL_TAKEN');
  const other = await made(`other.${ada.user.email}`);
  const moved = await admin.call('PUT', PATHS.adminUser(other.id), { ...form(typed), password: undefined });
  expect(moved.json<Failure>().error.code).toBe('EMAIL_TAKEN');
  await callerOf(subject.app).call('POST', PATHS.forgotPassword, { email: same });
  await answerRequests(subject.parts);
  expect(await mailsTo(ada.user.email)).toHaveLength(1);
});
