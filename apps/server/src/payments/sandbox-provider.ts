import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SandboxMethod } from '@backsmith/contract';
import { fieldsOf } from '@backsmith/text';
import { secondsAfter, type Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { BadSignature, type BegunIntent, type Intent, type PaymentProvider } from '../ports/payment-provider.ts';
import {
  findSandboxIntent,
  insertSandboxIntent,
  moveSandboxIntent,
  settleDue,
  type SandboxIntent,
} from './sandbox-store.ts';

/** What became of a test card. */
export type CardOutcome = 'succeeded' | 'processing' | 'requires_action' | { readonly declined: string };

/** A signed message, as a card provider would send it. */
export type SignedEvent = { readonly body: Buffer; readonly signature: string };

export type Sandbox = PaymentProvider & {
  /** "Charges" a test card. @param authentication how the second step went, for the card that asks for it. */
  confirm(
    intent: SandboxIntent,
    method: SandboxMethod,
    authentication: 'passed' | 'failed' | undefined,
  ): Promise<CardOutcome>;
  /** Ends what has been processing long enough. @returns the ids of the intents that have succeeded by it. */
  settle(): Promise<readonly string[]>;
  /** The message that something about an intent has changed. */
  eventOf(intentId: string): SignedEvent;
};

/** Seconds. */
const PROCESSING = 3;

/** A stand-in for a card provider: the same steps and messages, test cards only, and no money. */
export function sandboxProvider(db: Db, clock: Clock): Sandbox {
  const secret = randomBytes(32);
  const sign = (body: Buffer) => createHmac('sha256', secret).update(body).digest('hex');
  return {
    name: 'sandbox',
    testMode: true,
    publishableKey: null,
    cardForm: undefined,
    signatureHeader: 'sandbox-signature',
    createIntent: async ({ paymentId, amountCents, currency }) => {
      const intentId = `sandbox_${randomBytes(12).toString('hex')}`;
      const clientSecret = `${intentId}_secret_${randomBytes(18).toString('base64url')}`;
      const open = { status: 'requires_payment_method', createdAt: clock() } as const;
      return begun(
        await insertSandboxIntent(db, { id: intentId, clientSecret, paymentId, amountCents, currency, ...open }),
      );
    },
    reopenIntent: async (intentId) => begun(await known(db, intentId)),
    cancelIntent: async (intentId) => {
      await moveSandboxIntent(db, intentId, OPEN, { status: 'canceled' });
    },
    fetchIntent: async (intentId) => intentOf(await known(db, intentId)),
    readEvent: (body, signature) => {
      const [given, own] = [Buffer.from(signature ?? ''), Buffer.from(sign(body))];
      if (given.length !== own.length || !timingSafeEqual(given, own)) throw new BadSignature();
      const { id, intentId } = fieldsOf(JSON.parse(body.toString('utf8')));
      return { id: String(id), intentId: typeof intentId === 'string' ? intentId : undefined };
    },
    confirm: (intent, method, authentication) => charge(db, clock, intent, method, authentication),
    settle: () => settleDue(db, clock()),
    eventOf: (intentId) => {
      const body = Buffer.from(JSON.stringify({ id: `event_${randomBytes(12).toString('hex')}`, intentId }));
      return { body, signature: sign(body) };
    },
  };
}

/** What a card may still be confirmed for. */
const OPEN = ['requires_payment_method', 'requires_action'] as const;

async function known(db: Db, intentId: string): Promise<SandboxIntent> {
  const found = await findSandboxIntent(db, intentId);
  if (!found) throw new Error(`the sandbox has no intent ${intentId}`);
  return found;
}

function begun({ id, clientSecret }: SandboxIntent): BegunIntent {
  return { intentId: id, clientSecret };
}

async function charge(
  db: Db,
  clock: Clock,
  intent: SandboxIntent,
  method: SandboxMethod,
  authentication: 'passed' | 'failed' | undefined,
): Promise<CardOutcome> {
  const outcome = outcomeOf(method, authentication);
  const status = typeof outcome === 'string' ? outcome : 'requires_payment_method';
  const settlesAt = status === 'processing' ? secondsAfter(clock(), PROCESSING) : null;
  if (await moveSandboxIntent(db, intent.id, OPEN, { status, settlesAt })) return outcome;
  // Confirmed twice: the first time counts.
  const current = await findSandboxIntent(db, intent.id);
  if (current?.status === 'succeeded' || current?.status === 'processing') return current.status;
  return { declined: 'This payment has ended. Please begin a new one.' };
}

function outcomeOf(method: SandboxMethod, authentication: 'passed' | 'failed' | undefined): CardOutcome {
  switch (method) {
    case 'card_success':
      return 'succeeded';
    case 'card_processing':
      return 'processing';
    case 'card_declined':
      return { declined: 'Your card was declined.' };
    case 'card_insufficient_funds':
      return { declined: 'Your card has insufficient funds.' };
    case 'card_authentication_required':
      if (authentication === undefined) return 'requires_action';
      if (authentication === 'passed') return 'succeeded';
      return { declined: 'Your bank could not confirm that it was you. Please try again or use another card.' };
  }
}

function intentOf(row: SandboxIntent): Intent {
  const { id, paymentId, amountCents, refundedCents, currency } = row;
  const status = row.status === 'requires_payment_method' || row.status === 'requires_action' ? 'open' : row.status;
  const receivedCents = status === 'succeeded' ? amountCents : 0;
  return { id, paymentId, status, amountCents, receivedCents, refundedCents, dispute: null, currency };
}
