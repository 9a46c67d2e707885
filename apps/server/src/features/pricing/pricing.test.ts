import { PATHS, type Failure, type PricingAnswer, type PricingPlanAnswer } from '@backsmith/contract';
import { PLANS } from '@backsmith/options';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callerOf } from '../../testing/caller.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let subject: TestApp;
beforeAll(async () => (subject = await testApp()));
afterAll(() => subject.close());

const get = (url: string) => callerOf(subject.app).call('GET', url);
const advanced = async () => (await get(PATHS.pricingPlan('advanced'))).json<PricingPlanAnswer>().data;
const change = (assignments: string) =>
  subject.database.pool.query(`update plan set ${assignments} where key = 'advanced'`);

test('the plans begin as the fallback shows them, in their order', async () => {
  const answer = await get(PATHS.pricing);
  expect(answer.statusCode).toBe(200);
  const { data } = answer.json<PricingAnswer>();
  expect(
    data.map(({ key, name, description, features, covers, currency, currentPricing }) => ({
      ...{ key, name, description, features, covers, currency },
      price: currentPricing.current,
    })),
  ).toEqual(PLANS);
  expect(data[0]?.currentPricing).toEqual({
    ...{ current: 100, original: 100, discounted: null, isDiscounted: false, discountPercentage: 0 },
  });
  // Security cannot be generated yet.
  expect(data.map((plan) => plan.available)).toEqual([true, true, true]);
});

test('one plan is answered by its key, in either case; an unknown or inactive one is 404', async () => {
  expect((await get(PATHS.pricingPlan('Advanced'))).json<PricingPlanAnswer>().data.name).toBe('Advanced');
  const unknown = await get(PATHS.pricingPlan('none'));
  expect([unknown.statusCode, unknown.json<Failure>().message]).toEqual([404, 'There is no such plan.']);
  await change('is_active = false');
  expect((await get(PATHS.pricingPlan('advanced'))).statusCode).toBe(404);
  expect((await get(PATHS.pricing)).json<PricingAnswer>().data).toHaveLength(2);
  await change('is_active = true');
});

test('a discount runs between its dates only; a given price wins over a percentage', async () => {
  subject.time.now = new Date('2026-11-24T12:00:00Z');
  await change(
    `discount_percentage = 33, discount_starts_at = '2026-11-24T12:00:00Z', discount_ends_at = '2026-11-25T00:00:00Z'`,
  );
  expect((await advanced()).currentPricing).toEqual({
    ...{ current: 167.5, original: 250, discounted: 167.5, isDiscounted: true, discountPercentage: 33 },
  });
  await change('discounted_cents = 19900');
  expect((await advanced()).currentPricing).toMatchObject({ current: 199, discounted: 199, discountPercentage: 20 });
  for (const outside of ['2026-11-24T11:59:59.999Z', '2026-11-25T00:00:00Z']) {
    subject.time.now = new Date(outside);
    expect((await advanced()).currentPricing).toMatchObject({ current: 250, isDiscounted: false, discounted: null });
  }
  await change('discounted_cents = null, discount_percentage = 0, discount_starts_at = null, discount_ends_at = null');
});

test('where nothing is sold no plan is available', async () => {
  const closed = await testApp({ sells: false });
  const answer = await callerOf(closed.app).call('GET', PATHS.pricing);
  expect(answer.json<PricingAnswer>().data.map((plan) => plan.available)).toEqual([false, false, false]);
  await closed.close();
});
