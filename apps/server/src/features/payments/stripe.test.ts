import {
  PATHS,
  type Failure,
  type PaymentConfigAnswer,
  type PaymentHistoryAnswer,
  type ProjectsAnswer,
} from '@backsmith/contract';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { secondsAfter } from '../../clock.ts';
import { entitlementsOf, type Entitlements } from '../../entitlements/entitlements.ts';
import { unlimited } from '../../identity/rate-limit.ts';
import { listOutbox } from '../../mail/mail-store.ts';
import { stripeProvider } from '../../ports/stripe-provider.ts';
import { settlePayment } from '../../payments/settle.ts';
import { generateBody, signUp } from '../../testing/caller.ts';
import { FAKE_STRIPE_KEYS, fakeStripe, type FakeStripe } from '../../testing/fake-stripe.ts';
import { beginPayment, confirm, statusOf } from '../../testing/pay.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let fake: FakeStripe;
let subject: TestApp;
let caller: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  fake = await fakeStripe();
  const provider = stripeProvider({ ...FAKE_STRIPE_KEYS, api: fake.address });
  const entitlements: Entitlements = {
    paymentNeeded: true,
    reserve: (tx, account, run) => entitlementsOf(subject.parts.clock, subject.parts).reserve(tx, account, run),
  };
  subject = await testApp({ provider, entitlements, limit: unlimited });
});
afterAll(async () => {
  await subject.close();
  await fake.close();
});
beforeEach(async () => (caller = await signUp(subject.app)));

type Message = { readonly body: string; readonly signature: string };
const send = ({ body, signature }: Message) =>
  subject.app.inject({
    method: 'POST',
    url: PATHS.paymentWebhook,
    payload: body,
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
  });
/** Begins a payment. @returns the intent's id at the fake. */
async function begin(plan = 'advanced'): Promise<string> {
  // The latest payment of an account is the one asked about, so no two may begin at one moment.
  subject.time.now = secondsAfter(subject.time.now, 1);
  const { clientSecret } = await beginPayment(caller, plan);
  return clientSecret.replace(/_secret_x$/, '');
}
const unused = async () => (await statusOf(caller)).unusedPayments;
const latest = async () =>
  (await caller.call('GET', PATHS.paymentHistory)).json<PaymentHistoryAnswer>().data.payments[0];
const subjects = async () =>
  (await listOutbox(subject.parts.db, 500))
    .filter((mail) => mail.recipient === caller.user.email)
    .map((mail) => mail.subject.replace(/ \d{4}-\d+$/, ''));

test('an intent is made at the server’s price, in cents, with an idempotency key and our id', async () => {
  const { paymentId } = await beginPayment(caller, 'advanced');
  expect(fake.requests.at(-1)).toEqual({
    method: 'POST',
    path: '/v1/payment_intents',
    authorization: `Bearer ${FAKE_STRIPE_KEYS.secretKey}`,
    idempotencyKey: `intent-${paymentId}`,
    fields: {
      amount: '25000',
      currency: 'usd',
      description: 'Backsmith Advanced, one project',
      receipt_email: caller.user.email,
      'metadata[paymentId]': paymentId,
      'automatic_payment_methods[enabled]': 'true',
      'automatic_payment_methods[allow_redirects]': 'never',
    },
  });
});

test('a request Stripe answers 500 is repeated under the same key and makes one intent', async () => {
  const before = fake.intents.size;
  fake.fail(500, 1);
  await begin();
  expect(fake.intents.size).toBe(before + 1);
  const [first, second] = fake.requests.slice(-2);
  expect(first?.idempotencyKey).toBe(second?.idempotencyKey);
});

test('a Stripe that is away is told kindly', async () => {
  fake.fail(500, 3);
  const answer = await caller.call('POST', PATHS.createPaymentIntent, {
    plan: 'starter',
    amount: 100,
    currency: 'usd',
  });
  expect([answer.statusCode, answer.json<Failure>().message]).toEqual([503, 'Failed to create payment intent']);
  expect(await latest()).toMatchObject({ status: 'failed', use: null });
});

