import type { PricingPlan } from '@backsmith/contract';
import { PLANS, isBuilt } from '@backsmith/options';

/** The plans as they are shown when the server's own cannot be had. */
export const fallbackPlans: readonly PricingPlan[] = PLANS.map(({ price, features, covers, ...plan }) => ({
  ...plan,
  id: plan.key,
  features: [...features],
  covers: [...covers],
  currentPricing: {
    current: price,
    original: price,
    discounted: null,
    isDiscounted: false,
    discountPercentage: 0,
  },
  available: isBuilt(covers),
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
