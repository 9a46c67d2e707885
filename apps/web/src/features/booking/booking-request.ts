import { isEmail, type ScheduleDemoRequest } from '@backsmith/contract';
import { recordOf } from '@backsmith/options';
import { keysOf } from '@backsmith/text';
import { bookingFormTexts } from '../../content/booking-form.ts';

export const BOOKING_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'company',
  'phone',
  'projectType',
  'preferredTime',
  'message',
] as const;
export type BookingField = (typeof BOOKING_FIELDS)[number];

/** What was typed, field by field. */
export type BookingText = Readonly<Record<BookingField, string>>;

/** Reads the form's fields. */
export function bookingTextOf(data: FormData): BookingText {
  return recordOf<BookingText>(BOOKING_FIELDS, (field) => {
    const text = data.get(field);
    return typeof text === 'string' ? text : '';
  });
}

/** What keeps a booking from being sent, by field. Empty when nothing does. */
export function problemsOf(typed: BookingText): Readonly<Partial<Record<BookingField, string>>> {
  const texts = bookingFormTexts.get();
  const missing = keysOf(texts.missing).filter((field) => typed[field].trim() === '');
  const problems: Partial<Record<BookingField, string>> = Object.fromEntries(
    missing.map((field) => [field, texts.missing[field]]),
  );
  if (problems.email === undefined && !isEmail(typed.email.trim())) {
    problems.email = texts.noEmail;
  }
  return problems;
}

/** The body of the call. What was left empty is left out. @param timeZone the visitor's, as `Intl` names it */
export function bookingRequestOf(typed: BookingText, timeZone: string): ScheduleDemoRequest {
  const filled = BOOKING_FIELDS.flatMap((field) => {
    const text = typed[field].trim();
    return text === '' ? [] : [[field, text] as const];
  });
  return { ...(Object.fromEntries(filled) as ScheduleDemoRequest), timeZone };
}
