import type { TemporalKind } from './literals.ts';

const DATE = String.raw`(\d{4})-(\d{1,2})-(\d{1,2})`;
const TIME = String.raw`(\d{1,2}):(\d{2})(?::(\d{2})(\.\d{1,9})?)?`;
const PATTERNS = {
  date: new RegExp(`^${DATE}$`),
  time: new RegExp(`^${TIME}$`),
  timestamp: new RegExp(`^${DATE}(?:[ T]${TIME})?$`),
} as const;

/**
 * A date, time or timestamp as every database reads it, or nothing where the text is not one, such as MySQL's zero date.
 */
export function isoTemporal(kind: TemporalKind, text: string): string | undefined {
  const match = PATTERNS[kind].exec(text.trim());
  if (match === null) return undefined;
  const parts = match.slice(1);
  if (kind === 'time') return isoTime(parts);
  const date = isoDate(parts.slice(0, 3));
  if (kind === 'date' || date === undefined) return date;
  const time = isoTime(parts[3] === undefined ? ['0', '00'] : parts.slice(3));
  return time === undefined ? undefined : `${date} ${time}`;
}

function isoDate(parts: readonly (string | undefined)[]): string | undefined {
  const [year = 0, month = 0, day = 0] = parts.map(Number);
  if (year === 0 || day < 1 || day > daysIn(year, month)) return undefined;
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** How many days a month has; none where there is no such month. */
export function daysIn(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}

function isoTime(parts: readonly (string | undefined)[]): string | undefined {
  const [hour, minute, second, fraction] = parts;
  const [h, m, s] = [Number(hour), Number(minute), Number(second ?? '0')];
  if (h > 23 || m > 59 || s > 59) return undefined;
  return `${twoDigits(h)}:${twoDigits(m)}:${twoDigits(s)}${fraction ?? ''}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
