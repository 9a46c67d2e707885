import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text as readAll } from 'node:stream/consumers';
import Stripe from 'stripe';
import { portOf } from './port-of.ts';

/** An intent as the fake keeps it, in Stripe's own words. */
type FakeIntent = {
  id: string;
  object: 'payment_intent';
  client_secret: string;
  amount: number;
  amount_received: number;
  currency: string;
  status: string;
  metadata: Record<string, string>;
  latest_charge: { id: string; object: 'charge'; amount_refunded: number; disputed: boolean } | null;
};

/** A host on this machine that answers like Stripe, as far as it is asked, and remembers what it was asked. */
export type FakeStripe = {
  readonly address: string;
  readonly requests: readonly FakeRequest[];
  /** Change what a payment is, as people and banks would. */
  readonly intents: ReadonlyMap<string, FakeIntent>;
  /** Makes the next requests fail with a status. */
  fail(status: number, times: number): void;
  pay(intentId: string): void;
  refund(intentId: string, cents: number): void;
  /** Opens a dispute about a payment, or moves on the one there is. @param status in Stripe's words, such as `under_review`. */
  dispute(intentId: string, status: string): void;
  /** A signed message about an intent. @param change replaces fields of the message's own copy, as an attacker would like it. */
  eventOf(intentId: string, type: string, change?: object): { readonly body: string; readonly signature: string };
  close(): Promise<void>;
};

export type FakeRequest = {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
};

export const FAKE_STRIPE_KEYS = {
  secretKey: 'sk_test_backsmith',
  publishableKey: 'pk_test_backsmith',
  webhookSecret: 'whsec_backsmith',
} as const;

export async function fakeStripe(): Promise<FakeStripe> {
  const requests: FakeRequest[] = [];
  const intents = new Map<string, FakeIntent>();
  const byKey = new Map<string, FakeIntent>();
  const disputes = new Map<string, string>();
  let failures = { status: 500, times: 0 };
  let events = 0;
  const one = (id: string): FakeIntent => {
    const found = intents.get(id);
    if (!found) throw new Error(`the fake has no intent ${id}`);
    return found;
  };

  const server = createServer((request, response) => void answer(request, response));
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const fields = Object.fromEntries(new URLSearchParams(await readAll(request)));
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://fake');
    const { authorization, 'idempotency-key': key } = request.headers;
    const idempotencyKey = typeof key === 'string' ? key : undefined;
    requests.push({ method: request.method ?? '', path, authorization, idempotencyKey, fields });
    const reply = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': `req_${requests.length}` });
      response.end(JSON.stringify(body));
    };
    if (failures.times > 0) {
      failures = { ...failures, times: failures.times - 1 };
      reply(failures.status, { error: { type: 'api_error', message: 'The fake was told to fail.' } });
      return;
    }
    if (request.method === 'POST' && path === '/v1/payment_intents') {
      reply(200, create(fields, idempotencyKey));
      return;
    }
    if (request.method === 'GET' && path === '/v1/disputes') {
      reply(200, { object: 'list', has_more: false, data: disputesOf(query.get('payment_intent') ?? '') });
      return;
    }
    const canceled = intents.get(/^\/v1\/payment_intents\/(\w+)\/cancel$/.exec(path)?.[1] ?? '');
    if (canceled) {
      reply(...cancel(canceled));
      return;
    }
    const found = intents.get(/^\/v1\/payment_intents\/(\w+)$/.exec(path)?.[1] ?? '');
    if (found) reply(200, found);
    else reply(404, { error: { type: 'invalid_request_error', message: 'No such payment_intent' } });
  }

  function disputesOf(intentId: string) {
    const status = disputes.get(intentId);
    return status === undefined ? [] : [{ id: `dp_${intentId}`, object: 'dispute', payment_intent: intentId, status }];
  }

  /** As Stripe does: what is decided on, or was, is not ended. */
  function cancel(intent: FakeIntent): [number, object] {
    if (intent.status === 'succeeded' || intent.status === 'processing') {
      const error = { type: 'invalid_request_error', code: 'payment_intent_unexpected_state', message: 'Too late.' };
      return [400, { error }];
    }
    intent.status = 'canceled';
    return [200, intent];
  }

  function create(fields: Readonly<Record<string, string>>, key: string | undefined): FakeIntent {
    const earlier = key === undefined ? undefined : byKey.get(key);
    if (earlier) return earlier;
    const id = `pi_${intents.size + 1}`;
    const fresh: FakeIntent = {
      ...{ id, object: 'payment_intent', client_secret: `${id}_secret_x`, status: 'requires_payment_method' },
      ...{ amount: Number(fields['amount']), amount_received: 0, currency: fields['currency'] ?? '' },
      metadata: { paymentId: fields['metadata[paymentId]'] ?? '' },
      latest_charge: null,
    };
    intents.set(id, fresh);
    if (key !== undefined) byKey.set(key, fresh);
    return fresh;
  }

  /** What a message of that type is about. */
  function objectOf(id: string, type: string): object {
    if (type.startsWith('charge.dispute.')) return { ...disputesOf(id)[0], charge: `ch_${id}` };
    if (type.startsWith('charge.')) return { id: `ch_${id}`, object: 'charge', payment_intent: id };
    return { ...intents.get(id), id, object: 'payment_intent' };
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stripe = new Stripe(FAKE_STRIPE_KEYS.secretKey);
  return {
    address: `http://127.0.0.1:${portOf(server)}`,
    requests,
    intents,
    fail: (status, times) => (failures = { status, times }),
    pay: (id) => {
      const intent = one(id);
      intent.status = 'succeeded';
      intent.amount_received = intent.amount;
      intent.latest_charge = { id: `ch_${id}`, object: 'charge', amount_refunded: 0, disputed: false };
    },
    refund: (id, cents) => {
      const { latest_charge: charge } = one(id);
      if (charge) charge.amount_refunded += cents;
    },
    dispute: (id, status) => {
      const { latest_charge: charge } = one(id);
      if (charge) charge.disputed = true;
      disputes.set(id, status);
    },
    eventOf: (id, type, change = {}) => {
      events += 1;
      const object = objectOf(id, type);
      const body = JSON.stringify({
        id: `evt_${events}`,
        object: 'event',
        type,
        data: { object: { ...object, ...change } },
      });
      const secret = FAKE_STRIPE_KEYS.webhookSecret;
      return { body, signature: stripe.webhooks.generateTestHeaderString({ payload: body, secret }) };
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