test('the browser gets the publishable key, and pages may load the card form', async () => {
  const answer = await caller.call('GET', PATHS.paymentConfig);
  expect(answer.json<PaymentConfigAnswer>().data).toEqual({
    ...{ provider: 'stripe', testMode: true, publishableKey: FAKE_STRIPE_KEYS.publishableKey, closed: null },
  });
  expect(answer.headers['content-security-policy']).toMatch(/script-src [^;]*https:\/\/js\.stripe\.com/);
  expect((await confirm(caller, 'x')).statusCode).toBe(404);
});

test('a signed event grants one project, once, in a hundred parallel copies and again later', async () => {
  const id = await begin();
  fake.pay(id);
  const message = fake.eventOf(id, 'payment_intent.succeeded');
  const answers = await Promise.all(Array.from({ length: 100 }, () => send(message)));
  expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]));
  const others = Array.from({ length: 20 }, () => fake.eventOf(id, 'payment_intent.succeeded'));
  await Promise.all(others.map(send));
  expect(await unused()).toHaveLength(1);
  expect(await subjects()).toEqual(['Your Backsmith receipt']);
  const asked = fake.requests.length;
  await send(message);
  // A known message is not worth a question.
  expect(fake.requests.length).toBe(asked);
});

test.each([
  ['no signature', ({ body }: Message) => ({ body, signature: '' })],
  ['the signature of another event', ({ body }: Message) => ({ body: `${body} `, signature: 'of-another' })],
  ['a changed body', ({ body, signature }: Message) => ({ body: `${body} `, signature })],
])('an event with %s is refused, and nobody is asked about it', async (_what, forge) => {
  const id = await begin();
  fake.pay(id);
  const asked = fake.requests.length;
  expect((await send(forge(fake.eventOf(id, 'payment_intent.succeeded')))).statusCode).toBe(400);
  expect([fake.requests.length, await unused()]).toEqual([asked, []]);
});

test('what an event says is not believed: Stripe is asked', async () => {
  const id = await begin();
  const lies = { status: 'succeeded', amount_received: 25_000 };
  expect((await send(fake.eventOf(id, 'payment_intent.succeeded', lies))).statusCode).toBe(200);
  expect(await unused()).toEqual([]);
  expect((await latest())?.status).toBe('pending');
});

test.each([
  ['amount', (intent: { amount: number; amount_received: number }) => (intent.amount = intent.amount_received = 100)],
  ['amount alone', (intent: { amount: number }) => (intent.amount = 100)],
  ['received', (intent: { amount_received: number }) => (intent.amount_received = 100)],
  ['currency', (intent: { currency: string }) => (intent.currency = 'eur')],
  ['payment', (intent: { metadata: Record<string, string> }) => (intent.metadata = { paymentId: 'another' })],
])('an intent whose %s differs grants nothing', async (_name, forge) => {
  const id = await begin();
  fake.pay(id);
  const intent = fake.intents.get(id);
  if (!intent) throw new Error('no intent');
  forge(intent);
  expect((await send(fake.eventOf(id, 'payment_intent.succeeded'))).statusCode).toBe(200);
  expect(await unused()).toEqual([]);
  expect(await subjects()).toEqual([]);
});

test.each([
  [
    'a bad signature',
    (message: Message) => ({ ...message, signature: message.signature.replace(/v1=./, 'v1=0') + '0' }),
  ],
  ['no signature', (message: Message) => ({ ...message, signature: '' })],
  ['another body', (message: Message) => ({ ...message, body: message.body.replace('evt_', 'evt_9') })],
  [
    'a signature of yesterday',
    (message: Message) => {
      const secret = FAKE_STRIPE_KEYS.webhookSecret;
      const timestamp = Math.floor(Date.now() / 1000) - 24 * 60 * 60;
      const stripe = new Stripe(FAKE_STRIPE_KEYS.secretKey);
      return {
        ...message,
        signature: stripe.webhooks.generateTestHeaderString({ payload: message.body, secret, timestamp }),
      };
    },
  ],
])('an event with %s is refused', async (_name, forge) => {
  const id = await begin();
  fake.pay(id);
  const answer = await send(forge(fake.eventOf(id, 'payment_intent.succeeded')));
  expect([answer.statusCode, answer.json<Failure>().error.code]).toEqual([400, 'INVALID_SIGNATURE']);
  expect(await unused()).toEqual([]);
});

