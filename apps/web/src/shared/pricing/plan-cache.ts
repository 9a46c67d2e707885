import { PRICING_PATH, type PricingPlan } from '@backsmith/contract';
import { openTextStore, type TextStore } from '../lib/text-store.ts';
import { readPlans } from './read-plans.ts';

const KEY = 'plans';
const FRESH_FOR_MS = 5 * 60 * 1000;

/** Asks the server for its plans. @throws when it cannot be reached, refuses, or answers something else */
export async function fetchPlans(): Promise<readonly PricingPlan[]> {
  const response = await fetch(PRICING_PATH, { headers: { accept: 'application/json' } });
  const plans = response.ok ? readPlans(await response.json()) : null;
  if (plans === null) throw new Error(`The prices could not be loaded: status ${response.status}.`);
  return plans;
}

/** Where plans come from; rejects when there are none to be had. */
export type PlanSource = () => Promise<readonly PricingPlan[]>;

/** A source that keeps what it got, and asks anew when it is told that prices changed. */
export type RefreshedSource = PlanSource & { readonly refresh: PlanSource };

/**
 * Keeps the plans in memory for five minutes (spec 1 §7). When the call fails, what was loaded last is used however old it
 * is, also by an earlier page: most pages of the site are documents of their own.
 *
 * @param now milliseconds, as `Date.now` counts them
 * @param store outlives the page
 */
export function cachedPlans(ask: PlanSource, now: () => number, store: TextStore): RefreshedSource {
  let kept: { readonly plans: readonly PricingPlan[]; readonly at: number } | undefined;
  const source = async () => {
    if (kept && now() - kept.at < FRESH_FOR_MS) return kept.plans;
    try {
      const plans = await ask();
      kept = { plans, at: now() };
      store.write(KEY, JSON.stringify(plans));
      return plans;
    } catch (cause) {
      const plans = kept?.plans ?? storedPlans(store);
      if (plans === null) throw cause;
      console.info('The prices of an earlier load are shown.', cause);
      return plans;
    }
  };
  const refresh = () => {
    kept = undefined;
    return source();
  };
  return Object.assign(source, { refresh });
}

function storedPlans(store: TextStore): readonly PricingPlan[] | null {
  try {
    const data: unknown = JSON.parse(store.read(KEY) ?? 'null');
    const plans = readPlans({ success: true, data });
    return plans?.length === 0 ? null : plans;
  } catch (cause) {
    console.info('The stored prices cannot be read.', cause);
    return null;
  }
}

/** The plans of this page's server, kept for five minutes. */
export const planSource = cachedPlans(fetchPlans, Date.now, openTextStore());
