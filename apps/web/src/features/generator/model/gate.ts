import { generationLimitMessage, type PaymentStatusAnswer } from '@backsmith/contract';
import { isCovered } from '@backsmith/options';
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
  if (coveringPayment(status, features)) return null;
  switch (status.exemptionLapsed) {
    case 'EXEMPTION_EXPIRED':
      return failureOf('EXEMPTION_EXPIRED');
    case 'GENERATION_LIMIT_REACHED':
      return failureOf('GENERATION_LIMIT_REACHED', generationLimitMessage(status.generationsLimit ?? 0));
    case null:
      return failureOf('PAYMENT_REQUIRED');
  }
}

/** The oldest unused payment that covers the features. */
export function coveringPayment(status: PaymentStatusAnswer, features: Setup['features']) {
  return status.unusedPayments.find(({ covers }) => isCovered(covers, features));
}

/** What was paid for this draft, or for any project and covers the features, and is not decided yet. */
export function pendingPaymentOf(status: PaymentStatusAnswer, features: Setup['features'], draft?: string) {
  const { pendingPayments: pending } = status;
  const ofDraft = pending.find((payment) => payment.draft !== null && payment.draft === draft);
  return ofDraft ?? pending.find((payment) => payment.draft === null && isCovered(payment.covers, features));
}
