import { PRODUCT } from '@backsmith/contract';
import type { Letter } from '../mail/letter.ts';
import type { Account } from './account-store.ts';

/** Tells the owner of an account that its password is a new one, in case it was not them. */
export function passwordChangedLetter(account: Pick<Account, 'email'>): Letter {
  return {
    to: account.email,
    subject: `Your ${PRODUCT.name} password was changed`,
    paragraphs: [
      'Hello,',
      `the password of your ${PRODUCT.name} account has just been changed.`,
      'If that was not you, ask for a new password on the sign-in page at once: only you can read the mail it sends.',
    ],
  };
}
