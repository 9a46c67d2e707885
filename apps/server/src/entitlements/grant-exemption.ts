import type { Exemption } from '@backsmith/contract';
import type { Db } from '../db/database.ts';
import { updateAccount, type Account } from '../identity/account-store.ts';

/** What an administrator decides about an account. */
export type ExemptionGrant = {
  readonly paymentExempt: boolean;
  readonly reason: string | null;
  readonly expiresAt: Date | null;
  readonly limit: number | null;
};

/** Frees an account from paying, or ends that. A new grant begins to count anew. Undefined when there is no such account. */
export async function grantExemption(
  db: Db,
  account: Pick<Account, 'id' | 'paymentExempt'>,
  grant: ExemptionGrant,
  now: Date,
): Promise<Account | undefined> {
  const { paymentExempt, reason, expiresAt, limit } = grant;
  const kept = paymentExempt ? { reason, expiresAt, limit } : { reason: null, expiresAt: null, limit: null };
  return updateAccount(db, account.id, {
    paymentExempt,
    exemptionReason: kept.reason,
    exemptionExpiresAt: kept.expiresAt,
    generationsLimit: kept.limit,
    ...(account.paymentExempt ? {} : { generationsUsed: 0 }),
    updatedAt: now,
  });
}

/** The exemption of an account as administrators see it. */
export function exemptionView(account: Account): Exemption {
  return {
    id: account.id,
    paymentExempt: account.paymentExempt,
    exemptionReason: account.exemptionReason,
    exemptionExpiresAt: account.exemptionExpiresAt?.toISOString() ?? null,
    generationsLimit: account.generationsLimit,
    generationsUsed: account.generationsUsed,
  };
}
