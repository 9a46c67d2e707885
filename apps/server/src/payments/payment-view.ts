import type { Payment, PaymentUse } from '@backsmith/contract';
import { unitsOf } from '../pricing/price.ts';
import type { EntitlementRow, PaymentWithUse } from './payment-store.ts';

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
