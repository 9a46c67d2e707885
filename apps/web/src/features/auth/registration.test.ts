import { checkSignUp } from '@backsmith/contract';
import { describe, expect, it } from 'vitest';
import { EMPTY_REGISTRATION, type RegistrationForm, registrationRequestOf } from './registration.ts';

const filled: RegistrationForm = {
  ...EMPTY_REGISTRATION,
  firstName: ' Ada ',
  lastName: 'Lovelace',
  email: ' ada@example.com ',
  password: ' Abcdef1! ',
  confirmPassword: ' Abcdef1! ',
  agreeToTerms: true,
};

describe('registrationRequestOf', () => {
  it('sends neither confirmation nor terms, and the password as typed (REG-27)', () => {
    expect(registrationRequestOf(filled)).toEqual({
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.com',
      password: ' Abcdef1! ',
      role: 'developer',
      preferences: { subscribeToNewsletter: true },
    });
  });
});

describe('the sign-up form', () => {
  it('meets its nine checks one after the other (REG-12)', () => {
    const repairs: readonly Partial<RegistrationForm>[] = [
      { firstName: 'Ada' },
      { lastName: 'Lovelace' },
      { email: 'abc' },
      { email: 'ada@example.com' },
      { password: 'aa' },
      { confirmPassword: 'aa' },
      { password: 'aaaaaaaa', confirmPassword: 'aaaaaaaa' },
      { password: 'aaaaaaa1', confirmPassword: 'aaaaaaa1' },
      { agreeToTerms: true },
    ];
    const seen: (string | undefined)[] = [checkSignUp(EMPTY_REGISTRATION)?.message];
    let form = EMPTY_REGISTRATION;
    for (const repair of repairs) {
      form = { ...form, ...repair };
      seen.push(checkSignUp(form)?.message);
    }
    expect(seen).toEqual([
      'First name is required',
      'Last name is required',
      'Email is required',
      'Please enter a valid email address',
      'Password is required',
      'Passwords do not match',
      'Password must be at least 8 characters long',
      'Password is too weak. Please choose a stronger password',
      'You must agree to the Terms of Service and Privacy Policy',
      undefined,
    ]);
  });
});
