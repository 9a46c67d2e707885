import { PATHS, type PricingPlan } from '@backsmith/contract';
import { readPlans } from './read-plans.ts';

const FRESH_FOR_MS = 5 * 60 * 1000;

/** Asks the server for its plans. @throws when it cannot be reached, refuses, or answers something else */
export async function fetchPlans(): Promise<readonly PricingPlan[]> {
  const response = await fetch(PATHS.pricing, { headers: { accept: 'application/json' } });
  const plans = response.ok ? readPlans(await response.json()) : null;
  if (plans === null) throw new Error(`The prices could not be loaded: status ${response.status}.`);
  return plans;
}

/** Where plans come from; rejects when there are none to be had. */
export type PlanSource = () => Promise<readonly PricingPlan[]>;

/**
 * Keeps the plans in memory for five minutes (spec 1 §7). When the call fails, what is kept is used however old it is.
 *
 * @param now milliseconds, as `Date.now` counts them
 */
export function cachedPlans(ask: PlanSource, now: () => number): PlanSource {
  let kept: { readonly plans: readonly PricingPlan[]; readonly at: number } | undefined;
  return async () => {
    if (kept && now() - kept.at < FRESH_FOR_MS) return kept.plans;
    try {
      const plans = await ask();
      kept = { plans, at: now() };
      return plans;
    } catch (cause) {
      if (!kept) throw cause;
      console.info('The prices of an earlier load are shown.', cause);
      return kept.plans;
    }
  };
}

/** The plans of this page's server, kept for five minutes. */
export const planSource = cachedPlans(fetchPlans, Date.now);
