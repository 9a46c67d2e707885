import {
  FALLBACK_PLANS,
  generationLimitMessage,
  type PaymentStatusAnswer,
  type PlanKey,
  suggestPlan,
} from '@backsmith/contract';
import { type GenerationFailure, failureOf } from './failure.ts';
import type { Setup } from './setup.ts';

/** The codes that are answered with a way to pay. */
const PAYABLE = new Set(['PAYMENT_REQUIRED', 'EXEMPTION_EXPIRED', 'GENERATION_LIMIT_REACHED']);

/** True for a failure that a payment would end. */
export function isPayable(failure: GenerationFailure): boolean {
  return PAYABLE.has(failure.code);
}

/** True when the account generates without paying, now. */
export function isFree(status: PaymentStatusAnswer | undefined): boolean {
  return status?.paymentExempt === true && status.exemptionLapsed === null;
}

/**
 * Why generating would be refused, as far as the page knows; null to let the server decide. The server decides again.
 *
 * @param status what the server told last; undefined while it has not
 * @param hasStored the browser remembers a payment or an exemption of this person
 */
export function refusalOf(
  status: PaymentStatusAnswer | undefined,
  hasStored: boolean,
  features: Setup['features'],
): GenerationFailure | null {
  if (status?.paymentNeeded !== true || isFree(status) || hasStored) return null;
  if (status.unusedPayments.some(({ plan }) => covers(plan, suggestPlan(features)))) return null;
  switch (status.exemptionLapsed) {
    case 'EXEMPTION_EXPIRED':
      return failureOf('EXEMPTION_EXPIRED');
    case 'GENERATION_LIMIT_REACHED':
      return failureOf('GENERATION_LIMIT_REACHED', generationLimitMessage(status.generationsLimit ?? 0));
    case null:
      return failureOf('PAYMENT_REQUIRED');
  }
}

const ORDER: readonly string[] = FALLBACK_PLANS.map(({ key }) => key);

/** A plan of the operator's own is unknown here: the server will say what it covers. */
function covers(paid: string, needed: PlanKey): boolean {
  return !ORDER.includes(paid) || ORDER.indexOf(paid) >= ORDER.indexOf(needed);
}
