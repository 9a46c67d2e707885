import type { PaymentStatusAnswer, PendingPayment, UnusedPayment } from '@backsmith/contract';
import { featuresWhere } from '@backsmith/options';
import { describe, expect, test } from 'vitest';
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

describe('a payment that a bank decides on', () => {
  const { paymentId, plan, planName, covers, amount, currency, paidAt } = STARTER;
  const bought = { paymentId, plan, planName, covers, amount, currency, createdAt: paidAt };
  const pendingFor = (draft: string | null): PendingPayment => ({ ...bought, draft });
  const dueWith = (pending: PendingPayment, features = plain) =>
    dueOf({ ...STATUS, pendingPayments: [pending] }, features, 'file-1').kind;

  test('for this draft is waited for, whatever it covers; for another one it is not', () => {
    expect(dueWith(pendingFor('file-1'))).toBe('pending');
    expect(dueWith(pendingFor('file-1'), dear)).toBe('pending');
    expect(dueWith(pendingFor('file-2'))).toBe('price');
  });

  test('for any project is waited for where it covers the features', () => {
    expect(dueWith(pendingFor(null))).toBe('pending');
    expect(dueWith(pendingFor(null), dear)).toBe('price');
  });

  test('is of no matter where another one pays, or nobody does', () => {
    const pendingPayments = [pendingFor('file-1')];
    expect(dueOf({ ...STATUS, pendingPayments, unusedPayments: [STARTER] }, plain, 'file-1').kind).toBe('paid');
    expect(dueOf({ ...STATUS, pendingPayments, paymentNeeded: false }, plain, 'file-1').kind).toBe('free');
    expect(freeLabelOf(dueOf({ ...STATUS, pendingPayments }, plain, 'file-1'))).toBeUndefined();
  });
});
