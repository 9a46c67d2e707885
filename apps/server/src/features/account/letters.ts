import { PRODUCT } from '@backsmith/contract';
import type { Account } from '../../identity/account-store.ts';
import type { Letter } from '../../mail/letter.ts';

/** Tells that an account is gone, to the address it had. */
export function accountDeletedLetter({ email }: Pick<Account, 'email'>): Letter {
  return {
    to: email,
    subject: `Your ${PRODUCT.name} account was deleted`,
    paragraphs: [
      'Hello,',
      `your ${PRODUCT.name} account was deleted, with all its projects and schemas. This cannot be undone.`,
      'Records of payments are kept as the law asks for them.',
    ],
  };
}
