import type { PaymentStatusAnswer } from '@backsmith/contract';
import { describe, expect, it } from 'vitest';
import { planBadgeOf } from './plan-badge.ts';

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
const payment = (planName: string, covers: string[]) => ({
  ...{ paymentId: planName, plan: planName.toLowerCase(), planName, features: [], covers },
  ...{ amount: 1, currency: 'USD', paidAt: '2026-01-01T00:00:00Z' },
});
const starter = payment('Starter', ['swagger']);
const advanced = payment('Advanced', ['swagger', 'exceptionHandler']);
const plain = { swagger: true, exceptionHandler: false, security: false };

describe('the badge of the plan (CHAT-02)', () => {
  it('names the plan that covers what was chosen, else the one that is paid', () => {
    const paid = { ...nothing, unusedPayments: [starter, advanced] };
    expect(planBadgeOf(paid, plain)).toBe('Starter plan active');
    expect(planBadgeOf(paid, { ...plain, exceptionHandler: true })).toBe('Advanced plan active');
    expect(planBadgeOf(paid, { ...plain, security: true })).toBe('Starter plan active');
  });

  it('names free access, and is not there without either', () => {
    expect(planBadgeOf({ ...nothing, paymentExempt: true }, plain)).toBe('Free access active');
    expect(
      planBadgeOf({ ...nothing, paymentExempt: true, exemptionLapsed: 'EXEMPTION_EXPIRED' }, plain),
    ).toBeUndefined();
    expect(planBadgeOf(nothing, plain)).toBeUndefined();
    expect(planBadgeOf({ ...nothing, paymentNeeded: false }, plain)).toBeUndefined();
    expect(planBadgeOf(undefined, plain)).toBeUndefined();
  });
});
