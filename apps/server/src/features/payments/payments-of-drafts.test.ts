import {
  MESSAGES,
  PATHS,
  type Failure,
  type GenerationEvent,
  type Payment,
  type PaymentAnswer,
  type PaymentHistoryAnswer,
  type PaymentIntentAnswer,
} from '@backsmith/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { secondsAfter } from '../../clock.ts';
import { entitlementsOf, type Entitlements } from '../../entitlements/entitlements.ts';
import { unlimited } from '../../identity/rate-limit.ts';
import { settleSandbox } from '../../payments/settle-sandbox.ts';
import { stripeProvider } from '../../ports/stripe-provider.ts';
import { eventsOf, generateBody, signUp, upload, uploaded, type Caller } from '../../testing/caller.ts';
import { FAKE_STRIPE_KEYS, fakeStripe, type FakeStripe } from '../../testing/fake-stripe.ts';
import { askToPay, beginPayment, confirm, statusOf } from '../../testing/pay.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

const AT_ONCE = 12;
const DRAFT = 'file-0123';

const times = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work));

async function historyOf(caller: Caller): Promise<readonly Payment[]> {
  return (await caller.call('GET', PATHS.paymentHistory)).json<PaymentHistoryAnswer>().data.payments;
}

/** A server that asks for money. */
async function sellingApp(change: Parameters<typeof testApp>[0] = {}): Promise<TestApp> {
  const entitlements: Entitlements = {
    paymentNeeded: true,
    reserve: (tx, account, run) => entitlementsOf(made.parts.clock, made.parts).reserve(tx, account, run),
  };
  const made = await testApp({ ...change, entitlements, limit: unlimited });
  return made;
}

describe('a draft is paid for once', () => {
  let subject: TestApp;
  beforeAll(async () => {
    subject = await sellingApp();
    await subject.work();
  });
  afterAll(() => subject.close());

  /** Lets the bank decide. */
  async function decide(): Promise<void> {
    const before = subject.time.now;
    subject.time.now = secondsAfter(before, 4);
    await settleSandbox(subject.parts, subject.app.log);
    subject.time.now = before;
  }

  test('begun by many callers at once it is one payment', async () => {
    const caller = await signUp(subject.app);
    const begun = await times(AT_ONCE, () => beginPayment(caller, 'starter', DRAFT));
    expect(new Set(begun.map(({ clientSecret }) => clientSecret)).size).toBe(1);
    expect(await historyOf(caller)).toMatchObject([{ id: begun[0]?.paymentId, status: 'pending' }]);
    const [other, next] = [await beginPayment(caller, 'starter', 'file-4567'), await beginPayment(caller, 'starter')];
    expect(new Set([begun[0], other, next].map((one) => one?.paymentId)).size).toBe(3);
    const stranger = await beginPayment(await signUp(subject.app), 'starter', DRAFT);
    expect(stranger.paymentId).not.toBe(begun[0]?.paymentId);
  });

  test('and while a bank decides on it nobody begins or makes another', async () => {
    const caller = await signUp(subject.app);
    const begun = await times(AT_ONCE, () => beginPayment(caller, 'starter', DRAFT));
    await Promise.all(begun.map(({ clientSecret }) => confirm(caller, clientSecret, 'card_processing')));
    const { paymentId } = begun[0] ?? { paymentId: '' };
    for (const plan of ['starter', 'advanced']) {
      for (const refused of await times(AT_ONCE, () => askToPay(caller, plan, DRAFT))) {
        expect([refused.statusCode, refused.json<Failure>()]).toMatchObject([
          409,
          { message: MESSAGES.paymentPending, error: { code: 'PAYMENT_PENDING', paymentId } },
        ]);
      }
    }
    expect(await statusOf(caller)).toMatchObject({
      unusedPayments: [],
      pendingPayments: [
        { paymentId, draft: DRAFT, plan: 'starter', planName: 'Starter', amount: 100, currency: 'USD' },
      ],
    });
    expect(await historyOf(caller)).toHaveLength(1);
    await decide();
    expect(await statusOf(caller)).toMatchObject({ unusedPayments: [{ paymentId }], pendingPayments: [] });
    const refused = await askToPay(caller, 'starter', DRAFT);
    expect([refused.statusCode, refused.json<Failure>()]).toMatchObject([
      409,
      { message: MESSAGES.alreadyPaid, error: { code: 'ALREADY_PAID', paymentId } },
    ]);
    expect(await historyOf(caller)).toHaveLength(1);
  });

  test('also once it is built with it; another draft that is built with it is paid for', async () => {
    const caller = await signUp(subject.app);
    const { clientSecret } = await beginPayment(caller, 'starter', DRAFT);
    await confirm(caller, clientSecret);
    const sent = await upload(subject.app, caller, [
      { name: 'file', fileName: 'a.sql', content: 'create table a (id int)' },
      { name: 'draft', content: DRAFT },
    ]);
    const { projectId } = uploaded(sent);
    const built = await caller.call('POST', PATHS.generateMicroservice, generateBody(undefined, { projectId }));
    expect(eventsOf(built).at(-1)).toMatchObject({ completed: true } satisfies GenerationEvent);
    expect((await askToPay(caller, 'starter', DRAFT)).json<Failure>().error.code).toBe('ALREADY_PAID');

    const other = await beginPayment(caller, 'starter', 'file-other');
    await confirm(caller, other.clientSecret);
    const elsewhere = generateBody('create table b (id int)');
    expect(eventsOf(await caller.call('POST', PATHS.generateMicroservice, elsewhere)).at(-1)?.completed).toBe(true);
    expect((await askToPay(caller, 'starter', 'file-other')).statusCode).toBe(200);
  });

  test('a larger plan takes the place of one that was begun, which can no longer be paid, and may follow one that was paid', async () => {
    const caller = await signUp(subject.app);
    const small = await beginPayment(caller, 'starter', DRAFT);
    const large = await beginPayment(caller, 'advanced', DRAFT);
    expect((await confirm(caller, small.clientSecret)).statusCode).toBe(402);
    expect((await confirm(caller, large.clientSecret)).statusCode).toBe(200);
    expect((await historyOf(caller)).map(({ status }) => status).sort()).toEqual(['canceled', 'succeeded']);
    expect((await askToPay(caller, 'starter', DRAFT)).json<Failure>().error.code).toBe('ALREADY_PAID');
    expect((await askToPay(caller, 'enterprise', DRAFT)).statusCode).toBe(200);
  });

  test('a name that is none is refused', async () => {
    const refused = await askToPay(await signUp(subject.app), 'starter', 'no name');
    expect(refused.json<Failure>().error).toMatchObject({ code: 'VALIDATION_ERROR', field: 'draft' });
  });
});

