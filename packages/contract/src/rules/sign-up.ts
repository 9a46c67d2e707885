import { isEmail } from './email.ts';
import { checkPassword } from './password-strength.ts';
import type { Problem } from './problem.ts';

/** What the sign-up form holds, as far as it is checked. */
export type SignUpForm = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly agreeToTerms: boolean;
};

type SignUpField = keyof SignUpForm;

/** The nine sign-up checks in their fixed order; the first that fails is returned, undefined when all pass. */
export function checkSignUp(form: SignUpForm): Problem<SignUpField> | undefined {
  const identity = checkIdentity(form);
  if (identity) return identity;
  if (form.password === '') return { field: 'password', message: 'Password is required' };
  if (form.password !== form.confirmPassword) return { field: 'confirmPassword', message: 'Passwords do not match' };
  const password = checkPassword(form.password);
  if (password !== undefined) return { field: 'password', message: password };
  if (!form.agreeToTerms) {
    return { field: 'agreeToTerms', message: 'You must agree to the Terms of Service and Privacy Policy' };
  }
  return undefined;
}

/** The checks the server repeats: all but confirmation and terms, which are never sent. */
export function checkRegistration(
  payload: Pick<SignUpForm, 'firstName' | 'lastName' | 'email' | 'password'>,
): Problem<SignUpField> | undefined {
  return checkSignUp({ ...payload, confirmPassword: payload.password, agreeToTerms: true });
}

function checkIdentity(form: Pick<SignUpForm, 'firstName' | 'lastName' | 'email'>): Problem<SignUpField> | undefined {
  if (form.firstName.trim() === '') return { field: 'firstName', message: 'First name is required' };
  if (form.lastName.trim() === '') return { field: 'lastName', message: 'Last name is required' };
  if (form.email.trim() === '') return { field: 'email', message: 'Email is required' };
  if (!isEmail(form.email.trim())) return { field: 'email', message: 'Please enter a valid email address' };
  return undefined;
}
