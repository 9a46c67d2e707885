import type { PaymentStatusAnswer, PendingPayment, UnusedPayment } from '@backsmith/contract';
import { lapseOf } from '../../entitlements/exemption.ts';
import type { Account } from '../../identity/account-store.ts';
import type { PaymentRow } from '../../payments/payment-store.ts';
import { unitsOf } from '../../pricing/price.ts';

export function statusView(
  account: Account,
  { unused, pending }: { readonly unused: readonly PaymentRow[]; readonly pending: readonly PaymentRow[] },
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
    pendingPayments: pending.map(pendingView),
  };
}

function unusedView(payment: PaymentRow): UnusedPayment {
  return {
    ...boughtBy(payment),
    features: [...payment.planFeatures],
    paidAt: (payment.paidAt ?? payment.createdAt).toISOString(),
  };
}

function pendingView(payment: PaymentRow): PendingPayment {
  return { ...boughtBy(payment), draft: payment.draft, createdAt: payment.createdAt.toISOString() };
}

function boughtBy({ id, planKey, planName, covers, amountCents, currency }: PaymentRow) {
  return { paymentId: id, plan: planKey, planName, covers, amount: unitsOf(amountCents), currency };
}
