import { PATHS, type Failure } from '@backsmith/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { secondsAfter } from '../clock.ts';
import { callerOf, generateBody, GOOD_PASSWORD, signUp, upload, type Caller } from '../testing/caller.ts';
import { confirm } from '../testing/pay.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';
import { addressKey } from './address-key.ts';
import { ALLOWANCES } from './rate-limit.ts';

type Kind = keyof typeof ALLOWANCES;

let subject: TestApp;
let ada: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  subject = await testApp({ sandboxForAll: true }, { trustProxy: 1 });
  ada = await signUp(subject.app);
});
afterAll(() => subject.close());

let count = 0;
/** An address nobody has called from. */
const freshAddress = () => `198.51.100.${(count += 1)}`;

const from = (address: string, url: string, payload: object = {}, method: 'POST' | 'PUT' = 'POST') =>
  subject.app.inject({ method, url, payload, headers: { 'x-forwarded-for': address } });

/** Spends all that is allowed, without the work that goes with it. */
async function exhaust(kind: Kind, who: string): Promise<void> {
  const spent = Array.from({ length: ALLOWANCES[kind].attempts }, () => subject.parts.limit.spend(kind, who));
  await Promise.allSettled(spent);
}

const PERSON = { firstName: 'A', lastName: 'B', password: GOOD_PASSWORD };

