import type { PricingPlan } from '@backsmith/contract';

/**
 * Reads the answer of GET /api/pricing by hand: the pages that were written out do not carry the contract's checks.
 *
 * @returns null for anything that is no list of plans
 */
export function readPlans(answer: unknown): readonly PricingPlan[] | null {
  const data = isRecord(answer) && answer['success'] === true ? answer['data'] : undefined;
  return Array.isArray(data) && data.every(isPlan) ? data : null;
}

function isPlan(value: unknown): value is PricingPlan {
  if (!isRecord(value)) return false;
  const { name, key, features, covers, currency, currentPricing, available } = value;
  const isNamed = [name, key, currency].every((text) => typeof text === 'string');
  return (
    isNamed &&
    Array.isArray(features) &&
    Array.isArray(covers) &&
    typeof available === 'boolean' &&
    isPricing(currentPricing)
  );
}

function isPricing(value: unknown): boolean {
  return isRecord(value) && typeof value['current'] === 'number' && typeof value['original'] === 'number';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
