import type { Payment, PaymentState } from '@backsmith/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitForPayment } from './wait-for-payment.ts';

const PAYMENT: Payment = {
  ...{ id: 'p1', plan: 'starter', planName: 'Starter', amount: 100, currency: 'USD', refundedAmount: 0 },
  ...{ status: 'processing', use: null, dispute: null, projectId: null, testMode: true, receiptNumber: null },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', paidAt: null },
};
const told = (status: PaymentState) => Response.json({ success: true, data: { payment: { ...PAYMENT, status } } });
const refused = (status: number) =>
  Response.json({ success: false, message: 'No.', error: { code: 'UNAVAILABLE' } }, { status });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Waits for a payment of which the server tells this, one after the other. @returns how it ended, and how often was asked */
async function waitedFor(answers: readonly (Response | Error)[], signal = new AbortController().signal) {
  const left = [...answers];
  const fetched = vi.fn(() => {
    const [next] = left.splice(0, 1);
    return next instanceof Response ? Promise.resolve(next) : Promise.reject(next ?? new Error('Asked too often.'));
  });
  vi.stubGlobal('fetch', fetched);
  const end = waitForPayment('p1', signal).then(
    () => 'paid',
    (cause: unknown) => (cause instanceof Error ? cause.message : 'unknown'),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  return { end: await end, asked: fetched.mock.calls.length };
}

test('is asked about until it has succeeded, also where the server is away for a while', async () => {
  const answers = [told('processing'), new TypeError('no network'), refused(503), refused(429), told('succeeded')];
  expect(await waitedFor(answers)).toEqual({ end: 'paid', asked: 5 });
});

test('that a bank declines in the end is not waited for any longer', async () => {
  const failed = { end: 'Payment failed. Please try again.', asked: 2 };
  expect(await waitedFor([told('processing'), told('pending')])).toEqual(failed);
  expect(await waitedFor([told('processing'), told('canceled')])).toEqual(failed);
});

test('of somebody else is not asked about again', async () => {
  expect(await waitedFor([refused(404)])).toEqual({ end: 'No.', asked: 1 });
});

test('is let be once the page is left', async () => {
  const page = new AbortController();
  page.abort();
  expect(await waitedFor([told('processing')], page.signal)).toEqual({ end: 'The payment was left.', asked: 1 });
});
