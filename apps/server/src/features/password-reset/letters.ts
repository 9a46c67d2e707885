import { LIMITS, PRODUCT } from '@backsmith/contract';
import type { Account } from '../../identity/account-store.ts';
import type { Letter } from '../../mail/letter.ts';

/** Where a new password is set. */
export function resetLink(siteUrl: string, token: string): string {
  return `${siteUrl}/reset-password?token=${token}`;
}

/** Without the name of the account: whoever registered the address may have written anything there. */
export function resetLetter(account: Pick<Account, 'email'>, link: string): Letter {
  return {
    to: account.email,
    subject: `Set a new password for ${PRODUCT.name}`,
    paragraphs: [
      'Hello,',
      `somebody, probably you, asked for a new password for your ${PRODUCT.name} account.`,
      { link, words: 'Set a new password' },
      `The link works once and for ${LIMITS.resetLink.minutes} minutes. If you did not ask for it, you need not do anything: your password stays as it is.`,
    ],
  };
}
