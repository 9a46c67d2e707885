import type { Account } from '../identity/account-store.ts';

type Exemption = Pick<Account, 'paymentExempt' | 'exemptionExpiresAt' | 'generationsLimit' | 'generationsUsed'>;

/** Why an exempt account cannot generate for free any more; null when it can, or was never exempt. */
export function lapseOf(account: Exemption, now: Date): 'EXEMPTION_EXPIRED' | 'GENERATION_LIMIT_REACHED' | null {
  if (!account.paymentExempt) return null;
  if (account.exemptionExpiresAt && account.exemptionExpiresAt <= now) return 'EXEMPTION_EXPIRED';
  const { generationsLimit: limit, generationsUsed: used } = account;
  return limit !== null && used >= limit ? 'GENERATION_LIMIT_REACHED' : null;
}
