import { PRODUCT } from '@backsmith/contract';
import type { Letter } from '../mail/letter.ts';

/**
 * Tells both addresses that an administrator gave an account another one. Whoever reads the old mailbox may be who it was taken
 * from, so the new address does not stand there.
 */
export function emailChangedLetters(former: string, present: string): readonly Letter[] {
  const subject = `The e-mail address of your ${PRODUCT.name} account was changed`;
  return [
    {
      to: former,
      subject,
      paragraphs: [
        'Hello,',
        `an administrator of ${PRODUCT.name} has just given your account another e-mail address. This one no longer leads to it: sessions and links that were mailed here have ended.`,
        'If you did not expect that, write to the people who run the site.',
      ],
    },
    {
      to: present,
      subject,
      paragraphs: [
        'Hello,',
        `an administrator of ${PRODUCT.name} has just made this the e-mail address of your account. Sign in with it from now on; everybody was signed out.`,
        'If you do not know your password, ask for a new one on the sign-in page.',
      ],
    },
  ];
}
