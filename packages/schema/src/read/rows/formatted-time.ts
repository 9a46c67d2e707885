/** The elements of a format that are read: those tools write into exports. Longer ones stand first. */
const ELEMENTS: readonly (readonly [element: string, pattern: string, part: Part])[] = [
  ['YYYY', String.raw`\d{4}`, 'year'],
  ['RRRR', String.raw`\d{4}`, 'year'],
  ['RR', String.raw`\d{2}`, 'shortYear'],
  ['MONTH', '[a-z]+', 'monthName'],
  ['MON', '[a-z]{3}', 'monthName'],
  ['MM', String.raw`\d{1,2}`, 'month'],
  ['DD', String.raw`\d{1,2}`, 'day'],
  ['HH24', String.raw`\d{1,2}`, 'hour'],
  ['HH12', String.raw`\d{1,2}`, 'hour'],
  ['HH', String.raw`\d{1,2}`, 'hour'],
  ['MI', String.raw`\d{1,2}`, 'minute'],
  ['SS', String.raw`\d{1,2}`, 'second'],
  ['FF9', String.raw`\d{1,9}`, 'fraction'],
  ['FF6', String.raw`\d{1,6}`, 'fraction'],
  ['FF3', String.raw`\d{1,3}`, 'fraction'],
  ['FF', String.raw`\d{1,9}`, 'fraction'],
  ['AM', '[ap]m', 'half'],
  ['PM', '[ap]m', 'half'],
];

type Part = 'year' | 'shortYear' | 'monthName' | 'month' | 'day' | 'hour' | 'minute' | 'second' | 'fraction' | 'half';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * What TO_DATE makes of a text by a format, in ISO 8601 form with a space between date and time; nothing where the format has
 * elements that are not read, or the text does not follow it.
 *
 * @see https://docs.oracle.com/en/database/oracle/oracle-database/19/sqlrf/Format-Models.html
 */
export function formattedTime(text: string, format: string): string | undefined {
  const parts: Part[] = [];
  let pattern = '';
  // X is the sign before fractions.
  for (let rest = format.trim().toUpperCase().replaceAll('XFF', '.FF'); rest !== '';) {
    const found = ELEMENTS.find(([element]) => rest.startsWith(element));
    if (found === undefined && /^[A-Z]/u.test(rest)) return undefined;
    if (found !== undefined) parts.push(found[2]);
    pattern += found === undefined ? String.raw`\W*` : `(${found[1]})`;
    rest = rest.slice(found === undefined ? 1 : found[0].length);
  }
  const match = new RegExp(`^${pattern}$`, 'iu').exec(text.trim());
  if (match === null) return undefined;
  return written(new Map(parts.map((part, at) => [part, match[at + 1] ?? ''])));
}

function written(given: ReadonlyMap<Part, string>): string | undefined {
  const short = given.get('shortYear');
  const year = given.get('year') ?? (short && `${Number(short) < 50 ? '20' : '19'}${short}`);
  const name = given.get('monthName')?.slice(0, 3).toLowerCase();
  const month = name === undefined ? Number(given.get('month')) : MONTHS.indexOf(name) + 1;
  const day = given.get('day');
  if (year === undefined || day === undefined || !(month >= 1)) return undefined;
  const date = [year, twoDigits(month), twoDigits(Number(day))].join('-');
  if (!given.has('hour')) return date;
  const fraction = given.get('fraction');
  const time = [hourOf(given), Number(given.get('minute') ?? 0), Number(given.get('second') ?? 0)];
  return `${date} ${time.map(twoDigits).join(':')}${fraction === undefined ? '' : `.${fraction}`}`;
}

function hourOf(given: ReadonlyMap<Part, string>): number {
  const hour = Number(given.get('hour'));
  const half = given.get('half')?.toLowerCase();
  if (half === undefined) return hour;
  return (hour % 12) + (half === 'pm' ? 12 : 0);
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
