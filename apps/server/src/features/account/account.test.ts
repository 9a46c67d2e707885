import { PATHS, type AccountSessionsAnswer, type Failure } from '@backsmith/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listOutbox } from '../../mail/mail-store.ts';
import { eventsOf, generateBody, GOOD_PASSWORD, signUp, upload } from '../../testing/caller.ts';
import { pay } from '../../testing/pay.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let subject: TestApp;
beforeAll(async () => {
  subject = await testApp();
  await subject.work();
});
afterAll(() => subject.close());

const count = async (sql: string, id: string) =>
  (await subject.database.pool.query<{ n: number }>(`select count(*)::int as n from ${sql}`, [id])).rows[0]?.n;

test('all sessions of an account are listed, and all but the own one ended', async () => {
  const ada = await signUp(subject.app);
  const login = { email: ada.user.email, password: GOOD_PASSWORD };
  await ada.call('POST', PATHS.login, login);
  const sessions = async () =>
    (await ada.call('GET', PATHS.accountSessions)).json<AccountSessionsAnswer>().data.sessions;
  expect((await sessions()).map(({ current }) => current).toSorted()).toEqual([false, true]);
  expect((await ada.call('DELETE', PATHS.accountSessions)).statusCode).toBe(200);
  expect(await sessions()).toMatchObject([{ current: true }]);
});

test('an export has everything of the account, and nothing of another’s', async () => {
  const [ada, other] = [await signUp(subject.app, { company: 'Quays' }), await signUp(subject.app)];
  await upload(subject.app, ada, [{ name: 'file', fileName: 'ü.sql', content: 'create table ü (id int);' }]);
  const latin1 = Uint8Array.from([45, 45, 252]);
  await upload(subject.app, ada, [{ name: 'file', fileName: 'latin.sql', content: latin1 }]);
  await upload(subject.app, other, [{ name: 'file', fileName: 'b.sql', content: 'create table hers (id int);' }]);
  await pay(ada, 'starter');
  const answer = await ada.call('GET', PATHS.accountExport);
  expect(answer.headers['content-disposition']).toBe('attachment; filename="backsmith-data.json"');
  const whole = JSON.parse(answer.body) as {
    readonly account: object;
    readonly payments: readonly object[];
    readonly projects: readonly { readonly schema?: string; readonly schemaBase64?: string }[];
  };
  expect(whole.account).toMatchObject({ email: ada.user.email, company: 'Quays', newsletter: { consent: false } });
  expect(whole.payments).toMatchObject([{ plan: 'Starter', amount: 100 }]);
  expect(whole.projects).toHaveLength(2);
  expect(whole.projects.map(({ schema }) => schema).filter(Boolean)).toEqual(['create table ü (id int);']);
  expect(whole.projects.map(({ schemaBase64 }) => schemaBase64).filter(Boolean)).toEqual([
    Buffer.from(latin1).toString('base64'),
  ]);
  expect(answer.body).not.toMatch(/hers|argon2/);
});

test('an account goes with its password only, with all that is its, and its payments stay', async () => {
  const ada = await signUp(subject.app);
  await pay(ada, 'starter');
  const made = eventsOf(await ada.call('POST', PATHS.generateMicroservice, generateBody('fine'))).at(-1);
  expect(made?.completed).toBe(true);
  const wrong = await ada.call('DELETE', PATHS.account, { password: 'Wrong-one-1' });
  expect([wrong.statusCode, wrong.json<Failure>().error.field]).toEqual([400, 'password']);
  const { id } = ada.user;
  const archives = await subject.database.pool.query<{ archive_key: string }>(
    'select archive_key from project where account_id = $1',
    [id],
  );
  const key = archives.rows[0]?.archive_key ?? '';
  const stored = await subject.parts.storage.get(key);
  stored?.stream.destroy();
  expect(stored).toBeDefined();
  expect((await ada.call('DELETE', PATHS.account, { password: GOOD_PASSWORD })).statusCode).toBe(200);
  expect((await ada.call('GET', PATHS.me)).statusCode).toBe(401);
  for (const table of ['account where id = $1', 'project where account_id = $1', 'session where account_id = $1']) {
    expect(await count(table, id), table).toBe(0);
  }
  expect(await subject.parts.storage.get(key)).toBeUndefined();
  expect(await count('payment where account_id is null and email = $1', ada.user.email)).toBe(1);
  const letters = (await listOutbox(subject.parts.db, 500)).filter(({ recipient }) => recipient === ada.user.email);
  expect(letters.map(({ subject: title }) => title)).toContain('Your Backsmith account was deleted');
  const again = await signUp(subject.app, { email: ada.user.email });
  expect(again.user.id).not.toBe(id);
});

test('the last administrator stays, also when two leave at the same time', async () => {
  const [one, two] = [await signUp(subject.app), await signUp(subject.app)];
  const ids = [one.user.id, two.user.id];
  await subject.database.pool.query(`update account set role = 'admin' where id = any($1)`, [ids]);
  const leave = (caller: typeof one) => caller.call('DELETE', PATHS.account, { password: GOOD_PASSWORD });
  const answers = await Promise.all([leave(one), leave(two)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json<Failure>().error.code).toBe('LAST_ADMINISTRATOR');
});
