import { checkPassword, LIMITS, MESSAGES, scorePassword, type StrengthScore } from '@backsmith/contract';
import { dictionary } from '@zxcvbn-ts/language-common';
import { COMMON_BASES, COMMON_WHOLE } from './data/common-passwords.ts';

/**
 * Passwords that were found in breaches, most used first, in lower case (ASVS 5.0, 6.2.4: at least the first 3,000 that fit
 * the rules). Shorter ones cannot be chosen anyway.
 */
const BREACHED: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((word) => word.length >= LIMITS.password.min),
);

/**
 * The rules of a new password: those of the sign-up form, then the list of what everybody thinks of.
 *
 * @returns the sentence to show, or undefined when the password is good.
 */
export function checkNewPassword(password: string): string | undefined {
  return checkPassword(password) ?? (isCommon(password) ? MESSAGES.passwordCommon : undefined);
}

/** What the meter shows: the points of the form, and next to none for a well-known password. */
export function scoreNewPassword(password: string): StrengthScore {
  const score = scorePassword(password);
  return score > 1 && isCommon(password) ? 1 : score;
}

/** Signs and digits people write for letters. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/** True for a well-known password: "Password2024!", "P@ssw0rd", "1q2w3e4r5T", "Dragon!Dragon!". */
export function isCommon(password: string): boolean {
  const lower = password.toLowerCase();
  const spellings = [lower, asLetters(lower), asLetters(bare(lower))];
  return spellings.some((spelling) => {
    if (BREACHED.has(spelling)) return true;
    if ([spelling, alphanumeric(spelling)].some((text) => COMMON_WHOLE.has(text))) return true;
    const [first = '', ...more] = bare(spelling).split(/[^a-z]+/);
    return isKnownWord(more.every((one) => one === first) ? first : bare(spelling));
  });
}

/** Without the digits and signs around it. */
function bare(text: string): string {
  return text.replace(/^[^a-z]+|[^a-z]+$/g, '');
}

function asLetters(text: string): string {
  return text.replace(/[@43!10$57]/g, (sign) => LOOKALIKES[sign] ?? sign);
}

function alphanumeric(text: string): string {
  return text.replace(/[^a-z0-9]/g, '');
}

function isKnownWord(word: string): boolean {
  const half = word.slice(0, word.length / 2);
  return COMMON_BASES.has(word) || (half !== '' && half + half === word && COMMON_BASES.has(half));
}
