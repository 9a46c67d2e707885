import { PATHS } from '@backsmith/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callerOf, signUp } from '../testing/caller.ts';
import { sandboxProvider } from '../payments/sandbox-provider.ts';
import { stripeProvider } from '../ports/stripe-provider.ts';
import { FAKE_STRIPE_KEYS } from '../testing/fake-stripe.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';

let subject: TestApp;
beforeAll(async () => (subject = await testApp()));
afterAll(() => subject.close());

test('no page of ours is shown in a frame of another site', async () => {
  const { headers } = await callerOf(subject.app).call('GET', '/');
  const policy = String(headers['content-security-policy']).split(';');
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("base-uri 'self'");
  expect(policy).toContain("form-action 'self'");
  expect(headers['x-frame-options']).toBe('DENY');
});

test('pages may use nothing of the device, and Stripe’s form only what pays', async () => {
  const powers = async ({ app }: Pick<TestApp, 'app'>) =>
    String((await callerOf(app).call('GET', '/')).headers['permissions-policy']);
  expect(await powers(subject)).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\).*payment=\(\)/);
  const selling = await testApp({ provider: stripeProvider({ ...FAKE_STRIPE_KEYS, api: undefined }) });
  expect(await powers(selling)).toContain('payment=(self "https://js.stripe.com")');
  await selling.close();
});

test('a payment provider says itself where its card form comes from, and what signs its messages', async () => {
  const provider = {
    ...sandboxProvider(subject.parts.db, subject.parts.clock),
    cardForm: {
      script: ['https://js.pay.example'],
      frame: ['https://form.pay.example'],
      connect: ['https://api.pay.example'],
      payment: ['https://form.pay.example'],
    },
    signatureHeader: 'pay-example-signature',
  };
  const other = await testApp({ provider });
  const { headers } = await callerOf(other.app).call('GET', '/');
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'self' https:\/\/js\.pay\.example;/);
  expect(policy).toMatch(/frame-src https:\/\/form\.pay\.example;.*connect-src 'self' https:\/\/api\.pay\.example;/);
  expect(policy).not.toContain('stripe');
  expect(headers['permissions-policy']).toContain('payment=(self "https://form.pay.example")');
  const { body, signature } = provider.eventOf('sandbox_1');
  const post = (header: string) =>
    other.app.inject({
      method: 'POST',
      url: PATHS.paymentWebhook,
      payload: body,
      headers: { 'content-type': 'application/json', [header]: signature },
    });
  expect((await post('pay-example-signature')).statusCode).toBe(200);
  expect((await post('stripe-signature')).statusCode).toBe(400);
  await other.close();
  const own = String((await callerOf(subject.app).call('GET', '/')).headers['content-security-policy']);
  expect(own).toContain("frame-src 'none'");
  expect(own).not.toContain('https://');
});

test('no answer of the API is stored on its way, whether it is granted or refused', async () => {
  const ada = await signUp(subject.app);
  const answers = [
    await ada.call('GET', PATHS.me),
    await ada.call('GET', PATHS.projects),
    await ada.call('GET', PATHS.paymentHistory),
    await ada.call('POST', PATHS.login, { email: 'x@example.com', password: 'x' }),
    await callerOf(subject.app).call('GET', PATHS.me),
    await ada.call('GET', PATHS.project('00000000-0000-4000-8000-000000000000')),
  ];
  for (const answer of answers) expect(answer.headers['cache-control']).toBe('private, no-store');
});
