import type { PaymentStatusAnswer } from '@backsmith/contract';
import { coveringPayment, isFree } from './gate.ts';
import type { Setup } from './setup.ts';

/**
 * What the badge beside the project's name says: the plan that will pay for it, or the free access.
 *
 * @returns undefined where neither is there, or nothing need be paid at all
 */
export function planBadgeOf(status: PaymentStatusAnswer | undefined, features: Setup['features']): string | undefined {
  if (status?.paymentNeeded !== true && status?.paymentExempt !== true) return undefined;
  if (isFree(status)) return 'Free access active';
  const payment = coveringPayment(status, features) ?? status.unusedPayments[0];
  return payment && `${payment.planName} plan active`;
}
