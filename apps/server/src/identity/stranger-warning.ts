import type { Account } from './account-store.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Since when an account has been there, and why that does not say whose it is: anybody may register any address. */
export function strangerWarning({ email, createdAt }: Pick<Account, 'email' | 'createdAt'>, now: Date): string {
  const days = Math.floor((now.getTime() - createdAt.getTime()) / DAY);
  const before = days === 1 ? 'a day ago' : `${days} days ago`;
  const age = days === 0 ? 'less than a day ago' : before;
  return `${email} was registered ${age} (${createdAt.toISOString()}), by whoever knew of the address.`;
}
