import type { PendingPayment as Payment } from '@backsmith/contract';
import { useEffect, useEffectEvent } from 'react';
import { waitForPayment } from '../../../shared/payment/wait-for-payment.ts';
import { formatPrice } from '../../../shared/pricing/plans.ts';
import { Note } from '../../../shared/ui/note.tsx';

type PendingPaymentProps = {
  readonly payment: Payment;
  /** Build was pressed: it begins once the bank has decided. */
  readonly isAwaited: boolean;
  readonly onPaid: () => void;
  readonly onDeclined: () => void;
};

/** Says that a bank still decides on a payment, and goes on when it has. */
export function PendingPayment({ payment, isAwaited, onPaid, onDeclined }: PendingPaymentProps) {
  const { paymentId, planName, amount, currency } = payment;
  const paid = useEffectEvent(onPaid);
  const declined = useEffectEvent(onDeclined);
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    waitForPayment(paymentId, signal).then(
      () => !signal.aborted && paid(),
      (cause: unknown) => {
        if (signal.aborted) return;
        console.info('The payment did not go through.', cause);
        declined();
      },
    );
    return () => left.abort();
  }, [paymentId]);
  return (
    <Note tone="busy" role="status">
      <p className="font-strong">
        Your bank is still processing your payment: {planName}, {formatPrice(amount, currency)}.
      </p>
      <p>
        You are not charged twice.{' '}
        {isAwaited
          ? 'The build starts by itself once your bank approves it. Keep this page open.'
          : 'You can build once your bank approves it; this page will show when.'}
      </p>
    </Note>
  );
}
