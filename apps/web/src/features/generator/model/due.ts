import type { PaymentStatusAnswer, PendingPayment, UnusedPayment } from '@backsmith/contract';
import { FEATURES, FEATURE_NAMES, type FeatureName } from '@backsmith/options';
import { coveringPayment, isFree, pendingPaymentOf } from './gate.ts';
import type { Setup } from './setup.ts';

/** What building would cost this person now, and why. */
export type Due =
  /** The server has not said yet. */
  | { readonly kind: 'unknown' }
  /** Nobody pays here, or this account does not. */
  | { readonly kind: 'free'; readonly reason: string }
  | { readonly kind: 'paid'; readonly payment: UnusedPayment }
  /** Something was paid for that does not cover all that is switched on. */
  | { readonly kind: 'short'; readonly payment: UnusedPayment; readonly lacks: readonly FeatureName[] }
  /** It is paid, and a bank still decides on it. */
  | { readonly kind: 'pending'; readonly payment: PendingPayment }
  | { readonly kind: 'price' };

/**
 * @param status what the server told last
 * @param draft what this browser calls what is to be built
 */
export function dueOf(status: PaymentStatusAnswer | undefined, features: Setup['features'], draft?: string): Due {
  if (status === undefined) return { kind: 'unknown' };
  if (!status.paymentNeeded) return { kind: 'free', reason: 'Nothing is paid for on this server.' };
  if (isFree(status)) return { kind: 'free', reason: freeReason(status) };
  const covering = coveringPayment(status, features);
  if (covering) return { kind: 'paid', payment: covering };
  const pending = pendingPaymentOf(status, features, draft);
  if (pending) return { kind: 'pending', payment: pending };
  const [payment] = status.unusedPayments;
  if (payment === undefined) return { kind: 'price' };
  const lacks = FEATURE_NAMES.filter((name) => features[name] && !payment.covers.includes(name));
  return { kind: 'short', payment, lacks };
}

/** What building is called for those who need not pay now; undefined where a payment is due, or nothing is known yet. */
export function freeLabelOf({ kind }: Due): string | undefined {
  if (kind === 'free') return 'Generate for free';
  return kind === 'paid' ? 'Generate, it is paid for' : undefined;
}

/** The features in words: "Exception Handler and Security". */
export function featureWords(names: readonly FeatureName[]): string {
  return names.map((name) => FEATURES[name].label).join(' and ');
}

function freeReason({ exemptionReason, generationsLimit, generationsUsed }: PaymentStatusAnswer): string {
  const reason =
    exemptionReason === null || exemptionReason === ''
      ? 'Your account builds for free.'
      : `Free access: ${exemptionReason}.`;
  return generationsLimit === null ? reason : `${reason} ${generationsUsed} of ${generationsLimit} used.`;
}
