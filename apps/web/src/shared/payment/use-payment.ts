import { MESSAGES, type PaymentIntentAnswer, type PricingPlan, type SandboxMethod } from '@backsmith/contract';
import { useEffect, useRef, useState } from 'react';
import { confirmInSandbox, createIntent, refreshPayment } from './payment-calls.ts';
import { PaymentError, paymentErrorOf } from './payment-error.ts';
import type { Stripe, StripeElements } from './stripe.ts';
import { waitForPayment } from './wait-for-payment.ts';

/** Where a payment is. */
export type PaymentStep =
  | { readonly at: 'form' }
  | { readonly at: 'paying' }
  | { readonly at: 'authentication'; readonly intent: PaymentIntentAnswer; readonly method: SandboxMethod }
  | { readonly at: 'processing' }
  | { readonly at: 'failed'; readonly error: PaymentError };

type Order = {
  readonly plan: PricingPlan;
  readonly userId: string;
  /** Told once, when the provider said "succeeded". */
  readonly onPaid: (paymentId: string, plan: PricingPlan) => void;
};

/** Drives one payment: intent, confirmation, and what may come between them. */
export function usePayment({ plan: offered, userId, onPaid }: Order) {
  const [step, setStep] = useState<PaymentStep>({ at: 'form' });
  const [plan, setPlan] = useState(offered);
  const [hasFailed, setFailed] = useState(false);
  const left = useRef(new AbortController());
  useEffect(() => {
    const controller = (left.current = new AbortController());
    return () => controller.abort();
  }, []);

  async function attempt(work: () => Promise<string | null>): Promise<void> {
    const { signal } = left.current;
    setStep({ at: 'paying' });
    try {
      const paymentId = await work();
      if (paymentId !== null && !signal.aborted) onPaid(paymentId, plan);
    } catch (cause) {
      if (signal.aborted) return;
      const error = paymentErrorOf(cause);
      setFailed(true);
      if (error.plan) setPlan(error.plan);
      setStep({ at: 'failed', error });
    }
  }

  /** What follows from the provider's word. @returns the payment when it succeeded, null while it needs something else */
  async function follow(status: string, intent: PaymentIntentAnswer, method?: SandboxMethod): Promise<string | null> {
    if (status === 'succeeded') return intent.paymentId;
    if (status === 'requires_action' && method !== undefined) {
      setStep({ at: 'authentication', intent, method });
      return null;
    }
    if (status !== 'processing') throw new PaymentError('PAYMENT_ERROR', MESSAGES.paymentFailed);
    setStep({ at: 'processing' });
    await waitForPayment(intent.paymentId, left.current.signal);
    return intent.paymentId;
  }

  return {
    step,
    plan,
    hasFailed,
    tryAgain: () => setStep({ at: 'form' }),
    payInSandbox: (paymentMethod: SandboxMethod) =>
      attempt(async () => {
        const intent = await createIntent(plan, userId);
        const { status } = await confirmInSandbox({ clientSecret: intent.clientSecret, paymentMethod });
        return follow(status, intent, paymentMethod);
      }),
    authenticate: (intent: PaymentIntentAnswer, paymentMethod: SandboxMethod, passed: boolean) =>
      attempt(async () => {
        const { clientSecret } = intent;
        const authentication = passed ? 'passed' : 'failed';
        const { status } = await confirmInSandbox({ clientSecret, paymentMethod, authentication });
        return follow(status, intent);
      }),
    payWithStripe: (stripe: Stripe, elements: StripeElements, intent: PaymentIntentAnswer) =>
      attempt(async () => {
        const confirmParams = { return_url: location.href };
        const { error, paymentIntent } = await stripe.confirmPayment({
          elements,
          confirmParams,
          redirect: 'if_required',
        });
        if (error) throw new PaymentError('PAYMENT_ERROR', error.message ?? MESSAGES.paymentFailed);
        const paid = await follow(paymentIntent?.status ?? '', intent);
        await refreshPayment(intent.paymentId).catch((cause: unknown) =>
          console.info('The payment will be noticed by its webhook.', cause),
        );
        return paid;
      }),
    fail: (cause: unknown) =>
      attempt(() => Promise.reject(cause instanceof Error ? cause : new Error(MESSAGES.paymentFailed))),
  };
}

export type PaymentDrive = ReturnType<typeof usePayment>;
