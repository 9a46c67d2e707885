import { useState, type ReactNode } from 'react';
import { awaitedPayment, awaitPayment, forgetAwaitedPayment } from '../../../shared/lib/awaited-payment.ts';
import { failureOf, type GenerationFailure } from '../model/failure.ts';
import type { Setup } from '../model/setup.ts';
import type { PaymentGate } from '../use-payment-gate.ts';
import { PendingPayment } from './pending-payment.tsx';

type PendingPaymentOptions = {
  readonly gate: PaymentGate;
  readonly features: Setup['features'];
  /** The dialog is open, which waits itself. */
  readonly isInDialog: boolean;
  /** What was asked for goes on: it is paid. */
  readonly onPaid: () => void;
  readonly onDeclined: (failure: GenerationFailure) => void;
};

/** What a page shows, and does, while a bank decides on a payment for its draft. */
export function usePendingPayment({ gate, features, isInDialog, onPaid, onDeclined }: PendingPaymentOptions): {
  /** Null where no bank decides on anything. */
  readonly panel: ReactNode;
  /** Builds once the bank has decided. */
  readonly wait: () => void;
} {
  // A build that this tab asked for before it was loaded again is still wanted.
  const [awaited, setAwaited] = useState(awaitedPayment);
  const due = gate.dueFor(features);
  const isAwaited = awaited === gate.draft;
  const done = () => {
    setAwaited(null);
    forgetAwaitedPayment();
    gate.checkAgain();
  };
  const panel = !isInDialog && due.kind === 'pending' && (
    <PendingPayment
      payment={due.payment}
      isAwaited={isAwaited}
      onPaid={() => {
        done();
        if (isAwaited) onPaid();
      }}
      onDeclined={() => {
        done();
        onDeclined(failureOf('PAYMENT_REQUIRED', DECLINED));
      }}
    />
  );
  return {
    panel: panel === false ? null : panel,
    wait: () => {
      awaitPayment(gate.draft);
      setAwaited(gate.draft);
    },
  };
}

const DECLINED = 'Your bank declined the payment, and nothing was taken. You can pay with another card.';
