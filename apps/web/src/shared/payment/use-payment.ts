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
  /** What it is for, as this browser calls it; absent: any project. */
  readonly draft: string | undefined;
  /** Told once, when the provider said "succeeded". */
  readonly onPaid: (paymentId: string, plan: PricingPlan) => void;
};

/** Drives one payment: intent, confirmation, and what may come between them. */
export function usePayment({ plan: offered, userId, draft, onPaid }: Order) {
  const [step, setStep] = useState<PaymentStep>({ at: 'form' });
  const [plan, setPlan] = useState(offered);
  const [hasFailed, setFailed] = useState(false);
  /** A payment whose answer was lost: nothing is paid again before the server has said what became of it. */
  const unclear = useRef<PaymentIntentAnswer | null>(null);
  const left = useRef(new AbortController());
  useEffect(() => {
    const controller = (left.current = new AbortController());
    return () => controller.abort();
  }, []);

  async function attempt(work: () => Promise<string | null>): Promise<void> {
    const { signal } = left.current;
    setStep({ at: 'paying' });
    try {
      const paymentId = await work().catch(takeUp);
      if (paymentId !== null && !signal.aborted) onPaid(paymentId, plan);
    } catch (cause) {
      if (signal.aborted) return;
      const error = paymentErrorOf(cause);
      setFailed(true);
      if (error.plan) setPlan(error.plan);
      setStep({ at: 'failed', error });
    }
  }

  /** Goes on with the payment that was made for the same draft before, or in another tab. @throws what is nothing of the kind */
  async function takeUp(cause: unknown): Promise<string> {
    if (!(cause instanceof PaymentError) || cause.paymentId === undefined) throw cause;
    if (cause.code === 'ALREADY_PAID') return cause.paymentId;
    if (cause.code !== 'PAYMENT_PENDING') throw cause;
    setStep({ at: 'processing' });
    await waitForPayment(cause.paymentId, left.current.signal);
    return cause.paymentId;
  }

  /** How a confirmation ended, also where its answer was lost on the way. @throws what went wrong, where nothing was paid */
  async function confirmed(intent: PaymentIntentAnswer, confirm: () => Promise<string>): Promise<string> {
    try {
      return await confirm();
    } catch (cause) {
      unclear.current = intent;
      const paid = await paidBefore().catch(() => null);
      if (paid === null) throw cause;
      return paid.status;
    }
  }

  /** What was paid though its answer was lost; null: nothing. @throws {ApiError} while the server cannot be asked */
  async function paidBefore(): Promise<{ readonly intent: PaymentIntentAnswer; readonly status: string } | null> {
    const intent = unclear.current;
    if (intent === null) return null;
    const { status } = await refreshPayment(intent.paymentId);
    unclear.current = null;
    return status === 'succeeded' || status === 'processing' ? { intent, status } : null;
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
        const paid = await paidBefore();
        if (paid !== null) return follow(paid.status, paid.intent);
        const intent = await createIntent(plan, userId, draft);
        const status = await confirmed(intent, async () => {
          return (await confirmInSandbox({ clientSecret: intent.clientSecret, paymentMethod })).status;
        });
        return follow(status, intent, paymentMethod);
      }),
    authenticate: (intent: PaymentIntentAnswer, paymentMethod: SandboxMethod, passed: boolean) =>
      attempt(async () => {
        const { clientSecret } = intent;
        const authentication = passed ? 'passed' : 'failed';
        const status = await confirmed(intent, async () => {
          return (await confirmInSandbox({ clientSecret, paymentMethod, authentication })).status;
        });
        return follow(status, intent);
      }),
    payWithStripe: (stripe: Stripe, elements: StripeElements, intent: PaymentIntentAnswer) =>
      attempt(async () => {
        const before = await paidBefore();
        if (before !== null) return follow(before.status, before.intent);
        const confirmParams = { return_url: location.href };
        const status = await confirmed(intent, async () => {
          const { error, paymentIntent } = await stripe.confirmPayment({
            elements,
            confirmParams,
            redirect: 'if_required',
          });
          if (error) throw new PaymentError('PAYMENT_ERROR', error.message ?? MESSAGES.paymentFailed);
          return paymentIntent?.status ?? '';
        });
        const paid = await follow(status, intent);
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
