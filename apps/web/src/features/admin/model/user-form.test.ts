import { describe, expect, it } from 'vitest';
import { formOf, requestOf } from './user-form.ts';

const FORM = { ...formOf(undefined), firstName: 'Ada', lastName: 'L', email: 'a@b.cd' };

describe('the user form', () => {
  it('sends no empty password (ADU-22)', () => {
    expect(requestOf(FORM)).not.toHaveProperty('password');
    expect(requestOf({ ...FORM, password: 'Abcdef1!' })).toMatchObject({ password: 'Abcdef1!' });
  });

  it('sends a limit as an integer, and null when it is empty (ADU-15, ADU-23)', () => {
    const exempt = { ...FORM, paymentExempt: true };
    expect(requestOf({ ...exempt, generationsLimit: '5' }).generationsLimit).toBe(5);
    expect(requestOf(exempt)).toMatchObject({
      ...{ generationsLimit: null, exemptionExpiresAt: null, exemptionReason: null },
    });
  });

  it('sends nothing of an exemption that is off (ADU-24)', () => {
    const off = { ...FORM, exemptionReason: 'x', exemptionExpiresAt: '2027-01-31', generationsLimit: '5' };
    expect(requestOf(off)).toMatchObject({
      ...{ paymentExempt: false, generationsLimit: null, exemptionExpiresAt: null, exemptionReason: null },
    });
    expect(requestOf({ ...off, paymentExempt: true }).exemptionExpiresAt).toBe('2027-01-31T23:59:59.999Z');
  });
});
