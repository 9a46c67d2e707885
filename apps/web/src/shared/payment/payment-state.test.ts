import { describe, expect, it } from 'vitest';
import { memoryTextStore } from '../lib/text-store.ts';
import { clearPaymentState, readPaymentState, storePaymentState } from './payment-state.ts';

const paid = {
  paymentStatus: 'completed',
  selectedPlan: 'advanced',
  paymentId: 'p1',
  userId: 'u1',
  projectPrice: '250',
  projectFeatures: '[]',
} as const;

describe('the stored payment state', () => {
  it('has one entry per key and comes back as stored (GATE-14)', () => {
    const store = memoryTextStore();
    storePaymentState(store, paid);
    expect(store.read('selectedPlan')).toBe('advanced');
    expect(readPaymentState(store, 'u1')).toEqual(paid);
  });

  it('keeps nothing of an earlier payment', () => {
    const store = memoryTextStore();
    storePaymentState(store, paid);
    storePaymentState(store, { paymentStatus: 'exempt', userId: 'u1', exemptionReason: 'teacher' });
    expect(readPaymentState(store, 'u1')).toEqual({
      paymentStatus: 'exempt',
      userId: 'u1',
      exemptionReason: 'teacher',
    });
  });

  it('is ignored and cleared for somebody else (GATE-15)', () => {
    const store = memoryTextStore();
    storePaymentState(store, paid);
    expect(readPaymentState(store, 'u2')).toBeNull();
    expect(store.read('paymentId')).toBeNull();
  });

  it('is gone when cleared', () => {
    const store = memoryTextStore();
    storePaymentState(store, paid);
    clearPaymentState(store);
    expect(readPaymentState(store, 'u1')).toBeNull();
  });
});
