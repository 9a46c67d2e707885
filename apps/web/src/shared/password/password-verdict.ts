import { checkPassword, type PasswordStrengthAnswer, scorePassword, strengthLabel } from '@backsmith/contract';

/** What is said of a new password: the meter's state, and the sentence it would be refused with. */
export type PasswordVerdict = PasswordStrengthAnswer['data'];

/** What the page itself knows: the points and the rules of the form, not whether the password is a well-known one. */
export function ownVerdict(password: string): PasswordVerdict {
  const score = scorePassword(password);
  return { score, label: strengthLabel(score), problem: checkPassword(password) ?? null };
}
