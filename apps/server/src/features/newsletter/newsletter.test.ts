import { PATHS, type UserAnswer } from '@backsmith/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '../../testing/caller.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { csvOf } from '../../http/csv.ts';

let subject: TestApp;
beforeAll(async () => (subject = await testApp()));
afterAll(() => subject.close());

const CONSENT = { preferences: { subscribeToNewsletter: true } };

async function exported(): Promise<string> {
  const admin = await signUp(subject.app);
  await subject.database.pool.query(`update account set role = 'admin' where id = $1`, [admin.user.id]);
  const answer = await admin.call('GET', PATHS.newsletterExport);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  return answer.body;
}

test('an administrator exports who consented and when, each with a link that ends it', async () => {
  const wants = await signUp(subject.app, { ...CONSENT, firstName: '=HYPERLINK("x")' });
  const wantsNot = await signUp(subject.app);
  const csv = await exported();
  expect(csv).toContain(wants.user.email);
  expect(csv).not.toContain(wantsNot.user.email);
  expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
  const [, link = ''] =
    /"https:\/\/backsmith\.test(\/api\/newsletter\/unsubscribe\?token=[0-9a-f-]{36})"/.exec(csv) ?? [];

  const page = await subject.app.inject({ method: 'GET', url: link });
  expect(page.body).toContain('<form method="post"');
  // Only looking at it ends nothing.
  expect(await exported()).toContain(wants.user.email);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const end = { method: 'POST', url: link, headers, payload: 'List-Unsubscribe=One-Click' } as const;
  expect((await subject.app.inject(end)).statusCode).toBe(200);
  expect(await exported()).not.toContain(wants.user.email);
  const me = await wants.call('GET', PATHS.me);
  expect(me.json<UserAnswer>().data.user.preferences.subscribeToNewsletter).toBe(false);
});

test('a token that does not exist is answered alike and shown as text', async () => {
  const url = `${PATHS.newsletterUnsubscribe}?token=${encodeURIComponent('"><script>alert(1)</script>')}`;
  const page = await subject.app.inject({ method: 'GET', url });
  expect(page.body).not.toContain('<script>');
  expect((await subject.app.inject({ method: 'POST', url })).statusCode).toBe(200);
});

test('no other call takes a form', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await subject.app.inject({ method: 'POST', url: PATHS.login, headers, payload: 'email=a' });
  expect(answer.statusCode).toBe(415);
});

test('csv cells are quoted', () => {
  expect(
    csvOf([
      ['a"b', 'c,d'],
      ['+1', 'e\nf'],
    ]),
  ).toBe('"a""b","c,d"\r\n"\'+1","e\nf"\r\n');
});
