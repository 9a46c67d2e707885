/** What e-mails are compared by: Unicode form NFC, lower case. Providers' own rules (dots, plus signs) are theirs. */
export function emailKey(email: string): string {
  return email.normalize('NFC').toLowerCase();
}
