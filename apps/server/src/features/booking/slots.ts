import type { PreferredTime } from '@backsmith/contract';
import { dayIn, daysAfter, isBusinessDay, momentOf, type Day } from './zoned-time.ts';

const HOUR = 60;
/** A new demo may begin every half hour, in the visitor's time. Minutes. */
const STEP = 30;

/** From when to when, in minutes after the visitor's midnight. */
const WINDOWS: Readonly<Record<PreferredTime, readonly [number, number]>> = {
  morning: [9 * HOUR, 12 * HOUR],
  afternoon: [12 * HOUR, 17 * HOUR],
  evening: [17 * HOUR, 20 * HOUR],
  flexible: [9 * HOUR, 20 * HOUR],
};

/** The business days that come after today in the visitor's time zone. */
export function nextBusinessDays(timeZone: string, now: Date, count: number): readonly Day[] {
  const today = dayIn(timeZone, now);
  // Two days of seven are none: enough to choose from.
  const days = Array.from({ length: count * 2 + 2 }, (_, at) => daysAfter(today, at + 1));
  return days.filter(isBusinessDay).slice(0, count);
}

/** The moments of a day a demo may begin at, earliest first. */
export function slotsOf(timeZone: string, day: Day, preferred: PreferredTime): readonly Date[] {
  const [from, until] = WINDOWS[preferred];
  const count = (until - from) / STEP;
  return Array.from({ length: count }, (_, at) => momentOf(timeZone, day, from + at * STEP));
}
