import {
  PATHS,
  type AdminActionsAnswer,
  type AdminStatsAnswer,
  type AdminUserAnswer,
  type AdminUsersAnswer,
  type Failure,
  type RevenueByUserAnswer,
  type RevenueMonthlyAnswer,
  type RevenueOverviewAnswer,
} from '@backsmith/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unlimited } from '../../identity/rate-limit.ts';
import { callerOf, GOOD_PASSWORD, signUp } from '../../testing/caller.ts';
import { pay, statusOf } from '../../testing/pay.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let subject: TestApp;
let admin: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  subject = await testApp({ limit: unlimited });
  admin = await signUp(subject.app, { firstName: 'Chief', email: 'chief@admin.example' });
  await subject.database.pool.query(`update account set role = 'admin' where id = $1`, [admin.user.id]);
});
afterAll(() => subject.close());

const list = async (query = '') =>
  (await admin.call('GET', `${PATHS.adminUsers}${query}`)).json<AdminUsersAnswer>().data;
const actions = async () => (await admin.call('GET', PATHS.adminActions)).json<AdminActionsAnswer>().data.actions;
const form = (email: string, change: object = {}) => ({
  ...{ firstName: 'Grace', lastName: 'Hopper', email, password: 'Another-good-1', company: 'Navy_50%', phone: '' },
  ...{ role: 'user', ...change },
});
const create = (email: string, change: object = {}) => admin.call('POST', PATHS.adminUsers, form(email, change));
const made = async (email: string, change: object = {}) => (await create(email, change)).json<AdminUserAnswer>().data;

const login = (email: string, password: string) => callerOf(subject.app).call('POST', PATHS.login, { email, password });

