import type { Capabilities, PricingPlan } from '@backsmith/contract';
import type { PlanRow } from './plan-store.ts';
import { pricingAt } from './price.ts';

/** What decides whether a plan can be bought here. */
export type Sales = { readonly offered: Capabilities; readonly sells: boolean };

/** The plan as everybody sees it. */
export function planView(plan: PlanRow, now: Date, sales: Sales): PricingPlan {
  return {
    id: plan.id,
    key: plan.key,
    name: plan.name,
    description: plan.description,
    features: [...plan.features],
    currency: plan.currency,
    currentPricing: pricingAt(plan, now),
    available: isAvailable(plan, sales),
  };
}

/** False as long as something the plan promises cannot be generated, and where nothing is sold. */
export function isAvailable(plan: Pick<PlanRow, 'coversSecurity' | 'coversExceptionHandler'>, sales: Sales): boolean {
  const isBuilt = (name: string) => sales.offered.features.some((one) => one.value === name && one.available);
  if (plan.coversSecurity && !isBuilt('security')) return false;
  return sales.sells && (!plan.coversExceptionHandler || isBuilt('exceptionHandler'));
}
