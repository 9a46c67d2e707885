import { FALLBACK_PLANS, type PricingPlan } from '@backsmith/contract';

/** The plans as they are shown when the server's own cannot be had. */
export const fallbackPlans: readonly PricingPlan[] = FALLBACK_PLANS.map(({ price, features, ...plan }) => ({
  ...plan,
  id: plan.key,
  features: [...features],
  currentPricing: {
    current: price,
    original: price,
    discounted: null,
    isDiscounted: false,
    discountPercentage: 0,
  },
  available: plan.key !== 'enterprise',
}));

/** "$250" for whole amounts, "$249.50" otherwise; each currency with its own sign. */
export function formatPrice(amount: number, currency: string): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.format(amount);
}
