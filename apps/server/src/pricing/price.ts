import type { CurrentPricing } from '@backsmith/contract';
import type { PlanRow } from './plan-store.ts';

type Discount = Pick<PlanRow, 'originalCents' | 'discountedCents' | 'discountPercentage'>;
type Priced = Discount & Pick<PlanRow, 'discountStartsAt' | 'discountEndsAt'>;

/** What the plan costs at a moment, in cents. This is what is charged, and what pages show. */
export function priceAt(plan: Priced, now: Date): number {
  return runningDiscount(plan, now) ?? plan.originalCents;
}

/** What pages are told about the price, in whole units of the currency. */
export function pricingAt(plan: Priced, now: Date): CurrentPricing {
  const discounted = runningDiscount(plan, now);
  return {
    current: unitsOf(discounted ?? plan.originalCents),
    original: unitsOf(plan.originalCents),
    discounted: discounted === undefined ? null : unitsOf(discounted),
    isDiscounted: discounted !== undefined,
    discountPercentage: discounted === undefined ? 0 : percentOff(discounted, plan.originalCents),
  };
}

/** Every price the plan may show, with and without its discount. In cents. */
export function possiblePrices(plan: Discount): readonly number[] {
  const discounted = discountedPrice(plan);
  return discounted === undefined ? [plan.originalCents] : [plan.originalCents, discounted];
}

/** Cents as whole units of the currency. */
export function unitsOf(cents: number): number {
  return cents / 100;
}

/**
 * Units of the currency as cents; undefined for what is no whole number of cents. Two decimals have no exact binary form, so a
 * price is known by giving back the very number it was shown as.
 */
export function centsOf(units: number): number | undefined {
  const cents = Math.round(units * 100);
  return Number.isSafeInteger(cents) && unitsOf(cents) === units ? cents : undefined;
}

function runningDiscount(plan: Priced, now: Date): number | undefined {
  const { discountStartsAt: start, discountEndsAt: end } = plan;
  if ((start && now < start) || (end && now >= end)) return undefined;
  return discountedPrice(plan);
}

/** A price that is given wins over a percentage. */
function discountedPrice(plan: Discount): number | undefined {
  if (plan.discountedCents !== null) return plan.discountedCents;
  if (plan.discountPercentage === 0 || plan.originalCents === 0) return undefined;
  return Math.max(1, Math.round((plan.originalCents * (100 - plan.discountPercentage)) / 100));
}

function percentOff(cents: number, of: number): number {
  return of === 0 ? 0 : Math.round((1 - cents / of) * 100);
}
