import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { foldEmail } from '../rules/email.ts';

/** Text that a database can hold: no NUL, no lone surrogate. `max` counts UTF-16 units; blanks around it are cut off. */
export function line(max: number): z.ZodString {
  return z
    .string()
    .trim()
    .max(max, `must have at most ${max} characters`)
    .refine(isStorable, { error: 'contains characters that cannot be stored' });
}

/** A name or the like: text that stays on its line wherever it is written, also in the header of a mail. */
export function label(max: number): z.ZodString {
  return line(max).refine((text) => !/[\p{Cc}\u2028\u2029]/u.test(text), {
    error: 'must not contain control characters',
  });
}

/** An e-mail address as `foldEmail` leaves it, wherever one is taken. Whether it is one says `isEmail`. */
export function mailbox(): z.ZodString {
  return line(LIMITS.email.max).overwrite(foldEmail);
}

/** Text of a user in full, several lines, nothing cut off. */
export function prose(max: number): z.ZodString {
  return z
    .string()
    .max(max, `must have at most ${max} characters`)
    .refine(isStorable, { error: 'contains characters that cannot be stored' });
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}
