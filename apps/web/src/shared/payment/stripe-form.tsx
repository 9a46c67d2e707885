import type { PaymentIntentAnswer } from '@backsmith/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatPrice } from '../pricing/plans.ts';
import { Button } from '../ui/button.tsx';
import { createIntent } from './payment-calls.ts';
import { PaymentError } from './payment-error.ts';
import type { CardFormProps } from './card-form-props.ts';
import { openStripe, type Stripe, type StripeElements } from './stripe.ts';

type Opened = { readonly stripe: Stripe; readonly elements: StripeElements; readonly intent: PaymentIntentAnswer };

/** Stripe's own card form, inside a frame of Stripe's: no card number touches this page. */
export function StripeForm({
  drive,
  userId,
  draft,
  publishableKey,
  onCancel,
}: CardFormProps & { readonly publishableKey: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { plan, step } = drive;
  const failed = useEffectEvent((cause: unknown) => {
    const message = cause instanceof Error ? cause.message : '';
    void drive.fail(cause instanceof PaymentError ? cause : new PaymentError('PAYMENT_ERROR', message));
  });

  useEffect(() => {
    let close: () => void = () => undefined;
    let isHere = true;
    async function open(): Promise<void> {
      const [intent, stripe] = await Promise.all([createIntent(plan, userId, draft), openStripe(publishableKey)]);
      if (!isHere || place.current === null) return;
      const elements = stripe.elements({ clientSecret: intent.clientSecret });
      const element = elements.create('payment');
      element.mount(place.current);
      close = () => element.destroy();
      setOpened({ stripe, elements, intent });
    }
    open().catch((cause: unknown) => isHere && failed(cause));
    return () => {
      isHere = false;
      close();
    };
  }, [plan, userId, draft, publishableKey]);

  const pay = () => opened && void drive.payWithStripe(opened.stripe, opened.elements, opened.intent);
  return (
    <div className="grid gap-4">
      <div ref={place} className="min-h-[180px]" />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>Cancel</Button>
        <Button tone="ember" disabled={opened === null} busy={step.at === 'paying'} busyLabel="Paying..." onClick={pay}>
          Pay {formatPrice(plan.currentPricing.current, plan.currency)}
        </Button>
      </div>
    </div>
  );
}