describe('users', () => {
  test('come in pages, searched and filtered; no answer has a password (API-31, ADU-06, ADU-13, ADU-14)', async () => {
    for (let index = 0; index < 24; index += 1) await signUp(subject.app, { company: 'Pagers' });
    const exempt = await made('grace@navy.example', { paymentExempt: true, exemptionReason: 'tester' });
    const first = await list('?search=pagers');
    expect([first.users.length, first.pagination]).toEqual([20, { total: 24, page: 1, limit: 20, totalPages: 2 }]);
    expect((await list('?search=PAGERS&page=2')).users).toHaveLength(4);
    for (const search of ['GRACE', 'hopp', '@navy.ex', 'navy_50%25']) {
      expect(
        (await list(`?search=${search}`)).users.map(({ id }) => id),
        search,
      ).toEqual([exempt.id]);
    }
    expect((await list('?search=navy_5_%25')).users).toEqual([]);
    expect((await list('?paymentExempt=true')).users.map(({ id }) => id)).toEqual([exempt.id]);
    expect((await list('?role=admin')).users.map(({ id }) => id)).toEqual([admin.user.id]);
    expect(exempt).toMatchObject({ exemptionReason: 'tester', generationsLimit: null, emailConfirmed: true });
    expect(Object.keys(exempt).toSorted()).toEqual([
      ...['company', 'createdAt', 'email', 'emailConfirmed', 'exemptionExpiresAt', 'exemptionReason', 'firstName'],
      ...['generationsLimit', 'generationsUsed', 'id', 'lastName', 'paymentExempt', 'phone', 'projectCount'],
      ...['revenue', 'role', 'totalRevenue'],
    ]);
    expect((await admin.call('GET', PATHS.adminUsers)).body).not.toMatch(/password|argon2/);
    for (const query of ['page=0', 'limit=101', 'role=boss', 'paymentExempt=maybe']) {
      expect((await admin.call('GET', `${PATHS.adminUsers}?${query}`)).statusCode, query).toBe(400);
    }
  });

  test('are created, and can sign in; a taken e-mail and a bad form are refused (API-32, ADU-27)', async () => {
    const answer = await create('new@navy.example', { role: 'admin' });
    expect([answer.statusCode, answer.json<AdminUserAnswer>().message]).toEqual([201, 'User created successfully']);
    expect((await login('NEW@navy.example', 'Another-good-1')).json<Failure>().error.code).toBe('FIRST_PASSWORD');
    const again = await create('New@navy.example');
    expect([again.statusCode, again.json<Failure>().error]).toEqual([409, { code: 'EMAIL_TAKEN', field: 'email' }]);
    for (const [change, field] of [
      [{ firstName: ' ' }, 'firstName'],
      [{ lastName: '' }, 'lastName'],
      [{ email: 'abc' }, 'email'],
      [{ password: 'aaaaaaaa' }, 'password'],
      [{ password: undefined }, 'password'],
      [{ role: 'boss' }, 'role'],
      [{ generationsLimit: 0 }, 'generationsLimit'],
    ] as const) {
      const refused = await create('fresh@navy.example', change);
      expect([refused.statusCode, refused.json<Failure>().error.field], field).toEqual([400, field]);
    }
    await admin.call('DELETE', PATHS.adminUser(answer.json<AdminUserAnswer>().data.id));
  });

  test('are changed; without a password the old one stays, with one all sessions end (API-33, ADU-22)', async () => {
    const ada = await signUp(subject.app);
    const change = (body: object) => admin.call('PUT', PATHS.adminUser(ada.user.id), body);
    const kept = { ...form('moved@navy.example', { firstName: 'Augusta', generationsLimit: 5 }), password: undefined };
    const answer = await change({ ...kept, paymentExempt: true });
    expect(answer.json<AdminUserAnswer>().data).toMatchObject({
      ...{ firstName: 'Augusta', email: 'moved@navy.example', phone: null, paymentExempt: true, generationsLimit: 5 },
    });
    expect((await login('moved@navy.example', GOOD_PASSWORD)).statusCode).toBe(200);
    expect((await change(form('moved@navy.example'))).statusCode).toBe(200);
    expect((await ada.call('GET', PATHS.me)).statusCode).toBe(401);
    expect((await login('moved@navy.example', GOOD_PASSWORD)).statusCode).toBe(401);
    expect((await login('moved@navy.example', 'Another-good-1')).statusCode).toBe(403);
    expect((await change(form('chief@admin.example'))).json<Failure>().error.code).toBe('EMAIL_TAKEN');
    expect((await admin.call('PUT', PATHS.adminUser('x'), form('y@z.zz'))).statusCode).toBe(404);
  });

  test('are deleted, and what they paid stays; the last administrator stays, too (API-34, ADU-26)', async () => {
    const ada = await signUp(subject.app);
    await pay(ada, 'starter');
    const answer = await admin.call('DELETE', PATHS.adminUser(ada.user.id));
    expect(answer.json()).toMatchObject({ success: true, data: { id: ada.user.id } });
    expect((await ada.call('GET', PATHS.me)).statusCode).toBe(401);
    expect((await list(`?search=${ada.user.email}`)).users).toEqual([]);
    const kept = await subject.database.pool.query('select 1 from payment where email = $1', [ada.user.email]);
    expect(kept.rowCount).toBe(1);
    const own = PATHS.adminUser(admin.user.id);
    for (const refused of [
      await admin.call('DELETE', own),
      await admin.call('PUT', own, form('chief@admin.example', { password: '' })),
    ]) {
      expect([refused.statusCode, refused.json<Failure>().error.code]).toEqual([409, 'LAST_ADMINISTRATOR']);
    }
  });
});

test('every action is in the trail, with who did it and to whom, and without a secret', async () => {
  const grace = await made('trail@navy.example');
  await admin.call('PATCH', PATHS.userExemption(grace.id), { paymentExempt: true, exemptionReason: 'Admin Action' });
  await admin.call('PATCH', PATHS.userExemption(grace.id), { paymentExempt: false });
  await admin.call('PUT', PATHS.adminUser(grace.id), form('trail@navy.example', { password: 'Yet-another-1' }));
  await admin.call('DELETE', PATHS.adminUser(grace.id));
  const trail = (await actions()).filter(({ target }) => target === 'trail@navy.example');
  expect(trail.map(({ action }) => action)).toEqual([
    ...['user deleted', 'user changed', 'exemption disabled', 'exemption enabled', 'user created'],
  ]);
  expect(new Set(trail.map(({ actor }) => actor))).toEqual(new Set(['chief@admin.example']));
  expect(JSON.stringify(trail)).not.toMatch(/Yet-another|argon2/);
});

