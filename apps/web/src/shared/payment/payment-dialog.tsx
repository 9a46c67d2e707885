import type { PricingPlan } from '@backsmith/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { openTextStore } from '../lib/text-store.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Ring } from '../ui/ring.tsx';
import { LoginRequiredDialog } from './login-required-dialog.tsx';
import { PaymentErrorDialog } from './payment-error-dialog.tsx';
import { PaymentForm } from './payment-form.tsx';
import { type PaymentConfig, paymentConfig } from './payment-calls.ts';
import { storePaymentState } from './payment-state.ts';
import { usePayment } from './use-payment.ts';

export type PaymentDialogProps = {
  /** Without one it names the plan. */
  readonly title?: string;
  readonly plan: PricingPlan;
  readonly userId: string;
  /** What it is for, as this browser calls it: it is paid for once. Absent: any project. */
  readonly draft?: string | undefined;
  /** Told when the plan is paid for; the browser's payment state is stored then. */
  readonly onPaid: () => void;
  readonly onClose: () => void;
};

/** Pays for one project of a plan. Loaded when somebody is about to. */
export function PaymentDialog({ title, plan: offered, userId, draft, onPaid, onClose }: PaymentDialogProps) {
  const [typed, setTyped] = useState(false);
  const [config, setConfig] = useState<PaymentConfig | null>(null);
  const drive = usePayment({
    plan: offered,
    userId,
    draft,
    onPaid: (paymentId, plan) => {
      storePaymentState(openTextStore(), {
        paymentStatus: 'completed',
        selectedPlan: plan.key,
        paymentId,
        userId,
        projectPrice: String(plan.currentPricing.current),
        projectFeatures: JSON.stringify(plan.features),
      });
      onPaid();
    },
  });
  const { step, plan } = drive;
  const failed = useEffectEvent((cause: unknown) => void drive.fail(cause));
  useEffect(() => {
    const left = new AbortController();
    paymentConfig(left.signal).then(setConfig, (cause: unknown) => !left.signal.aborted && failed(cause));
    return () => left.abort();
  }, []);

  if (step.at === 'failed' && step.error.code === 'AUTH_REQUIRED') return <LoginRequiredDialog onClose={onClose} />;
  if (step.at === 'failed' && step.error.code !== 'PRICE_CHANGED') {
    return <PaymentErrorDialog message={step.error.message} onTryAgain={drive.tryAgain} onClose={onClose} />;
  }
  return (
    <Dialog title={title ?? `Pay for ${plan.name}`} firm={typed || step.at !== 'form'} onClose={onClose}>
      {config === null ? (
        <p role="status" className="after-a-moment flex min-h-24 items-center gap-3 text-fg-2">
          <Ring />
          Loading...
        </p>
      ) : (
        <PaymentForm {...{ config, drive, userId, draft }} onTyped={() => setTyped(true)} onCancel={onClose} />
      )}
    </Dialog>
  );
}
