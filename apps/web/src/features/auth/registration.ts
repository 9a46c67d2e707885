import type { JobTitle, RegisterRequest, SignUpForm } from '@backsmith/contract';

/** The sign-up form as it is filled. */
export type RegistrationForm = SignUpForm & {
  readonly company: string;
  /** A job title, never a permission. */
  readonly role: JobTitle;
  readonly subscribeToNewsletter: boolean;
};

export const EMPTY_REGISTRATION: RegistrationForm = {
  firstName: '',
  lastName: '',
  email: '',
  company: '',
  role: 'developer',
  password: '',
  confirmPassword: '',
  agreeToTerms: false,
  subscribeToNewsletter: true,
};

/** What is sent: everything but the confirmation and the terms (REG-27). The password goes exactly as typed. */
export function registrationRequestOf(form: RegistrationForm): RegisterRequest {
  const company = form.company.trim();
  return {
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    email: form.email.trim(),
    password: form.password,
    ...(company !== '' && { company }),
    role: form.role,
    preferences: { subscribeToNewsletter: form.subscribeToNewsletter },
  };
}
