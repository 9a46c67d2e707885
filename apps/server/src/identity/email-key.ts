import { foldEmail } from '@backsmith/contract';

/** What e-mails are compared by: folded, lower case. Providers' own rules (dots, plus signs) are theirs. */
export function emailKey(email: string): string {
  return foldEmail(email).toLowerCase();
}