describe('who has spent what is allowed waits', () => {
  type Call = (address: string) => Promise<LightMyRequestResponse>;
  const byAddress: readonly (readonly [Kind, Call])[] = [
    ['register', (address) => from(address, PATHS.register, { ...PERSON, email: `r${address}@example.com` })],
    ['loginAddress', (address) => from(address, PATHS.login, { email: `l${address}@example.com`, password: 'x' })],
    ['forgotAddress', (address) => from(address, PATHS.forgotPassword, { email: `f${address}@example.com` })],
    ['resetPassword', (address) => from(address, PATHS.resetPassword, { token: 'x', newPassword: 'Forge-4-ever!' })],
    ['unsubscribe', (address) => from(address, `${PATHS.newsletterUnsubscribe}?token=x`)],
    ['passwordStrength', (address) => from(address, PATHS.passwordStrength, { password: 'x' })],
    [
      'scheduleDemo',
      (address) => from(address, PATHS.scheduleDemo, { ...PERSON, email: `b${address}@example.com`, company: 'C' }),
    ],
  ];
  test.each(byAddress)('%s, by address: also from the rest of an IPv6 network, and nobody else', async (kind, call) => {
    const address = freshAddress();
    expect((await call(address)).statusCode).not.toBe(429);
    await exhaust(kind, address);
    const refused = await call(address);
    expect([refused.statusCode, refused.json<Failure>().error.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect((await call(freshAddress())).statusCode).not.toBe(429);
    const network = `2001:db8:${(count += 1).toString(16)}:7`;
    await exhaust(kind, addressKey(`${network}::1`));
    expect((await call(`${network}:ffff:1:2:3`)).statusCode).toBe(429);
  });

  const intent = (caller: Caller) =>
    caller.call('POST', PATHS.createPaymentIntent, { plan: 'starter', amount: 100, currency: 'usd' });
  const byAccount: readonly (readonly [Kind, (caller: Caller) => Promise<{ readonly statusCode: number }>])[] = [
    [
      'upload',
      (caller) => upload(subject.app, caller, [{ name: 'file', fileName: 'a.sql', content: 'create table a' }]),
    ],
    ['generate', (caller) => caller.call('POST', PATHS.generateMicroservice, generateBody('x', { projectId: 'none' }))],
    ['paymentIntent', intent],
    [
      'processIdea',
      (caller) => caller.call('POST', PATHS.processIdea, { idea: 'A library lends books to its members' }),
    ],
    [
      'preview',
      (caller) =>
        caller.call('POST', PATHS.preview, {
          ...generateBody('create table a (id int primary key)'),
          projectId: undefined,
        }),
    ],
    ['editSchema', (caller) => caller.call('POST', PATHS.editSchema, { sqlSchema: 'x', message: 'remove tags' })],
    ['paymentConfirm', (caller) => confirm(caller, 'no secret')],
    [
      'changePassword',
      (caller) => caller.call('PUT', PATHS.changePassword, { currentPassword: 'x', newPassword: 'Forge-4-ever!' }),
    ],
  ];
  test.each(byAccount)('%s, by account', async (kind, call) => {
    const other = await signUp(subject.app);
    expect((await call(ada)).statusCode).not.toBe(429);
    await exhaust(kind, ada.user.id);
    expect((await call(ada)).statusCode).toBe(429);
    expect((await call(other)).statusCode).not.toBe(429);
  });

  test('forgotten passwords of one account, from everywhere', async () => {
    const { user } = await signUp(subject.app);
    await exhaust('forgotAccount', user.email);
    expect((await from(freshAddress(), PATHS.forgotPassword, { email: user.email.toUpperCase() })).statusCode).toBe(
      429,
    );
  });

  test('demos for one e-mail, from everywhere', async () => {
    await exhaust('scheduleDemoEmail', 'demo@example.com');
    const form = { ...PERSON, email: 'Demo@example.com', company: 'C' };
    expect((await from(freshAddress(), PATHS.scheduleDemo, form)).statusCode).toBe(429);
  });

  test('and begins anew when the window has ended', async () => {
    const address = freshAddress();
    await exhaust('forgotAddress', address);
    const before = subject.time.now;
    const after = async (seconds: number) => {
      subject.time.now = secondsAfter(before, seconds);
      return (await from(address, PATHS.forgotPassword, { email: 'anew@example.com' })).statusCode;
    };
    expect([await after(3599), await after(3601)]).toEqual([429, 200]);
    subject.time.now = before;
  });
});

describe('strangers who guess the password of an account', () => {
  test('lock it for unknown networks and never for one it was signed in to from', async () => {
    const email = 'owner@example.com';
    const home = '2001:db8:aaaa:1';
    const registered = await from(`${home}::5`, PATHS.register, { ...PERSON, email });
    expect(registered.statusCode).toBe(201);
    await exhaust('loginAccount', email);
    const login = async (address: string, password = GOOD_PASSWORD) =>
      (await from(address, PATHS.login, { email, password })).statusCode;
    expect(await login(freshAddress())).toBe(429);
    expect(await login(`${home}:ffff:1:2:3`)).toBe(200);
    expect(await login('2001:db8:aaaa:2::5')).toBe(429);
  });

  test('from a known network are limited there as anywhere', async () => {
    const email = 'shared@example.com';
    const address = freshAddress();
    await from(address, PATHS.register, { ...PERSON, email });
    await exhaust('loginPair', `${address} ${email}`);
    expect((await from(address, PATHS.login, { email, password: GOOD_PASSWORD })).statusCode).toBe(429);
  });
});

describe('the flood limit', () => {
  test.each(['/api/pricing', '/%61pi/pricing', '/ap%69/pricing?x=1'])(
    'counts %s by the route it comes to',
    async (url) => {
      const flooded = await testApp({}, { floodLimit: 5 });
      const statuses: number[] = [];
      for (let i = 0; i < 7; i += 1) statuses.push((await flooded.app.inject({ method: 'GET', url })).statusCode);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
      expect((await flooded.app.inject({ method: 'GET', url: PATHS.live })).statusCode).toBe(200);
      await flooded.close();
    },
  );

  test('takes an IPv6 network for one caller', async () => {
    const flooded = await testApp({}, { floodLimit: 5, trustProxy: 1 });
    const get = (address: string) =>
      flooded.app.inject({ method: 'GET', url: PATHS.pricing, headers: { 'x-forwarded-for': address } });
    for (let i = 0; i < 5; i += 1) await get(`2001:db8:1:1::${i}`);
    expect((await get('2001:db8:1:1:f::')).statusCode).toBe(429);
    expect((await get('2001:db8:1:2::')).statusCode).toBe(200);
    await flooded.close();
  });
});

test('somebody who gets around the proxy cannot write an address', async () => {
  const payload = { email: 'around@example.com' };
  const around = (address: string) =>
    subject.app.inject({
      ...{ method: 'POST', url: PATHS.forgotPassword, payload, remoteAddress: '192.0.2.77' },
      headers: { 'x-forwarded-for': address },
    });
  await exhaust('forgotAddress', '192.0.2.77');
  expect((await around(freshAddress())).statusCode).toBe(429);
});

test('one trusted proxy: the address it saw counts, not the ones a client writes before it', async () => {
  const address = freshAddress();
  await exhaust('forgotAddress', address);
  const answer = await from(`203.0.113.1, 203.0.113.2, ${address}`, PATHS.forgotPassword, {
    email: 'spoof@example.com',
  });
  expect(answer.statusCode).toBe(429);
  const none = await callerOf(subject.app).call('POST', PATHS.forgotPassword, { email: 'spoof@example.com' });
  expect(none.statusCode).toBe(200);
});