test('events about payments that are not ours, or about none, are taken and change nothing', async () => {
  expect((await send(fake.eventOf('pi_unknown', 'payment_intent.succeeded'))).statusCode).toBe(200);
  expect((await send(fake.eventOf('x', 'charge.refunded', { payment_intent: null }))).statusCode).toBe(200);
});

test('an event that cannot be followed is answered 5xx, so that it comes again, and counts then', async () => {
  const id = await begin();
  fake.pay(id);
  const message = fake.eventOf(id, 'payment_intent.succeeded');
  fake.fail(500, 3);
  expect((await send(message)).statusCode).toBeGreaterThanOrEqual(500);
  expect(await unused()).toEqual([]);
  expect((await send(message)).statusCode).toBe(200);
  expect(await unused()).toHaveLength(1);
});

test('a full refund withdraws what was not used; events out of order end the same', async () => {
  const id = await begin();
  fake.pay(id);
  const paid = fake.eventOf(id, 'payment_intent.succeeded');
  const processing = fake.eventOf(id, 'payment_intent.processing');
  const refunded = fake.eventOf(id, 'charge.refunded');
  fake.refund(id, 25_000);
  await send(refunded);
  expect(await latest()).toMatchObject({ status: 'refunded', use: 'withdrawn', refundedAmount: 250 });
  await send(paid);
  await send(processing);
  await send(refunded);
  expect(await latest()).toMatchObject({ status: 'refunded', use: 'withdrawn' });
  expect(await unused()).toEqual([]);
  expect((await subjects()).toSorted()).toEqual(['Your Backsmith payment was refunded', 'Your Backsmith receipt']);
});

test('a refund of a part is noted and the project stays', async () => {
  const id = await begin();
  fake.pay(id);
  await send(fake.eventOf(id, 'payment_intent.succeeded'));
  fake.refund(id, 5_000);
  await send(fake.eventOf(id, 'charge.refunded'));
  expect(await latest()).toMatchObject({ status: 'succeeded', use: 'unused', refundedAmount: 50 });
  fake.refund(id, 20_000);
  await send(fake.eventOf(id, 'charge.refunded'));
  expect(await latest()).toMatchObject({ status: 'refunded', use: 'withdrawn', refundedAmount: 250 });
});

async function paid(plan = 'advanced'): Promise<string> {
  const id = await begin(plan);
  fake.pay(id);
  await send(fake.eventOf(id, 'payment_intent.succeeded'));
  return id;
}
async function disputed(id: string, status: string, type = 'updated'): Promise<void> {
  fake.dispute(id, status);
  expect((await send(fake.eventOf(id, `charge.dispute.${type}`))).statusCode).toBe(200);
}

test('a dispute withdraws an unused project until it is won', async () => {
  const id = await paid();
  await disputed(id, 'needs_response', 'created');
  expect(await latest()).toMatchObject({ status: 'succeeded', use: 'withdrawn', dispute: 'open' });
  expect(await unused()).toEqual([]);
  const refused = await caller.call('POST', PATHS.generateMicroservice, generateBody('fine'));
  expect(refused.json<Failure>().error.code).toBe('PAYMENT_REQUIRED');
  await disputed(id, 'under_review');
  await disputed(id, 'won', 'closed');
  expect(await latest()).toMatchObject({ status: 'succeeded', use: 'unused', dispute: 'won' });
  expect(await unused()).toHaveLength(1);
  expect((await subjects()).toSorted()).toEqual([
    'The dispute about your Backsmith payment has ended',
    'Your Backsmith payment is disputed',
    'Your Backsmith receipt',
  ]);
});

