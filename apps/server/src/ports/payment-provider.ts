import type { DisputeState, PaymentProviderName } from '@backsmith/contract';

/** What is asked for when somebody wants to pay. Money in cents. */
export type IntentRequest = {
  /** Our own id of the payment; also what makes a repeated request one. */
  readonly paymentId: string;
  readonly amountCents: number;
  /** ISO 4217, upper case. */
  readonly currency: string;
  readonly description: string;
  readonly email: string;
};

/** An intent and what the browser confirms it by. */
export type BegunIntent = { readonly intentId: string; readonly clientSecret: string };

export type IntentStatus = 'open' | 'processing' | 'succeeded' | 'canceled';

/** The truth about a payment, as the provider tells it when asked. */
export type Intent = {
  readonly id: string;
  /** Our id, as it was given when the intent was made; undefined for one that is not ours. */
  readonly paymentId: string | undefined;
  readonly status: IntentStatus;
  readonly amountCents: number;
  /** What has really been received. */
  readonly receivedCents: number;
  readonly refundedCents: number;
  /** What the payer's bank says when it was asked to take the payment back; null: it was not. */
  readonly dispute: DisputeState | null;
  readonly currency: string;
};

/** News from the provider. It is only a reason to ask: nothing but the id is taken from it. */
export type PaymentEvent = { readonly id: string; readonly intentId: string | undefined };

/** Where a provider's card form in the browser comes from; the security headers of our pages let in nothing else. */
export type CardFormOrigins = {
  readonly script: readonly string[];
  readonly frame: readonly string[];
  readonly connect: readonly string[];
  /** Frames that may use the browser's own payment. */
  readonly payment: readonly string[];
};

/** Takes payments. One real adapter (Stripe) and one embedded (the sandbox, where no money moves). */
export type PaymentProvider = {
  readonly name: PaymentProviderName;
  readonly testMode: boolean;
  /** The key the browser uses; null where none is needed. */
  readonly publishableKey: string | null;
  /** Undefined: the card form is part of our own pages. */
  readonly cardForm: CardFormOrigins | undefined;
  /** The header that carries the signature of a message, in lower case. */
  readonly signatureHeader: string;
  /** Asked again with the same payment it is the same intent. */
  createIntent(request: IntentRequest): Promise<BegunIntent>;
  /** What the browser goes on with, of an intent that was made before. */
  reopenIntent(intentId: string): Promise<BegunIntent>;
  /** Ends an intent, unless it is being decided on or was before: ask afterwards how it stands. */
  cancelIntent(intentId: string): Promise<void>;
  fetchIntent(intentId: string): Promise<Intent>;
  /** Reads a signed message. @throws BadSignature when it is not the provider's, or not fresh. */
  readEvent(body: Buffer, signature: string | undefined): PaymentEvent;
};

/** A message that the provider did not sign. */
export class BadSignature extends Error {
  constructor(cause?: unknown) {
    super('the signature of a payment event does not match', { cause });
    this.name = 'BadSignature';
  }
}
