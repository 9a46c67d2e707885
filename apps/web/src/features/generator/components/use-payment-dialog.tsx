import type { PricingPlan } from '@backsmith/contract';
import { useState, type ReactNode } from 'react';
import { LazyPayment } from '../../../shared/payment/lazy-payment.tsx';
import { useSession } from '../../../shared/session/session-context.ts';
import { awaitPayment, forgetAwaitedPayment } from '../../../shared/lib/awaited-payment.ts';
import type { PaymentGate } from '../use-payment-gate.ts';

/**
 * The way to pay within the generator. The dialog is to stand where nothing around it comes and goes: the schema may be
 * understood while somebody types a card number.
 *
 * @param onPaid told once the plan is paid for; the dialog is closed then
 */
export function usePaymentDialog(
  gate: Pick<PaymentGate, 'draft' | 'checkAgain'>,
  onPaid: () => void,
): {
  readonly pay: (plan: PricingPlan) => void;
  readonly dialog: ReactNode;
} {
  const { user } = useSession();
  const [plan, setPlan] = useState<PricingPlan | null>(null);
  const close = () => {
    setPlan(null);
    forgetAwaitedPayment();
  };
  const dialog = plan && user && (
    <LazyPayment
      title="Complete Payment"
      plan={plan}
      userId={user.id}
      draft={gate.draft}
      onClose={() => {
        close();
        // It may have been closed while a bank decides.
        gate.checkAgain();
      }}
      onPaid={() => {
        close();
        onPaid();
      }}
    />
  );
  const pay = (chosen: PricingPlan) => {
    awaitPayment(gate.draft);
    setPlan(chosen);
  };
  return { pay, dialog };
}
