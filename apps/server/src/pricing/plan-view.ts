import type { PricingPlan } from '@backsmith/contract';
import { isBuilt } from '@backsmith/options';
import type { PlanRow } from './plan-store.ts';
import { priceAt, pricingAt } from './price.ts';

/** What decides whether a plan can be bought here. */
export type Sales = { readonly sells: boolean };

/** The plan as everybody sees it. */
export function planView(plan: PlanRow, now: Date, sales: Sales): PricingPlan {
  return {
    id: plan.id,
    key: plan.key,
    name: plan.name,
    description: plan.description,
    features: [...plan.features],
    covers: plan.covers,
    currency: plan.currency,
    currentPricing: pricingAt(plan, now),
    available: isAvailable(plan, now, sales),
  };
}

/**
 * False as long as something the plan promises cannot be generated, where nothing is sold, and while it costs nothing: no provider
 * takes such a payment, and free access is given by an exemption, to somebody.
 */
export function isAvailable(plan: PlanRow, now: Date, sales: Sales): boolean {
  return sales.sells && isBuilt(plan.covers) && priceAt(plan, now) > 0;
}