test('revenue is what succeeded less what went back, per currency, of money or of tests (ADR-09, ADR-11)', async () => {
  const own = await testApp({ limit: unlimited });
  const chief = await signUp(own.app);
  const { pool } = own.database;
  await pool.query(`update account set role = 'admin' where id = $1`, [chief.user.id]);
  const payers = [];
  for (let index = 0; index < 12; index += 1) {
    const payer = await signUp(own.app);
    await pay(payer, 'starter');
    if (index < 3) await pay(payer, 'advanced');
    payers.push(payer);
  }
  await pool.query(`update payment set refunded_cents = 4000, status = 'refunded' where account_id = $1`, [
    payers[11]?.user.id,
  ]);
  await pool.query(`update payment set currency = 'EUR' where account_id = $1`, [payers[10]?.user.id]);
  await pool.query(`update payment set test_mode = false where account_id = $1`, [payers[9]?.user.id]);
  await pool.query(`update payment set paid_at = '2020-02-03T00:00:00Z' where account_id = $1`, [payers[8]?.user.id]);
  const get = async <Answer>(path: string) => (await chief.call('GET', path)).json<Answer>();
  const { data } = await get<RevenueOverviewAnswer>(PATHS.revenueOverview);
  expect(data).toMatchObject({ totalRevenue: 1710, totalPayments: 13, totals: { USD: 1710, EUR: 100 } });
  expect(data.averagePayment).toBe(131.54);
  expect(data.revenueByPlan).toEqual({ Starter: 960, Advanced: 750 });
  const months = (await get<RevenueMonthlyAnswer>(PATHS.revenueMonthly)).data;
  expect(months.at(-1)).toEqual({ month: '2020-02', currency: 'USD', revenue: 100, count: 1 });
  expect(months).toEqual(data.revenueByMonth);
  const top = (await get<RevenueByUserAnswer>(`${PATHS.revenueByUser}?limit=10`)).data;
  expect(top).toHaveLength(10);
  expect(top[0]).toMatchObject({ revenue: 350, paymentCount: 2, currency: 'USD' });
  expect(top.map(({ revenue }) => revenue)).toEqual(top.map(({ revenue }) => revenue).toSorted((a, b) => b - a));
  const stats = (await get<AdminStatsAnswer>(PATHS.adminStats)).data;
  expect(stats.users).toEqual({ total: 13, admins: 1, exempt: 0, newThisMonth: 13 });
  expect(stats.projects).toEqual({ total: 0, completed: 0, failed: 0, successRate: 0 });
  expect(stats.revenue).toMatchObject({ total: 1710, thisMonth: 1610, paymentCount: 13, averagePayment: 131.54 });
  expect(stats.months).toHaveLength(12);
  expect(stats.months.at(-1)).toMatchObject({ accounts: 13, completed: 0, failed: 0, revenue: 1610 });
  await own.close();
});

test('an exemption follows at once (API-35, ADU-15 to ADU-17)', async () => {
  const ada = await signUp(subject.app);
  const set = (paymentExempt: boolean, exemptionReason: string | null) =>
    admin.call('PATCH', PATHS.userExemption(ada.user.id), {
      ...{ paymentExempt, exemptionReason, exemptionExpiresAt: null, generationsLimit: null },
    });
  expect((await set(true, 'Admin Action')).statusCode).toBe(200);
  expect(await statusOf(ada)).toMatchObject({ paymentExempt: true, exemptionReason: 'Admin Action' });
  await set(false, null);
  expect(await statusOf(ada)).toMatchObject({ paymentExempt: false, generationsLimit: null });
});

test('of two administrators who leave at one moment the second sees that he is the last', async () => {
  await made('leaving@admin.example', { role: 'admin' });
  const other = await subject.database.pool.connect();
  await other.query('begin');
  await other.query(`delete from account where role = 'admin' and id <> $1`, [admin.user.id]);
  await other.query(`select 1 from account where role = 'admin' for no key update`);
  const asked = admin.call('DELETE', PATHS.adminUser(admin.user.id));
  const blocked = 'select 1 from pg_stat_activity where cardinality(pg_blocking_pids(pid)) > 0';
  const waiting = async () => (await subject.database.pool.query(blocked)).rowCount;
  await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
  await other.query('commit');
  other.release();
  expect((await asked).json<Failure>().error.code).toBe('LAST_ADMINISTRATOR');
});