describe('the same at Stripe', () => {
  let fake: FakeStripe;
  let subject: TestApp;
  beforeAll(async () => {
    fake = await fakeStripe();
    subject = await sellingApp({ provider: stripeProvider({ ...FAKE_STRIPE_KEYS, api: fake.address }) });
  });
  afterAll(async () => {
    await subject.close();
    await fake.close();
  });

  const intentOf = ({ clientSecret }: PaymentIntentAnswer) => clientSecret.replace(/_secret_x$/, '');
  /** The bank moves it on, and no message of it comes. */
  function move(id: string, status: string): void {
    const intent = fake.intents.get(id);
    if (intent) intent.status = status;
  }

  test('one payment begun by many; what a bank decides on is known before its message comes', async () => {
    const caller = await signUp(subject.app);
    const begun = await times(AT_ONCE, () => beginPayment(caller, 'starter', DRAFT));
    expect(new Set(begun.map(intentOf)).size).toBe(1);
    const [one] = begun;
    if (one === undefined) throw new Error('Nothing was begun.');
    move(intentOf(one), 'processing');
    for (const refused of await times(AT_ONCE, () => askToPay(caller, 'advanced', DRAFT))) {
      expect(refused.json<Failure>().error).toMatchObject({ code: 'PAYMENT_PENDING', paymentId: one.paymentId });
    }
    expect(fake.intents.get(intentOf(one))?.status).toBe('processing');
    fake.pay(intentOf(one));
    expect((await askToPay(caller, 'starter', DRAFT)).json<Failure>().error.code).toBe('ALREADY_PAID');
    expect((await statusOf(caller)).unusedPayments).toMatchObject([{ paymentId: one.paymentId }]);
  });

  test('a payment the bank declines in the end may be paid with another card', async () => {
    const caller = await signUp(subject.app);
    const one = await beginPayment(caller, 'starter', DRAFT);
    move(intentOf(one), 'processing');
    const refresh = async () =>
      (await caller.call('POST', PATHS.paymentRefresh(one.paymentId))).json<PaymentAnswer>().data.payment.status;
    expect(await refresh()).toBe('processing');
    move(intentOf(one), 'requires_payment_method');
    expect(await refresh()).toBe('pending');
    expect(await beginPayment(caller, 'starter', DRAFT)).toMatchObject({ paymentId: one.paymentId });
  });

  test('one that was begun for another plan is ended there, but not while it is decided on', async () => {
    const caller = await signUp(subject.app);
    const small = await beginPayment(caller, 'starter', DRAFT);
    const large = await beginPayment(caller, 'advanced', DRAFT);
    expect([small, large].map((one) => fake.intents.get(intentOf(one))?.status)).toEqual([
      'canceled',
      'requires_payment_method',
    ]);
  });
});
