import type { AdminPlan } from '@backsmith/contract';
import { planForm } from '@backsmith/contract';
import { expect, it } from 'vitest';
import { planFormOf, planRequestOf, priceProblem } from './plan-form.ts';

const PLAN: AdminPlan = {
  ...{ id: 'p', key: 'team', name: 'Team', description: 'For teams', features: ['a', 'b'], covers: ['swagger'] },
  ...{ currency: 'EUR', originalPrice: 99.5, discountedPrice: null, discountPercentage: 10 },
  ...{ stripeProductId: 'prod_1', stripePriceId: null, discountStartDate: '2027-01-31T08:30:00.000Z' },
  ...{ discountEndDate: null, sortOrder: 7, isActive: true, isArchived: false, payments: 0 },
  ...{ formerPrices: [], metadata: {} },
  currentPricing: { current: 99.5, original: 99.5, discounted: null, isDiscounted: false, discountPercentage: 0 },
};

it('shows a plan and sends the same plan again, moments to the minute (ADP-05, ADP-08)', () => {
  const { stripeProductId, stripePriceId, discountStartDate, discountEndDate, originalPrice, covers } = PLAN;
  expect(planRequestOf(planFormOf(PLAN))).toMatchObject({
    ...{ stripeProductId, stripePriceId, discountStartDate, discountEndDate, originalPrice, covers },
    ...{ name: 'Team', currency: 'EUR', discountPercentage: 10, features: ['a', 'b'] },
  });
});

it('begins with dollars, active, at place 0, and covers what the smallest plan does (ADP-07, ADP-09, ADP-10)', () => {
  expect(planFormOf(undefined)).toMatchObject({ currency: 'USD', isActive: true, sortOrder: '0', covers: ['swagger'] });
});

it('drops blank lines, reads whole numbers, and sends null for what is empty (ADP-16 to ADP-19)', () => {
  const request = planRequestOf({
    ...planFormOf(undefined),
    name: ' Team ',
    originalPrice: '99.99',
    features: 'a\n\n b \n',
    sortOrder: '7',
  });
  expect(request).toMatchObject({ name: 'Team', originalPrice: 99.99, features: ['a', 'b'], sortOrder: 7 });
  expect(request).toMatchObject({ discountedPrice: null, discountStartDate: null, discountEndDate: null });
  expect(planForm.safeParse(request).success).toBe(true);
});

it.each(['0', '99.99', '99'])('takes a price of "%s" (ADP-15)', (text) => {
  expect(priceProblem(text, true)).toBeUndefined();
});

it.each(['-1', '1.005', 'ten', '1e3', '1234567'])('takes no price of %j', (text) => {
  expect(priceProblem(text, true)).toMatch(/^Write a price/);
});

it('needs the original price alone (ADP-14)', () => {
  expect([priceProblem('', true), priceProblem('', false), priceProblem('99.99', true)]).toEqual([
    'Original price is required',
    ...[undefined, undefined],
  ]);
});