test('a dispute that is lost gives nothing back, and neither does one that is won after a refund', async () => {
  const lost = await paid();
  await disputed(lost, 'needs_response', 'created');
  await disputed(lost, 'lost', 'closed');
  expect(await latest()).toMatchObject({ use: 'withdrawn', dispute: 'lost' });
  const refunded = await paid();
  await disputed(refunded, 'needs_response', 'created');
  fake.refund(refunded, 25_000);
  await disputed(refunded, 'won', 'closed');
  expect(await latest()).toMatchObject({ status: 'refunded', use: 'withdrawn', dispute: 'won' });
  expect(await unused()).toEqual([]);
});

test('events about a dispute that repeat, come late or before the payment’s own end the same', async () => {
  const id = await begin();
  fake.pay(id);
  fake.dispute(id, 'needs_response');
  const created = fake.eventOf(id, 'charge.dispute.created');
  await send(created);
  expect(await latest()).toMatchObject({ status: 'succeeded', use: 'withdrawn', dispute: 'open' });
  fake.dispute(id, 'won');
  const closed = fake.eventOf(id, 'charge.dispute.closed');
  await Promise.all([send(closed), send(fake.eventOf(id, 'charge.dispute.updated')), send(closed)]);
  await send(created);
  await send(fake.eventOf(id, 'payment_intent.succeeded'));
  expect(await latest()).toMatchObject({ use: 'unused', dispute: 'won' });
  expect((await subjects()).filter((subject) => subject.includes('dispute'))).toHaveLength(2);
});

test('an answer that was overtaken while it was asked for is asked for again', async () => {
  const id = await paid();
  const { provider } = subject.parts;
  if (!provider) throw new Error('no provider');
  let asked = 0;
  const fetchIntent: typeof provider.fetchIntent = async (intentId) => {
    asked += 1;
    const answer = await provider.fetchIntent(intentId);
    if (asked === 1) await disputed(id, 'needs_response', 'created'); // older than this: "not disputed"
    return answer;
  };
  fake.dispute(id, 'warning_needs_response');
  await settlePayment({ ...subject.parts, provider: { ...provider, fetchIntent } }, id, subject.app.log);
  expect(asked).toBe(2);
  expect(await latest()).toMatchObject({ use: 'withdrawn', dispute: 'open' });
});

test('an inquiry of a bank, which moves no money, changes nothing', async () => {
  const id = await paid();
  for (const status of ['warning_needs_response', 'warning_under_review', 'warning_closed']) await disputed(id, status);
  expect(await latest()).toMatchObject({ use: 'unused', dispute: null });
});

test('what a running generation reserved is not given back while its payment is disputed', async () => {
  const id = await paid('starter');
  const stream = caller.call('POST', PATHS.generateMicroservice, generateBody('fine'));
  await expect.poll(async () => (await latest())?.use).toBe('reserved');
  await disputed(id, 'needs_response', 'created');
  expect(await latest()).toMatchObject({ use: 'reserved', dispute: 'open' });
  const { projects } = (await caller.call('GET', PATHS.projects)).json<ProjectsAnswer>().data;
  await caller.call('POST', PATHS.projectCancel(projects[0]?.id ?? ''));
  await stream;
  expect(await latest()).toMatchObject({ use: 'withdrawn' });
  await disputed(id, 'won', 'closed');
  expect(await latest()).toMatchObject({ use: 'unused' });
});

test('a late or lost event is made up for by asking', async () => {
  const id = await begin('starter');
  fake.pay(id);
  const before = await latest();
  expect(before?.status).toBe('pending');
  const answer = await caller.call('POST', PATHS.paymentRefresh(before?.id ?? ''));
  expect(answer.statusCode).toBe(200);
  expect(await unused()).toHaveLength(1);
  await send(fake.eventOf(id, 'payment_intent.succeeded'));
  expect(await unused()).toHaveLength(1);
});

test('an intent that is canceled or still processing grants nothing', async () => {
  for (const status of ['processing', 'canceled', 'requires_action']) {
    const id = await begin();
    const intent = fake.intents.get(id);
    if (intent) intent.status = status;
    await send(fake.eventOf(id, `payment_intent.${status}`));
    expect((await latest())?.status).toBe(status === 'requires_action' ? 'pending' : status);
  }
  expect(await unused()).toEqual([]);
});
