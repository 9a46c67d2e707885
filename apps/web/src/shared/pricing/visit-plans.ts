import type { PricingPlan } from '@backsmith/contract';
import { fetchPlans } from './plan-cache.ts';

let asked: Promise<readonly PricingPlan[]> | undefined;

/** Asks for the prices of this visit to the home page; each visit asks anew (spec 1 §7). */
export function askForVisit(): void {
  asked = fetchPlans();
  asked.catch(() => undefined); // told where the prices are shown
}

/** The prices of this visit, asked for when the page was entered. */
export function plansOfVisit(): Promise<readonly PricingPlan[]> {
  return asked ?? fetchPlans();
}
