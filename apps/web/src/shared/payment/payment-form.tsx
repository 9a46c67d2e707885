import { MESSAGES } from '@backsmith/contract';
import type { ReactElement } from 'react';
import { Price } from '../pricing/price.tsx';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/note.tsx';
import { Ring } from '../ui/ring.tsx';
import type { CardFormProps } from './card-form-props.ts';
import type { PaymentConfig } from './payment-calls.ts';
import { SandboxForm } from './sandbox-form.tsx';
import { StripeForm } from './stripe-form.tsx';

/** What is paid for, what keeps it from going through, and the card form of this server's provider. */
export function PaymentForm({ config, ...rest }: CardFormProps & { readonly config: PaymentConfig }) {
  const { step, plan, hasFailed } = rest.drive;
  return (
    <div className="grid gap-4">
      <div className="flex items-baseline justify-between gap-4 border-y border-line py-3">
        <span>{plan.name}, one project</span>
        <Price plan={plan} />
      </div>
      {config.testMode && config.closed === null && (
        <Note tone="busy">
          <p>Test mode: no money moves, and no real card is taken.</p>
        </Note>
      )}
      {step.at === 'failed' && (
        <Note tone="info" role="alert">
          <p>{step.error.message}</p>
        </Note>
      )}
      {hasFailed && step.at === 'form' && (
        <Note tone="bad" role="alert">
          <p>{MESSAGES.paymentFailed}</p>
        </Note>
      )}
      <Body config={config} {...rest} />
    </div>
  );
}

function Body({ config, ...rest }: CardFormProps & { readonly config: PaymentConfig }): ReactElement {
  const { step, authenticate } = rest.drive;
  if (step.at === 'processing') {
    return (
      <p role="status" className="flex items-center gap-3 text-fg-2">
        <Ring />
        {MESSAGES.paymentProcessing}
      </p>
    );
  }
  if (step.at === 'authentication') {
    const { intent, method } = step;
    return (
      <div className="grid gap-4" role="group" aria-label="Authentication">
        <p>{MESSAGES.paymentAuthentication}</p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={() => void authenticate(intent, method, false)}>Refuse</Button>
          <Button tone="ember" onClick={() => void authenticate(intent, method, true)}>
            Confirm payment
          </Button>
        </div>
      </div>
    );
  }
  switch (config.provider) {
    case 'sandbox':
      return config.closed === null ? (
        <SandboxForm {...rest} />
      ) : (
        <Note tone="info">
          <p>{config.closed}</p>
        </Note>
      );
    case 'stripe':
      return <StripeForm {...rest} publishableKey={config.publishableKey ?? ''} />;
    case 'none':
      return <p className="text-fg-2">Nothing can be bought on this server. Ask whoever runs it.</p>;
  }
}
