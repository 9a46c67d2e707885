import { JOB_TITLES, type JobTitle, type User } from '@backsmith/contract';
import type { Account } from '../../identity/account-store.ts';

/** The account as its owner sees it. */
export function userView(account: Account): User {
  return {
    id: account.id,
    firstName: account.firstName,
    lastName: account.lastName,
    email: account.email,
    company: account.company,
    phone: account.phone,
    jobTitle: jobTitleOf(account.jobTitle),
    role: account.role,
    paymentExempt: account.paymentExempt,
    preferences: { subscribeToNewsletter: account.newsletter },
    createdAt: account.createdAt.toISOString(),
  };
}

/** A job title of the list; anything else is "other". */
export function jobTitleOf(text: string | undefined): JobTitle {
  if (text === undefined) return 'developer';
  return JOB_TITLES.find((title) => title === text) ?? 'other';
}
