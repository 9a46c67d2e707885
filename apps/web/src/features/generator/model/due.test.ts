import type { PaymentStatusAnswer, UnusedPayment } from '@backsmith/contract';
import { featuresWhere } from '@backsmith/options';
import { expect, test } from 'vitest';
import { dueOf, featureWords, freeLabelOf } from './due.ts';

const STATUS: PaymentStatusAnswer = {
  success: true,
  paymentExempt: false,
  exemptionReason: null,
  exemptionExpiresAt: null,
  generationsLimit: null,
  generationsUsed: 0,
  exemptionLapsed: null,
  paymentNeeded: true,
  unusedPayments: [],
  pendingPayments: [],
};
const STARTER: UnusedPayment = {
  paymentId: 'p1',
  plan: 'starter',
  planName: 'Starter',
  features: [],
  covers: ['swagger'],
  amount: 100,
  currency: 'usd',
  paidAt: '2026-01-01T00:00:00.000Z',
};
const plain = featuresWhere((name) => name === 'swagger');
const dear = featuresWhere((name) => name !== 'security');

test('is unknown before the server has answered, and free where nobody pays', () => {
  expect(dueOf(undefined, plain).kind).toBe('unknown');
  expect(dueOf({ ...STATUS, paymentNeeded: false }, plain).kind).toBe('free');
});

test('an exempt account sees no price, but the reason and how much is left', () => {
  const exempt = {
    ...STATUS,
    paymentExempt: true,
    exemptionReason: 'Beta tester',
    generationsLimit: 3,
    generationsUsed: 1,
  };
  expect(dueOf(exempt, dear)).toEqual({ kind: 'free', reason: 'Free access: Beta tester. 1 of 3 used.' });
  expect(dueOf({ ...exempt, exemptionLapsed: 'EXEMPTION_EXPIRED' }, dear).kind).toBe('price');
});

test('who need not pay now is offered the way on; who has to is not (ERR-10)', () => {
  expect(freeLabelOf(dueOf({ ...STATUS, paymentExempt: true }, dear))).toBe('Generate for free');
  expect(freeLabelOf(dueOf({ ...STATUS, unusedPayments: [STARTER] }, plain))).toBe('Generate, it is paid for');
  expect(freeLabelOf(dueOf({ ...STATUS, unusedPayments: [STARTER] }, dear))).toBeUndefined();
  expect(freeLabelOf(dueOf(STATUS, plain))).toBeUndefined();
});

test('a payment that covers the features pays; one that does not names what it lacks', () => {
  const paid = { ...STATUS, unusedPayments: [STARTER] };
  expect(dueOf(paid, plain)).toEqual({ kind: 'paid', payment: STARTER });
  expect(dueOf(paid, dear)).toEqual({ kind: 'short', payment: STARTER, lacks: ['exceptionHandler'] });
  expect(featureWords(['exceptionHandler', 'security'])).toBe('Exception Handler and Security');
});
