import { expect, test } from 'vitest';
import { FALLBACK_PLANS, suggestPlan } from './plans.ts';
import { SANDBOX_CARDS, sandboxMethodOf } from './sandbox-cards.ts';

test('the fallback prices are those of the specification (PRI-21)', () => {
  expect(FALLBACK_PLANS.map((plan) => [plan.key, plan.price, plan.currency])).toEqual([
    ['starter', 100, 'USD'],
    ['advanced', 250, 'USD'],
    ['enterprise', 400, 'USD'],
  ]);
  expect(FALLBACK_PLANS.every((plan) => plan.key === plan.name.toLowerCase())).toBe(true);
});

test.each([
  [{ security: true, exceptionHandler: false }, 'enterprise'],
  [{ security: true, exceptionHandler: true }, 'enterprise'],
  [{ security: false, exceptionHandler: true }, 'advanced'],
  [{ security: false, exceptionHandler: false }, 'starter'],
])('%j suggests %s', (features, plan) => {
  expect(suggestPlan(features)).toBe(plan);
});

test('only test cards become a method; any other number stays in the browser', () => {
  expect(sandboxMethodOf('4242424242424242')).toBe('card_success');
  expect(sandboxMethodOf('4000 0000 0000 9995')).toBe('card_insufficient_funds');
  expect(SANDBOX_CARDS.every((card) => sandboxMethodOf(card.number) === card.method)).toBe(true);
  for (const number of ['', '4111111111111111', '42424242424242421', '4242-4242-4242-4242']) {
    expect(sandboxMethodOf(number)).toBeUndefined();
  }
});
