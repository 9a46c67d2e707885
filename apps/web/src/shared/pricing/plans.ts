import type { PricingPlan } from '@backsmith/contract';
import { PLANS, isBuilt } from '@backsmith/options';
import { LOCALES } from '../../language/languages.ts';
import { pageLanguage } from '../../language/texts.ts';

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

/** "$250" for whole amounts, "$249.50" otherwise; each currency with its own sign, as the language of the page writes it. */
export function formatPrice(amount: number, currency: string): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const format = new Intl.NumberFormat(LOCALES[pageLanguage()], {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.format(amount);
}
