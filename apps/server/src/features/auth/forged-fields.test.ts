import { PATHS, type PaymentStatusAnswer, type UserAnswer } from '@backsmith/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unlimited } from '../../identity/rate-limit.ts';
import { signUp } from '../../testing/caller.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let subject: TestApp;
beforeAll(async () => (subject = await testApp({ limit: unlimited })));
afterAll(() => subject.close());

let count = 0;

test.each([
  { role: 'admin' },
  { isAdmin: true, admin: 1 },
  { paymentExempt: true, exemptionReason: 'mine', exemptionExpiresAt: null },
  { generationsLimit: 1_000_000, generationsUsed: -5 },
  { id: '00000000-0000-0000-0000-000000000000', passwordHash: 'x', createdAt: '1970-01-01T00:00:00Z' },
  { preferences: { subscribeToNewsletter: false, role: 'admin' } },
  { 'account.role': 'admin', 'role[]': 'admin' },
])('%j grants nothing, at registration or in the profile', async (forged) => {
  count += 1;
  const email = `forger${count}@example.com`;
  for (const caller of [await signUp(subject.app, { ...forged, email }), await signUp(subject.app)]) {
    expect((await caller.call('PUT', PATHS.profile, { ...forged, email: 'other@example.com' })).statusCode).toBe(200);
    const me = (await caller.call('GET', PATHS.me)).json<UserAnswer>().data.user;
    expect(me).toMatchObject({ id: caller.user.id, email: caller.user.email, role: 'user', paymentExempt: false });
    const status = (await caller.call('GET', PATHS.paymentStatus)).json<PaymentStatusAnswer>();
    expect(status).toMatchObject({ paymentExempt: false, generationsLimit: null, generationsUsed: 0 });
    expect((await caller.call('GET', PATHS.newsletterExport)).statusCode).toBe(403);
    const exemption = { paymentExempt: true };
    expect((await caller.call('PATCH', PATHS.userExemption(caller.user.id), exemption)).statusCode).toBe(403);
  }
});

test('a prototype in the body is refused', async () => {
  const { token } = await signUp(subject.app);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const payload = '{"firstName":"Ada","__proto__":{"role":"admin"}}';
  const answer = await subject.app.inject({ method: 'PUT', url: PATHS.profile, headers, payload });
  expect(answer.statusCode).toBe(400);
});
