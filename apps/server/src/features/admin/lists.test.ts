import {
  PATHS,
  type AdminActionsAnswer,
  type AdminFailuresAnswer,
  type AdminPaymentsAnswer,
  type AdminSessionsAnswer,
  type Failure,
  type PricingPlanAnswer,
} from '@backsmith/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unlimited } from '../../identity/rate-limit.ts';
import { callerOf, eventsOf, generateBody, GOOD_PASSWORD, signUp } from '../../testing/caller.ts';
import { beginPayment, pay } from '../../testing/pay.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let subject: TestApp;
let admin: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  subject = await testApp({ limit: unlimited });
  await subject.work();
  admin = await signUp(subject.app, { firstName: 'Chief', email: 'chief@admin.example' });
  await subject.database.pool.query(`update account set role = 'admin' where id = $1`, [admin.user.id]);
});
afterAll(() => subject.close());

const payments = async (query = '') =>
  (await admin.call('GET', `${PATHS.adminPayments}${query}`)).json<AdminPaymentsAnswer>().data;
const failures = async (query = '') =>
  (await admin.call('GET', `${PATHS.adminFailures}${query}`)).json<AdminFailuresAnswer>().data;
const lastAction = async () => (await admin.call('GET', PATHS.adminActions)).json<AdminActionsAnswer>().data.actions[0];

test('payments are listed with their state, found by address, receipt and provider, and outlive their account', async () => {
  const payer = await signUp(subject.app, { email: 'Payer_One@shop.example' });
  const paid = await pay(payer, 'starter');
  subject.time.now = new Date(subject.time.now.getTime() + 1000);
  await beginPayment(payer, 'advanced');
  const found = await payments('?search=payer_one');
  expect(found.payments.map(({ status, use }) => [status, use])).toEqual([
    ['pending', null],
    ['succeeded', 'unused'],
  ]);
  const [, one] = found.payments;
  expect(one).toMatchObject({ id: paid, userId: payer.user.id, amount: 100, currency: 'USD', testMode: true });
  for (const search of [one?.receiptNumber, one?.intentId?.toUpperCase()]) {
    expect((await payments(`?search=${search ?? ''}`)).payments.map(({ id }) => id)).toEqual([paid]);
  }
  expect((await payments('?search=payerXone')).payments).toEqual([]);
  expect((await payments('?search=payer_one&status=succeeded')).pagination.total).toBe(1);
  await payer.call('DELETE', PATHS.account, { password: GOOD_PASSWORD });
  expect((await payments('?search=payer_one&status=succeeded')).payments[0]?.userId).toBe(null);
});

test('failures are listed with code, step and cause; what was stopped is none', async () => {
  const user = await signUp(subject.app, { email: 'unlucky@shop.example' });
  const last = eventsOf(await user.call('POST', PATHS.generateMicroservice, generateBody('refuse'))).at(-1);
  await user.call('POST', PATHS.generateMicroservice, generateBody('create table a (id int)'));
  const found = await failures('?search=UNLUCKY@');
  expect(found.pagination.total).toBe(1);
  expect(found.failures[0]).toMatchObject({
    ...{ projectId: last?.projectId, projectName: 'shop', email: 'unlucky@shop.example', code: 'SCHEMA_ERROR' },
    ...{ step: 'Reading schema', attempts: 1, message: 'Line 3, column 7: No table was found.' },
  });
  expect((await failures('?search=schema_')).pagination.total).toBe(1);
  expect((await failures('?search=time_')).pagination.total).toBe(0);
});

test('sessions of a user are listed and ended, which is written down; the own one that asks stays', async () => {
  const user = await signUp(subject.app, { email: 'away@shop.example' });
  const path = PATHS.adminUserSessions(user.user.id);
  const list = async (of: string) => (await admin.call('GET', of)).json<AdminSessionsAnswer>().data.sessions;
  expect((await list(path)).map(({ current }) => current)).toEqual([false]);
  expect((await admin.call('DELETE', path)).statusCode).toBe(200);
  expect((await user.call('GET', PATHS.me)).statusCode).toBe(401);
  expect(await list(path)).toEqual([]);
  expect(await lastAction()).toMatchObject({
    ...{ action: 'sessions ended', actor: 'chief@admin.example', target: 'away@shop.example' },
  });
  const again = { email: 'chief@admin.example', password: GOOD_PASSWORD };
  await callerOf(subject.app).call('POST', PATHS.login, again);
  const own = PATHS.adminUserSessions(admin.user.id);
  expect(await list(own)).toHaveLength(2);
  await admin.call('DELETE', own);
  expect((await list(own)).map(({ current }) => current)).toEqual([true]);
  const unknown = PATHS.adminUserSessions('8c0e6b1e-5f1a-4b52-9d6a-0d7b6f1f2a30');
  expect((await admin.call('DELETE', unknown)).json<Failure>().error.code).toBe('NOT_FOUND');
});

test('lists are exported whole, harmless in spreadsheets, and that is written down', async () => {
  for (const company of ['=HYPERLINK("http://evil")', '+1', '-1+1', '@SUM(A1)', '＝1+1', 'Quo"ted, Inc']) {
    await signUp(subject.app, { company });
  }
  const answer = await admin.call('GET', PATHS.adminExport('users'));
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="users.csv"',
  });
  const lines = answer.body.trimEnd().split('\r\n');
  const { rows } = await subject.database.pool.query<{ all: number }>('select count(*)::int as all from account');
  expect(lines).toHaveLength(1 + (rows[0]?.all ?? 0));
  for (const cell of [
    `"'=HYPERLINK(""http://evil"")"`,
    `"'+1"`,
    `"'-1+1"`,
    `"'@SUM(A1)"`,
    `"'＝1+1"`,
    '"Quo""ted, Inc"',
  ]) {
    expect(answer.body).toContain(cell);
  }
  expect(answer.body).not.toMatch(/argon2/);
  expect(await lastAction()).toMatchObject({ action: 'list exported', target: 'users' });
  expect((await admin.call('GET', PATHS.adminExport('payments'))).body).toContain('"Payer_One@shop.example"');
  expect((await admin.call('GET', PATHS.adminExport('failures'))).body).toContain('"SCHEMA_ERROR"');
  expect((await admin.call('GET', PATHS.adminExport('passwords'))).statusCode).toBe(400);
});

test('a plan may cost nothing; then it is shown and not sold (ADP-15)', async () => {
  const body = { name: 'Gratis', originalPrice: 0 };
  expect((await admin.call('POST', PATHS.adminPlanCreate, body)).statusCode).toBe(201);
  const { data } = (await admin.call('GET', PATHS.pricingPlan('gratis'))).json<PricingPlanAnswer>();
  expect(data).toMatchObject({ available: false, currentPricing: { current: 0, isDiscounted: false } });
  const intent = { plan: 'gratis', amount: 0, currency: 'usd' };
  const refused = await admin.call('POST', PATHS.createPaymentIntent, intent);
  expect(refused.json<Failure>().error.code).toBe('PLAN_UNAVAILABLE');
});
