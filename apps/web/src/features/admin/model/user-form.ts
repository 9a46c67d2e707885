import type { AdminUser, AdminUserChange } from '@backsmith/contract';

/** The fields of the user form, as they are typed. */
export type UserForm = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly company: string;
  readonly phone: string;
  readonly role: AdminUser['role'];
  readonly paymentExempt: boolean;
  readonly exemptionReason: string;
  /** `2027-01-31`, or empty. */
  readonly exemptionExpiresAt: string;
  readonly generationsLimit: string;
};

const EMPTY: UserForm = {
  ...{ firstName: '', lastName: '', email: '', password: '', company: '', phone: '', role: 'user' },
  ...{ paymentExempt: false, exemptionReason: '', exemptionExpiresAt: '', generationsLimit: '' },
};

/** What the form shows: empty for somebody new, and never a password. */
export function formOf(user: AdminUser | undefined): UserForm {
  if (user === undefined) return EMPTY;
  const { firstName, lastName, email, role, paymentExempt } = user;
  return {
    ...{ firstName, lastName, email, role, paymentExempt, password: '' },
    company: user.company ?? '',
    phone: user.phone ?? '',
    exemptionReason: user.exemptionReason ?? '',
    exemptionExpiresAt: user.exemptionExpiresAt?.slice(0, 10) ?? '',
    generationsLimit: user.generationsLimit?.toString() ?? '',
  };
}

/** What is sent. An empty password is left out, and without an exemption so is all that belongs to one. */
export function requestOf(form: UserForm): AdminUserChange {
  const { password, exemptionReason, exemptionExpiresAt, generationsLimit, paymentExempt, ...rest } = form;
  const limit = Number.parseInt(generationsLimit, 10);
  return {
    ...rest,
    ...(password === '' ? {} : { password }),
    paymentExempt,
    exemptionReason: paymentExempt && exemptionReason !== '' ? exemptionReason : null,
    exemptionExpiresAt: paymentExempt && exemptionExpiresAt !== '' ? `${exemptionExpiresAt}T23:59:59.999Z` : null,
    generationsLimit: paymentExempt && !Number.isNaN(limit) ? limit : null,
  };
}
