import type { PaymentStatusAnswer, UnusedPayment } from '@backsmith/contract';
import { lapseOf } from '../../entitlements/exemption.ts';
import type { Account } from '../../identity/account-store.ts';
import type { PaymentRow } from '../../payments/payment-store.ts';
import { unitsOf } from '../../pricing/price.ts';

export function statusView(
  account: Account,
  unused: readonly PaymentRow[],
  now: Date,
  paymentNeeded: boolean,
): PaymentStatusAnswer {
  return {
    success: true,
    paymentExempt: account.paymentExempt,
    exemptionReason: account.exemptionReason,
    exemptionExpiresAt: account.exemptionExpiresAt?.toISOString() ?? null,
    generationsLimit: account.generationsLimit,
    generationsUsed: account.generationsUsed,
    exemptionLapsed: lapseOf(account, now),
    paymentNeeded,
    unusedPayments: unused.map(unusedView),
  };
}

function unusedView(payment: PaymentRow): UnusedPayment {
  return {
    paymentId: payment.id,
    plan: payment.planKey,
    planName: payment.planName,
    features: [...payment.planFeatures],
    covers: payment.covers,
    amount: unitsOf(payment.amountCents),
    currency: payment.currency,
    paidAt: (payment.paidAt ?? payment.createdAt).toISOString(),
  };
}
