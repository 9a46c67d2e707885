import {
  MESSAGES,
  PATHS,
  sandboxClosedMessage,
  type Failure,
  type PaymentAnswer,
  type PaymentConfigAnswer,
  type PaymentHistoryAnswer,
  type SandboxConfirmAnswer,
} from '@backsmith/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { secondsAfter } from '../../clock.ts';
import { unlimited } from '../../identity/rate-limit.ts';
import { listOutbox } from '../../mail/mail-store.ts';
import { callerOf, signUp } from '../../testing/caller.ts';
import { beginPayment, confirm, OWN_PAGE, pay, statusOf } from '../../testing/pay.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { settleSandbox } from '../../payments/settle-sandbox.ts';

let subject: TestApp;
beforeAll(async () => (subject = await testApp({ limit: unlimited })));
afterAll(() => subject.close());

const history = async (caller: Awaited<ReturnType<typeof signUp>>) =>
  (await caller.call('GET', PATHS.paymentHistory)).json<PaymentHistoryAnswer>().data.payments;
const mailsTo = async (email: string) =>
  (await listOutbox(subject.parts.db, 500)).filter((mail) => mail.recipient === email);

describe('paying at the sandbox', () => {
  test('says that it is a test', async () => {
    const caller = await signUp(subject.app);
    const answer = await caller.call('GET', PATHS.paymentConfig);
    expect(answer.json<PaymentConfigAnswer>().data).toEqual({
      ...{ provider: 'sandbox', testMode: true, publishableKey: null, closed: null },
    });
  });

  test('buys one project of the plan, with a receipt by mail and a line in the history', async () => {
    const caller = await signUp(subject.app);
    const paymentId = await pay(caller, 'advanced');
    expect(await statusOf(caller)).toEqual({
      success: true,
      paymentExempt: false,
      exemptionReason: null,
      exemptionExpiresAt: null,
      generationsLimit: null,
      generationsUsed: 0,
      exemptionLapsed: null,
      paymentNeeded: false,
      unusedPayments: [
        {
          ...{ paymentId, plan: 'advanced', planName: 'Advanced', amount: 250, currency: 'USD' },
          features: ['Everything in Starter', 'Global exception handler', 'Monolith or microservices'],
          covers: ['swagger', 'exceptionHandler'],
          paidAt: expect.any(String) as string,
        },
      ],
      pendingPayments: [],
    });
    const [line, ...more] = await history(caller);
    expect(more).toEqual([]);
    expect(line).toMatchObject({
      ...{ id: paymentId, amount: 250, status: 'succeeded', use: 'unused', refundedAmount: 0, testMode: true },
      receiptNumber: expect.stringMatching(/^\d{4}-\d{6}$/) as string,
    });
    const [receipt, ...others] = await mailsTo(caller.user.email);
    expect(others).toEqual([]);
    expect(receipt?.bodyText).toMatch(/TEST MODE[\s\S]*Advanced, one project[\s\S]*\$250\.00/);
  });

  test.each([
    ['card_declined', 'Your card was declined.'],
    ['card_insufficient_funds', 'Your card has insufficient funds.'],
  ] as const)('%s is answered with the card’s message; another card may follow', async (method, message) => {
    const caller = await signUp(subject.app);
    const { clientSecret } = await beginPayment(caller, 'starter');
    const declined = await confirm(caller, clientSecret, method);
    expect([declined.statusCode, declined.json<Failure>()]).toMatchObject([
      402,
      { message, error: { code: 'PAYMENT_ERROR' } },
    ]);
    expect((await statusOf(caller)).unusedPayments).toEqual([]);
    expect((await confirm(caller, clientSecret)).json<SandboxConfirmAnswer>().status).toBe('succeeded');
    expect((await statusOf(caller)).unusedPayments).toHaveLength(1);
  });

  test('a card that asks for authentication pays when that was passed, and not before', async () => {
    const caller = await signUp(subject.app);
    const { clientSecret } = await beginPayment(caller, 'starter');
    const method = 'card_authentication_required';
    expect((await confirm(caller, clientSecret, method)).json()).toMatchObject({ status: 'requires_action' });
    expect((await statusOf(caller)).unusedPayments).toEqual([]);
    const failed = await confirm(caller, clientSecret, method, { authentication: 'failed' });
    expect(failed.statusCode).toBe(402);
    const passed = await confirm(caller, clientSecret, method, { authentication: 'passed' });
    expect(passed.json()).toMatchObject({ success: true, status: 'succeeded' });
  });

  test('a payment that is being processed counts when it has arrived', async () => {
    const caller = await signUp(subject.app);
    const { clientSecret, paymentId } = await beginPayment(caller, 'starter');
    expect((await confirm(caller, clientSecret, 'card_processing')).json()).toMatchObject({ status: 'processing' });
    expect((await history(caller))[0]).toMatchObject({ status: 'processing', use: null });
    await settleSandbox(subject.parts, subject.app.log);
    expect((await statusOf(caller)).unusedPayments).toEqual([]);
    const before = subject.time.now;
    subject.time.now = secondsAfter(before, 4);
    await settleSandbox(subject.parts, subject.app.log);
    subject.time.now = before;
    expect((await statusOf(caller)).unusedPayments).toMatchObject([{ paymentId }]);
  });

  test('confirming one payment a hundred times in parallel grants one project and sends one receipt', async () => {
    const caller = await signUp(subject.app);
    const { clientSecret } = await beginPayment(caller, 'starter');
    const answers = await Promise.all(Array.from({ length: 100 }, () => confirm(caller, clientSecret)));
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]));
    expect((await statusOf(caller)).unusedPayments).toHaveLength(1);
    expect(await mailsTo(caller.user.email)).toHaveLength(1);
  });
});

