import { LIMITS } from '../limits.ts';

const SCORES = [0, 1, 2, 3, 4, 5] as const;
export type StrengthScore = (typeof SCORES)[number];

const TRAITS: readonly ((password: string) => boolean)[] = [
  (password) => password.length >= LIMITS.password.min,
  (password) => /\p{Ll}/u.test(password),
  (password) => /\p{Lu}/u.test(password),
  (password) => /\p{Nd}/u.test(password),
  (password) => /[^\p{L}\p{N}]/u.test(password),
];

const LABELS = ['Very Weak', 'Very Weak', 'Weak', 'Fair', 'Good', 'Strong'] as const;

/** One point each for a length of 8 or more, a lowercase letter, an uppercase letter, a digit and a symbol. */
export function scorePassword(password: string): StrengthScore {
  const points = TRAITS.filter((has) => has(password)).length;
  return SCORES.find((score) => score === points) ?? 0;
}

/** The word beside the strength meter. */
export function strengthLabel(score: StrengthScore): (typeof LABELS)[number] {
  return LABELS[score];
}

/**
 * The rules of a new password, in the order of the sign-up checks 7 and 8.
 *
 * @returns the sentence to show, or undefined when the password is good.
 */
export function checkPassword(password: string): string | undefined {
  if (password.length < LIMITS.password.min) return 'Password must be at least 8 characters long';
  if (password.length > LIMITS.password.max) {
    return `Password must be at most ${LIMITS.password.max} characters long`;
  }
  if (scorePassword(password) < LIMITS.password.minStrength) {
    return 'Password is too weak. Please choose a stronger password';
  }
  return undefined;
}
