import { MESSAGES, type PaymentStatusAnswer } from '@backsmith/contract';
import { PLANS } from '@backsmith/options';
import { describe, expect, it } from 'vitest';
import { refusalOf } from './gate.ts';

const nothing: PaymentStatusAnswer = {
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
const plain = { swagger: true, exceptionHandler: false, security: false };
const paid = (plan: string, covers = PLANS.find(({ key }) => key === plan)?.covers): PaymentStatusAnswer => ({
  ...nothing,
  unusedPayments: [
    {
      ...{ paymentId: 'p', plan, planName: plan, features: [], covers: [...(covers ?? [])] },
      ...{ amount: 1, currency: 'USD', paidAt: '2026-01-01T00:00:00Z' },
    },
  ],
});

describe('refusalOf', () => {
  it('asks for a payment when there is nothing to generate with (GATE-04)', () => {
    expect(refusalOf(nothing, false, plain)).toEqual({ code: 'PAYMENT_REQUIRED', title: MESSAGES.paymentRequired });
  });

  it('lets exempt people, payments of a plan that covers, and a stored state through (GATE-01 to GATE-03)', () => {
    expect(refusalOf({ ...nothing, paymentExempt: true }, false, plain)).toBeNull();
    expect(refusalOf(paid('starter'), false, plain)).toBeNull();
    expect(refusalOf(nothing, true, plain)).toBeNull();
    expect(refusalOf(undefined, false, plain)).toBeNull();
    expect(refusalOf({ ...nothing, paymentNeeded: false }, false, plain)).toBeNull();
  });

  it('knows what a plan does not cover (GATE-06)', () => {
    const wanted = { ...plain, exceptionHandler: true };
    expect(refusalOf(paid('starter'), false, wanted)?.code).toBe('PAYMENT_REQUIRED');
    expect(refusalOf(paid('advanced'), false, wanted)).toBeNull();
    expect(refusalOf(paid('agency', ['exceptionHandler']), false, wanted)?.code).toBe('PAYMENT_REQUIRED');
    expect(refusalOf(paid('agency', ['exceptionHandler', 'swagger']), false, wanted)).toBeNull();
  });

  it('says why an exemption lapsed (GATE-07, GATE-08, ERR-13, ERR-14)', () => {
    const lapsed = { ...nothing, paymentExempt: true, generationsLimit: 2, generationsUsed: 2 };
    expect(refusalOf({ ...lapsed, exemptionLapsed: 'EXEMPTION_EXPIRED' }, false, plain)?.title).toBe(
      MESSAGES.exemptionExpired,
    );
    expect(refusalOf({ ...lapsed, exemptionLapsed: 'GENERATION_LIMIT_REACHED' }, false, plain)?.title).toBe(
      'You have reached your generation limit of 2. Please contact admin for more access or complete payment to continue.',
    );
  });
});
