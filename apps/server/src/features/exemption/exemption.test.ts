import { PATHS, type ExemptionAnswer, type Failure } from '@backsmith/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '../../testing/caller.ts';
import { statusOf } from '../../testing/pay.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let subject: TestApp;
let admin: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  subject = await testApp();
  admin = await signUp(subject.app);
  await subject.database.pool.query(`update account set role = 'admin' where id = $1`, [admin.user.id]);
});
afterAll(() => subject.close());

const set = (id: string, body: object) => admin.call('PATCH', PATHS.userExemption(id), body);

test('an administrator frees an account from paying, changes it, and ends it', async () => {
  const user = await signUp(subject.app);
  const whole = {
    ...{ paymentExempt: true, exemptionReason: 'tester', generationsLimit: 5 },
    exemptionExpiresAt: '2099-01-01T00:00:00+01:00',
  };
  const answer = await set(user.user.id, whole);
  const granted = { ...whole, generationsUsed: 0, exemptionExpiresAt: '2098-12-31T23:00:00.000Z' };
  expect(answer.json<ExemptionAnswer>()).toEqual({ success: true, data: { ...granted, id: user.user.id } });
  expect(await statusOf(user)).toMatchObject({ ...granted, exemptionLapsed: null });

  await subject.database.pool.query('update account set generations_used = 3 where id = $1', [user.user.id]);
  await set(user.user.id, { paymentExempt: true, generationsLimit: 3 });
  expect(await statusOf(user)).toMatchObject({ generationsUsed: 3, exemptionLapsed: 'GENERATION_LIMIT_REACHED' });

  await set(user.user.id, { paymentExempt: false, exemptionReason: 'stays nowhere', generationsLimit: 9 });
  expect(await statusOf(user)).toMatchObject({ paymentExempt: false, exemptionReason: null, generationsLimit: null });
  await set(user.user.id, { paymentExempt: true });
  expect(await statusOf(user)).toMatchObject({ paymentExempt: true, generationsUsed: 0, exemptionLapsed: null });
});

test.each([
  [{}, 'paymentExempt'],
  [{ paymentExempt: 'true' }, 'paymentExempt'],
  [{ paymentExempt: true, generationsLimit: 0 }, 'generationsLimit'],
  [{ paymentExempt: true, generationsLimit: 1.5 }, 'generationsLimit'],
  [{ paymentExempt: true, exemptionExpiresAt: 'tomorrow' }, 'exemptionExpiresAt'],
  [{ paymentExempt: true, exemptionReason: 'a\nb' }, 'exemptionReason'],
])('%j is refused', async (body, field) => {
  const answer = await set(admin.user.id, body);
  expect([answer.statusCode, answer.json<Failure>().error.field]).toEqual([400, field]);
});

test.each(['x', '00000000-0000-0000-0000-000000000000'])('there is no user %s', async (id) => {
  expect((await set(id, { paymentExempt: true })).statusCode).toBe(404);
});
