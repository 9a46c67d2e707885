import type { PricingPlan } from '@backsmith/contract';
import { useState, type ReactNode } from 'react';
import { LazyPayment } from '../../../shared/payment/lazy-payment.tsx';
import { useSession } from '../../../shared/session/session-context.ts';

/**
 * The way to pay within the generator. The dialog is to stand where nothing around it comes and goes: the schema may be
 * understood while somebody types a card number.
 *
 * @param onPaid told once the plan is paid for; the dialog is closed then
 */
export function usePaymentDialog(onPaid: () => void): {
  readonly pay: (plan: PricingPlan) => void;
  readonly dialog: ReactNode;
} {
  const { user } = useSession();
  const [plan, setPlan] = useState<PricingPlan | null>(null);
  const close = () => setPlan(null);
  const dialog = plan && user && (
    <LazyPayment
      title="Complete Payment"
      plan={plan}
      userId={user.id}
      onClose={close}
      onPaid={() => {
        close();
        onPaid();
      }}
    />
  );
  return { pay: setPlan, dialog };
}
