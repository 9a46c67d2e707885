import type { DisputeState } from '@backsmith/contract';
import { fieldsOf } from '@backsmith/text';
import Stripe from 'stripe';
import type { StripeConfig } from '../config.ts';
import {
  BadSignature,
  type BegunIntent,
  type CardFormOrigins,
  type Intent,
  type IntentStatus,
  type PaymentProvider,
} from './payment-provider.ts';

const SECONDS = 1000;

/** https://docs.stripe.com/security/guide#content-security-policy */
const CARD_FORM: CardFormOrigins = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
  payment: ['https://js.stripe.com'],
};

/** Payments by Stripe. Card numbers go from the browser to Stripe and nowhere else. */
export function stripeProvider(config: StripeConfig): PaymentProvider {
  const stripe = new Stripe(config.secretKey, {
    ...addressOf(config.api),
    timeout: 20 * SECONDS,
    maxNetworkRetries: 2,
    telemetry: false,
  });
  return {
    name: 'stripe',
    testMode: !/^[sr]k_live_/.test(config.secretKey),
    publishableKey: config.publishableKey,
    cardForm: CARD_FORM,
    signatureHeader: 'stripe-signature',
    createIntent: async (request) => {
      const intent = await stripe.paymentIntents.create(
        {
          amount: request.amountCents,
          currency: request.currency.toLowerCase(),
          description: request.description,
          receipt_email: request.email,
          metadata: { paymentId: request.paymentId },
          // What does not lead away from the page, so that the card form is the whole way.
          automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        },
        { idempotencyKey: `intent-${request.paymentId}` },
      );
      return begun(intent);
    },
    reopenIntent: async (intentId) => begun(await stripe.paymentIntents.retrieve(intentId)),
    cancelIntent: async (intentId) => {
      try {
        await stripe.paymentIntents.cancel(intentId);
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeError) || error.code !== 'payment_intent_unexpected_state')
          throw error;
      }
    },
    fetchIntent: async (intentId) => {
      const intent = await stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] });
      const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
      // The mark of a charge stays when a dispute has ended, so the disputes themselves are asked for.
      const disputes = charge?.disputed === true ? await stripe.disputes.list({ payment_intent: intentId }) : undefined;
      return intentOf(intent, charge, disputeOf(disputes?.data ?? []));
    },
    readEvent: (body, signature) => {
      let event: Stripe.Event;
      try {
        event = stripe.webhooks.constructEvent(body, signature ?? '', config.webhookSecret);
      } catch (error) {
        throw new BadSignature(error);
      }
      return { id: event.id, intentId: intentIdOf(event.data.object) };
    },
  };
}

function begun({ id, client_secret: clientSecret }: Stripe.PaymentIntent): BegunIntent {
  if (clientSecret === null) throw new Error(`the intent ${id} came without a client secret`);
  return { intentId: id, clientSecret };
}

function addressOf(api: string | undefined): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  if (api === undefined) return {};
  const { hostname, port, protocol } = new URL(api);
  const isPlain = protocol === 'http:';
  const usual = isPlain ? 80 : 443;
  return { host: hostname, protocol: isPlain ? 'http' : 'https', port: port === '' ? usual : Number(port) };
}

/** The intent an event is about: the object itself, or the one a charge, refund or dispute belongs to. */
function intentIdOf(about: object): string | undefined {
  const { object, id, payment_intent: intent } = fieldsOf(about);
  if (object === 'payment_intent') return typeof id === 'string' ? id : undefined;
  return typeof intent === 'string' ? intent : undefined;
}

function intentOf(intent: Stripe.PaymentIntent, charge: Stripe.Charge | null, dispute: Intent['dispute']): Intent {
  return {
    id: intent.id,
    paymentId: intent.metadata['paymentId'],
    status: STATUSES[intent.status] ?? 'open',
    amountCents: intent.amount,
    receivedCents: intent.amount_received,
    refundedCents: charge?.amount_refunded ?? 0,
    dispute,
    currency: intent.currency.toUpperCase(),
  };
}

/** One answer for all disputes of a payment: an open one counts more than a lost one, and that more than one that was won. */
function disputeOf(disputes: readonly Stripe.Dispute[]): DisputeState | null {
  const states = disputes.map(({ status }) => DISPUTES[status]);
  return (['open', 'lost', 'won'] as const).find((state) => states.includes(state)) ?? null;
}

/** Whatever is not listed is an inquiry or has been warded off: no money has moved. */
const DISPUTES: Readonly<Record<string, DisputeState>> = {
  needs_response: 'open',
  under_review: 'open',
  won: 'won',
  lost: 'lost',
};

/** Whatever is not listed waits for a card, a confirmation or an authentication. */
const STATUSES: Readonly<Record<string, IntentStatus>> = {
  succeeded: 'succeeded',
  processing: 'processing',
  canceled: 'canceled',
};
