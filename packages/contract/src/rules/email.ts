import { LIMITS } from '../limits.ts';

/**
 * An address as it is kept, compared and written to: without characters nobody sees (Unicode Default_Ignorable_Code_Point, among
 * them zero-width spaces and marks of direction), and with compatible characters as one (Unicode NFKC: full-width letters and
 * signs become ordinary ones). Otherwise two addresses that look the same would be two accounts.
 */
export function foldEmail(text: string): string {
  return text.replace(/\p{Default_Ignorable_Code_Point}/gu, '').normalize('NFKC');
}

/**
 * True for something without blanks, one @ and a domain with a dot, at most 254 characters, once it is folded. Plus signs and
 * non-ASCII domains are fine; only a sent mail proves more.
 */
export function isEmail(typed: string): boolean {
  const text = foldEmail(typed);
  if (text.length > LIMITS.email.max || hasBlankOrControl(text)) return false;
  const [local, domain, ...more] = text.split('@');
  if (local === undefined || local === '' || domain === undefined || more.length > 0) return false;
  const labels = domain.split('.');
  return labels.length > 1 && labels.every((label) => label !== '');
}

function hasBlankOrControl(text: string): boolean {
  return /[\s\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}<>]/u.test(text);
}