describe('a stranger’s test card', () => {
  test.each([
    ['from elsewhere', { remoteAddress: '203.0.113.7' }],
    ['through a proxy', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['under a public name', { headers: { host: 'gen.example.com' } }],
    ['through a proxy that names the browser', { headers: { 'x-real-ip': '203.0.113.7' } }],
    [
      'from a page of a public name, through a proxy that tells nothing',
      { headers: { origin: 'https://gen.example.com' } },
    ],
    ['from a program, which tells of no page', { page: false }],
    ['from a frame without an origin', { headers: { origin: 'null' } }],
    ['linked from such a page', { headers: { referer: 'https://gen.example.com/pricing' } }],
  ])('a test card %s is refused unless the operator wants it', async (_, from) => {
    const caller = await signUp(subject.app);
    const { clientSecret } = await beginPayment(caller, 'starter');
    const closed = await buildApp(subject.parts, { floodLimit: false });
    const send = ({ app }: Pick<TestApp, 'app'>) =>
      app.inject({
        method: 'POST',
        url: PATHS.sandboxConfirm,
        payload: { clientSecret, paymentMethod: 'card_success' },
        ...from,
        headers: {
          authorization: `Bearer ${caller.token}`,
          ...('page' in from ? {} : OWN_PAGE),
          ...('headers' in from ? from.headers : {}),
        },
      });
    const answer = await send({ app: closed });
    expect([answer.statusCode, answer.json<Failure>().error.code]).toEqual([403, 'FORBIDDEN']);
    const headers: Readonly<Record<string, string>> = 'headers' in from ? from.headers : {};
    const [sign] = Object.keys(headers).filter((name) => headers[name] !== 'null');
    const shown = await callerOf(closed, caller.token).call('GET', PATHS.paymentConfig);
    const why = sign === undefined ? null : sandboxClosedMessage(sign);
    expect(shown.json<PaymentConfigAnswer>().data.closed).toBe(why);
    expect(answer.json<Failure>().message).toBe(why ?? MESSAGES.sandboxIsLocal);
    await closed.close();
    expect((await statusOf(caller)).unusedPayments).toEqual([]);
    const open = await buildApp({ ...subject.parts, sandboxForAll: true }, { floodLimit: false });
    expect((await send({ app: open })).statusCode).toBe(200);
    await open.close();
  });
});

test('a plan can be bought at any price: 19.99 is no wrong amount', async () => {
  const caller = await signUp(subject.app);
  for (const cents of [1, 57, 113, 1999, 2999, 4999, 100_001, 999_999]) {
    await subject.database.pool.query(`update plan set original_cents = $1 where key = 'starter'`, [cents]);
    await pay(caller, 'starter');
  }
  const paid = (await statusOf(caller)).unusedPayments.map((one) => one.amount);
  expect(paid).toEqual(expect.arrayContaining([0.01, 0.57, 1.13, 19.99, 29.99, 49.99, 1000.01, 9999.99]));
  await subject.database.pool.query(`update plan set original_cents = 10000 where key = 'starter'`);
});

test('once a proxy was noticed that tells nothing of itself, a request without a trace is no local one either', async () => {
  const app = await buildApp(subject.parts, { floodLimit: false });
  const caller = await signUp(app);
  const sandbox = async (headers: object = {}) => {
    const { clientSecret } = await beginPayment(caller, 'starter');
    const payload = { clientSecret, paymentMethod: 'card_success' };
    const authorization = `Bearer ${caller.token}`;
    const call = {
      method: 'POST',
      url: PATHS.sandboxConfirm,
      payload,
      headers: { authorization, ...headers },
    } as const;
    return (await app.inject(call)).statusCode;
  };
  expect(await sandbox({ origin: 'http://localhost:5173' })).toBe(200);
  // A page of another site that calls us from the developer's own browser.
  const evil = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect([await sandbox(evil), await sandbox(OWN_PAGE)]).toEqual([403, 200]);
  await app.inject({ method: 'POST', url: PATHS.login, payload: {}, headers: { origin: 'https://gen.example.com' } });
  expect(await sandbox(OWN_PAGE)).toBe(403);
  await app.close();
});

describe('the price is the server’s', () => {
  const attempt = async (change: object) => {
    const caller = await signUp(subject.app);
    const body = { plan: 'advanced', amount: 250, currency: 'usd', userId: caller.user.id, ...change };
    const answer = await caller.call('POST', PATHS.createPaymentIntent, body);
    return { caller, answer };
  };

  test.each([1, -1, 0, 249.99, 250.000001, 25_000, 1e308, '250', '1', null, [250], {}])(
    'amount %j is refused',
    async (amount) => {
      const { caller, answer } = await attempt({ amount });
      expect(answer.statusCode).toBe(400);
      expect(await history(caller)).toEqual([]);
    },
  );

  test('amount 1e309 is refused', async () => {
    const caller = await signUp(subject.app);
    const headers = { authorization: `Bearer ${caller.token}`, 'content-type': 'application/json' };
    const payload = '{"plan":"advanced","amount":1e309,"currency":"usd"}';
    const answer = await subject.app.inject({ method: 'POST', url: PATHS.createPaymentIntent, headers, payload });
    expect(answer.statusCode).toBe(400);
    expect(await history(caller)).toEqual([]);
  });

  test.each(['eur', 'EUR', '', 'usdx', 7])('currency %j is refused', async (currency) => {
    expect((await attempt({ currency })).answer.statusCode).toBe(400);
  });

  test.each(['none', '', '__proto__', "'; drop table plan; --"])('plan %j is refused', async (plan) => {
    expect((await attempt({ plan })).answer.statusCode).toBe(400);
  });

  test('another’s userId is forbidden, one’s own or none is fine', async () => {
    const other = await signUp(subject.app);
    expect((await attempt({ userId: other.user.id })).answer.statusCode).toBe(403);
    expect((await attempt({ userId: undefined })).answer.statusCode).toBe(200);
    expect((await attempt({ currency: 'USD', plan: 'Advanced' })).answer.statusCode).toBe(200);
  });

  test('a plan that cannot be generated yet is not sold', async () => {
    await subject.database.pool.query(`update plan set covers = covers || '{telepathy}' where key = 'enterprise'`);
    const { answer } = await attempt({ plan: 'enterprise', amount: 400 });
    expect([answer.statusCode, answer.json<Failure>().error.code]).toEqual([409, 'PLAN_UNAVAILABLE']);
  });

  test('a price that changed since the page was loaded is told, and what was begun before keeps its price', async () => {
    const caller = await signUp(subject.app);
    const begun = await beginPayment(caller, 'advanced');
    await subject.database.pool.query(`update plan set original_cents = 30000 where key = 'advanced'`);
    const answer = await caller.call('POST', PATHS.createPaymentIntent, {
      plan: 'advanced',
      amount: 250,
      currency: 'usd',
    });
    expect(answer.statusCode).toBe(409);
    expect(answer.json<Failure>().error).toMatchObject({
      code: 'PRICE_CHANGED',
      plan: { key: 'advanced', currentPricing: { current: 300 } },
    });
    await confirm(caller, begun.clientSecret);
    expect((await statusOf(caller)).unusedPayments).toMatchObject([{ amount: 250 }]);
    const before = subject.time.now;
    subject.time.now = secondsAfter(before, 25 * 60 * 60);
    const stale = await signUp(subject.app);
    const late = await stale.call('POST', PATHS.createPaymentIntent, {
      plan: 'advanced',
      amount: 250,
      currency: 'usd',
    });
    expect([late.statusCode, late.json<Failure>().error.code]).toEqual([400, 'VALIDATION_ERROR']);
    subject.time.now = before;
    await subject.database.pool.query(`update plan set original_cents = 25000 where key = 'advanced'`);
  });
});

describe('another’s payment', () => {
  test('cannot be confirmed, seen or refreshed', async () => {
    const [owner, other] = [await signUp(subject.app), await signUp(subject.app)];
    const { clientSecret, paymentId } = await beginPayment(owner, 'starter');
    expect((await confirm(other, clientSecret)).statusCode).toBe(404);
    expect((await other.call('POST', PATHS.paymentRefresh(paymentId))).statusCode).toBe(404);
    expect(await history(other)).toEqual([]);
    const own = await owner.call('POST', PATHS.paymentRefresh(paymentId));
    expect(own.json<PaymentAnswer>().data.payment).toMatchObject({ id: paymentId, status: 'pending', use: null });
  });

  test.each(['', 'x', 'sandbox_1_secret_2'])('an unknown client secret %j is 404', async (clientSecret) => {
    expect((await confirm(await signUp(subject.app), clientSecret)).statusCode).toBe(404);
  });
});

describe('a message to the webhook', () => {
  const post = (payload: string | Buffer, signature?: string) =>
    subject.app.inject({
      method: 'POST',
      url: PATHS.paymentWebhook,
      payload,
      headers: {
        'content-type': 'application/json',
        ...(signature === undefined ? {} : { 'sandbox-signature': signature }),
      },
    });

  test.each([undefined, '', 'x', 't=1,v1=0', '0'.repeat(64)])('signed %j is refused', async (signature) => {
    const answer = await post('{"id":"e1","intentId":"sandbox_1"}', signature);
    expect([answer.statusCode, answer.json<Failure>().error.code]).toEqual([400, 'INVALID_SIGNATURE']);
  });

  test('a signature counts for its bytes only', async () => {
    const sandbox = subject.parts.provider;
    if (sandbox?.name !== 'sandbox' || !('eventOf' in sandbox)) throw new Error('no sandbox');
    const { body, signature } = sandbox.eventOf('sandbox_1');
    expect((await post(body, signature)).statusCode).toBe(200);
    expect((await post(Buffer.concat([body, Buffer.from(' ')]), signature)).statusCode).toBe(400);
  });
});

test('where nothing is sold nobody can pay', async () => {
  const closed = await testApp({ provider: undefined, sells: false });
  const caller = await signUp(closed.app);
  const intent = { plan: 'starter', amount: 100, currency: 'usd' };
  const answers = [
    await caller.call('POST', PATHS.createPaymentIntent, intent),
    await confirm(caller, 'x'),
    await caller.call('POST', PATHS.paymentWebhook, {}),
  ];
  expect(answers.map((answer) => answer.statusCode)).toEqual([409, 404, 404]);
  const config = await caller.call('GET', PATHS.paymentConfig);
  expect(config.json<PaymentConfigAnswer>().data.provider).toBe('none');
  await closed.close();
});
