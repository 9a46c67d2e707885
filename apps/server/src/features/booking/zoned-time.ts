/** A day of the calendar; `month` counts from 1. */
export type Day = { readonly year: number; readonly month: number; readonly day: number };

/** The IANA time zone of that name; UTC for one this machine does not know. */
export function knownTimeZone(name: string | undefined): string {
  if (name === undefined || name === '') return 'UTC';
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    // Only a name that is not known throws here.
    return 'UTC';
  }
}

/** The day it is in a time zone at a moment. */
export function dayIn(timeZone: string, moment: Date): Day {
  const { year, month, day } = wallClock(timeZone, moment);
  return { year, month, day };
}

/** The same day of the calendar some days later. */
export function daysAfter({ year, month, day }: Day, days: number): Day {
  const moved = new Date(Date.UTC(year, month - 1, day + days));
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() };
}

/** Monday to Friday. */
export function isBusinessDay({ year, month, day }: Day): boolean {
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

/** The moment when clocks in the time zone show so many minutes after midnight of the day. */
export function momentOf(timeZone: string, day: Day, minutes: number): Date {
  const wanted = Date.UTC(day.year, day.month - 1, day.day, 0, minutes);
  let moment = new Date(wanted);
  // Twice, as the first correction may cross a change of the clocks.
  for (let round = 0; round < 2; round += 1) {
    const shown = wallClock(timeZone, moment);
    const difference = wanted - Date.UTC(shown.year, shown.month - 1, shown.day, shown.hour, shown.minute);
    moment = new Date(moment.getTime() + difference);
  }
  return moment;
}

function wallClock(timeZone: string, moment: Date): Day & { readonly hour: number; readonly minute: number } {
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, calendar: 'gregory', numberingSystem: 'latn', hourCycle: 'h23' },
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' },
  });
  const parts = new Map(format.formatToParts(moment).map((part) => [part.type, Number(part.value)]));
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return { year: read('year'), month: read('month'), day: read('day'), hour: read('hour'), minute: read('minute') };
}
