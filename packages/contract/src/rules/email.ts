import { LIMITS } from '../limits.ts';

/**
 * True for something without blanks, one @ and a domain with a dot, at most 254 characters. Plus signs and non-ASCII
 * domains are fine; only a sent mail proves more.
 */
export function isEmail(text: string): boolean {
  if (text.length > LIMITS.email.max || hasBlankOrControl(text)) return false;
  const [local, domain, ...more] = text.split('@');
  if (local === undefined || local === '' || domain === undefined || more.length > 0) return false;
  const labels = domain.split('.');
  return labels.length > 1 && labels.every((label) => label !== '');
}

function hasBlankOrControl(text: string): boolean {
  return /[\s\p{Cc}\p{Cs}<>]/u.test(text);
}
