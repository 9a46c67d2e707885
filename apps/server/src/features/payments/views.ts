import type { Payment, PaymentStatusAnswer, PaymentUse, UnusedPayment } from '@backsmith/contract';
import { lapseOf } from '../../entitlements/exemption.ts';
import type { Account } from '../../identity/account-store.ts';
import type { EntitlementRow, PaymentRow, PaymentWithUse } from '../../payments/payment-store.ts';
import { unitsOf } from '../../pricing/price.ts';

const USES: Readonly<Record<EntitlementRow['status'], PaymentUse>> = {
  unused: 'unused',
  reserved: 'reserved',
  consumed: 'used',
  withdrawn: 'withdrawn',
};

/** The payment as its payer sees it. */
export function paymentView({ payment, entitlement }: PaymentWithUse): Payment {
  return {
    id: payment.id,
    plan: payment.planKey,
    planName: payment.planName,
    amount: unitsOf(payment.amountCents),
    currency: payment.currency,
    refundedAmount: unitsOf(payment.refundedCents),
    status: payment.status,
    dispute: payment.dispute,
    use: entitlement && USES[entitlement.status],
    projectId: entitlement?.projectId ?? null,
    testMode: payment.testMode,
    receiptNumber: payment.receiptNumber,
    createdAt: payment.createdAt.toISOString(),
    paidAt: payment.paidAt?.toISOString() ?? null,
  };
}

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
    amount: unitsOf(payment.amountCents),
    currency: payment.currency,
    paidAt: (payment.paidAt ?? payment.createdAt).toISOString(),
  };
}
