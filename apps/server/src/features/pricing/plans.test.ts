import {
  PATHS,
  type AdminActionsAnswer,
  type AdminPlanAnswer,
  type AdminPlansAnswer,
  type Failure,
  type PricingAnswer,
} from '@backsmith/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unlimited } from '../../identity/rate-limit.ts';
import { signUp } from '../../testing/caller.ts';
import { beginPayment, pay } from '../../testing/pay.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let subject: TestApp;
let admin: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  subject = await testApp({ limit: unlimited });
  admin = await signUp(subject.app, { email: 'chief@admin.example' });
  await subject.database.pool.query(`update account set role = 'admin' where id = $1`, [admin.user.id]);
});
afterAll(() => subject.close());

const form = (name: string, change: object = {}) => ({ name, originalPrice: 99.99, ...change });
const create = (name: string, change: object = {}) => admin.call('POST', PATHS.adminPlanCreate, form(name, change));
const made = async (name: string, change: object = {}) => (await create(name, change)).json<AdminPlanAnswer>().data;
const change = (id: string, body: object) => admin.call('PUT', PATHS.adminPlan(id), body);
const toggle = (id: string) => admin.call('PATCH', PATHS.adminPlanToggle(id));
const all = async () => (await admin.call('GET', PATHS.adminPlans)).json<AdminPlansAnswer>().data;
const shown = async () => (await admin.call('GET', PATHS.pricing)).json<PricingAnswer>().data.map(({ key }) => key);
const lastAction = async () => (await admin.call('GET', PATHS.adminActions)).json<AdminActionsAnswer>().data.actions[0];

test('the list has all plans with every field (ADP-01, ADP-06, ADP-11, ADP-12)', async () => {
  const [starter] = await all();
  expect(Object.keys(starter ?? {}).toSorted()).toEqual([
    ...['covers', 'currency', 'currentPricing', 'description', 'discountEndDate', 'discountPercentage'],
    ...['discountStartDate', 'discountedPrice', 'features', 'formerPrices', 'id', 'isActive', 'isArchived', 'key'],
    ...['metadata', 'name', 'originalPrice', 'payments', 'sortOrder', 'stripePriceId', 'stripeProductId'],
  ]);
  expect(starter).toMatchObject({ key: 'starter', originalPrice: 100, payments: 0, formerPrices: [], metadata: {} });
});

test('a plan is made with what was left out set as usual, shown at once, and written down (ADP-07 to ADP-10)', async () => {
  const plan = await made(' Team ', { features: ['a', 'b'] });
  expect(plan).toMatchObject({
    ...{ key: 'team', name: 'Team', currency: 'USD', sortOrder: 0, isActive: true, covers: ['swagger'] },
    ...{ stripeProductId: null, discountStartDate: null, discountedPrice: null, originalPrice: 99.99 },
  });
  expect(await shown()).toContain('team');
  expect(await lastAction()).toMatchObject({ action: 'plan created', target: 'team', actor: 'chief@admin.example' });
  const again = await create('TEAM');
  expect([again.statusCode, again.json<Failure>().error.code]).toEqual([409, 'PLAN_NAME_TAKEN']);
});

test.each([
  { originalPrice: -1 },
  { originalPrice: -1 },
  { originalPrice: 1.005 },
  { originalPrice: 1.005 },
  { name: ' ' },
  { currency: 'JPY' },
  { discountedPrice: 100 },
  { discountPercentage: 100 },
  { sortOrder: 1.5 },
  { covers: ['everything'] },
  { features: [''] },
  { discountStartDate: '2027-02-01T00:00:00Z', discountEndDate: '2027-01-01T00:00:00Z' },
  { discountStartDate: 'tomorrow' },
])('%j is refused (ADP-14, ADP-15)', async (wrong) => {
  const answer = await create('Wrong', wrong);
  expect([answer.statusCode, answer.json<Failure>().error.code]).toEqual([400, 'VALIDATION_ERROR']);
});

test('a changed price is charged at once; the former one is kept, and so is the key of a renamed plan', async () => {
  const { id } = await made('Solo', { originalPrice: 50 });
  const answer = await change(
    id,
    form('Alone', { originalPrice: 80, discountedPrice: 60, covers: ['swagger', 'exceptionHandler'] }),
  );
  const plan = answer.json<AdminPlanAnswer>().data;
  expect(plan).toMatchObject({ key: 'solo', name: 'Alone', originalPrice: 80 });
  expect(plan.formerPrices).toEqual([expect.objectContaining({ originalPrice: 50, discountedPrice: null })]);
  await beginPayment(admin, 'solo');
  const { rows } = await subject.database.pool.query(`select amount_cents from payment where plan_key = 'solo'`);
  expect(rows).toEqual([{ amount_cents: 6000 }]);
  expect(await lastAction()).toMatchObject({
    action: 'plan changed',
    details: { price: 80, discounted: 60, before: { price: 50, name: 'Solo' } },
  });
});

test('a plan is hidden and shown again by an empty body (ADP-13)', async () => {
  const { id } = await made('Hidden');
  const off = await toggle(id);
  expect(off.json<AdminPlanAnswer>()).toMatchObject({ message: 'Pricing plan deactivated successfully' });
  expect(await shown()).not.toContain('hidden');
  expect((await toggle(id)).json<AdminPlanAnswer>().message).toBe('Pricing plan activated successfully');
  expect(await shown()).toContain('hidden');
});

test('a plan nobody paid for is deleted; one that was paid for is archived and stays as it was', async () => {
  const free = await made('Gone');
  expect((await admin.call('DELETE', PATHS.adminPlan(free.id))).statusCode).toBe(200);
  expect((await all()).map(({ key }) => key)).not.toContain('gone');
  expect(await lastAction()).toMatchObject({ action: 'plan deleted', target: 'gone' });
  const paid = await made('Sold');
  const buyer = await signUp(subject.app);
  await pay(buyer, 'sold');
  expect((await admin.call('DELETE', PATHS.adminPlan(paid.id))).statusCode).toBe(200);
  const kept = (await all()).find(({ key }) => key === 'sold');
  expect(kept).toMatchObject({ isArchived: true, isActive: false, payments: 1 });
  expect(await shown()).not.toContain('sold');
  expect(await lastAction()).toMatchObject({ action: 'plan archived', target: 'sold' });
  for (const answer of [await toggle(paid.id), await change(paid.id, form('Sold'))]) {
    expect([answer.statusCode, answer.json<Failure>().error.code]).toEqual([409, 'PLAN_UNAVAILABLE']);
  }
});

test('what does not exist is not found', async () => {
  for (const id of ['nothing', '00000000-0000-4000-8000-000000000000']) {
    expect((await toggle(id)).statusCode).toBe(404);
    expect((await change(id, form('x'))).statusCode).toBe(404);
    expect((await admin.call('DELETE', PATHS.adminPlan(id))).statusCode).toBe(404);
  }
});
