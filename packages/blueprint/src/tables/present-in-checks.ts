/** Stands for the present where it is compared as it is: later than every sample but those that must lie in the future. */
export const PRESENT = '2030-01-01';

/** The years a project is developed in: what a check asks of the distance to the present must hold in both. */
export const FIRST_YEAR = 2026;
export const LAST_YEAR = 2045;

/** Takes the place of each spelling of the present while a check is rewritten; no check holds this character. */
const MARK = '\u0001';

/** In brackets of its own, not in those of a function. */
const IN_BRACKETS = new RegExp(String.raw`(?<![\p{L}\d_]\s?)\(${MARK}\)`, 'gu');

const PRESENT_SPELLED =
  /\b(?:(?:now|getdate|sysdatetime|getutcdate|curdate|localtimestamp)\s?\(\)|current_(?:date|timestamp)\b(?:\(\d\))?|sysdate\b|systimestamp\b|localtimestamp\b)/giu;

const UNIT = String.raw`(year|month|mon|week|day|hour|minute|second)s?`;
/** `interval '18 years'`, `interval '18' year`, `interval 18 year`, or `'18 years'` where a cast stood behind. */
const SPAN = String.raw`(?:interval\s{1,9})?(?:'(\d{1,4})\s{1,3}${UNIT}'|'?(\d{1,4})'?\s{1,9}${UNIT}\b)`;
/** A column, in brackets or as a day. */
const COLUMN = String.raw`(?:date\s?)?\(?\s?(["\x60[]?[\p{L}_][\p{L}\d_$]{0,62}["\x60\]]?)\s?\)?`;
const NUMBER = String.raw`\(?(\d{1,4})\)?`;

type Rewrite = readonly [pattern: RegExp, write: (present: Day, ...groups: (string | undefined)[]) => string];

/** The present, moved by months. */
type Day = (months: number) => string;

const pattern = (text: string): RegExp => new RegExp(text.replaceAll('NOW', MARK), 'giu');

/** Days that lie a given time before or behind the present. */
const SHIFTS: readonly Rewrite[] = [
  [
    pattern(String.raw`NOW\s{0,9}([-+])\s{0,9}${SPAN}`),
    (day, sign, n, unit, m, other) => moved(day, sign, n ?? m, unit ?? other),
  ],
  [pattern(String.raw`NOW\s{0,9}[-+]\s{0,9}(?:interval\s{1,9})?'\d{1,2}:\d\d:\d\d'`), () => MARK],
  [
    pattern(String.raw`date_(sub|add)\(\s?NOW\s?,\s{0,9}${SPAN}\s?\)`),
    (day, way, n, unit, m, other) => moved(day, way, n ?? m, unit ?? other),
  ],
  [
    pattern(String.raw`dateadd\(\s?${UNIT}\s?,\s?(-?)\(?(-?)(\d{1,4})\)?\s?,\s?NOW\s?\)`),
    (day, unit, minus, inner, n) => moved(day, minus === '-' ? minus : inner, n, unit),
  ],
  [pattern(String.raw`add_months\(\s?NOW\s?,\s?(-?)(\d{1,4})\s?\)`), (day, minus, n) => moved(day, minus, n, 'month')],
  [pattern(String.raw`NOW\s{0,9}([-+])\s{0,9}(\d{1,5})\b`), (day, sign, n) => moved(day, sign, n, 'day')],
];

/** Years between a column and the present. */
const AGE = [
  String.raw`extract\s?\(\s?year\s{1,9}from\s{1,9}age\s?\(\s?(?:NOW\s?,\s?)?${COLUMN}\s?\)\s?\)`,
  String.raw`date_part\s?\(\s?'year'\s?,\s?age\s?\(\s?(?:NOW\s?,\s?)?${COLUMN}\s?\)\s?\)`,
  String.raw`timestampdiff\s?\(\s?year\s?,\s?${COLUMN}\s?,\s?NOW\s?\)`,
  String.raw`datediff\s?\(\s?(?:year|yyyy|yy)\s?,\s?${COLUMN}\s?,\s?NOW\s?\)`,
  String.raw`\(?extract\s?\(\s?year\s{1,9}from\s{1,9}NOW\s?\)\s?-\s?extract\s?\(\s?year\s{1,9}from\s{1,9}${COLUMN}\s?\)\)?`,
  String.raw`\(?date_part\s?\(\s?'year'\s?,\s?NOW\s?\)\s?-\s?date_part\s?\(\s?'year'\s?,\s?${COLUMN}\s?\)\)?`,
  String.raw`\(?year\s?\(\s?NOW\s?\)\s?-\s?year\s?\(\s?${COLUMN}\s?\)\)?`,
];

/** What is said of an age, as what is said of the day it counts from. */
const AGES: readonly Rewrite[] = [
  ...AGE.flatMap((age): readonly Rewrite[] => [
    [
      pattern(String.raw`${age}\s{0,9}(>=|>|<=|<)\s{0,9}${NUMBER}`),
      (day, column, operator, years) => bornBy(day, column, operator, Number(years)),
    ],
    [
      pattern(String.raw`${age}\s{1,9}between\s{1,9}${NUMBER}\s{1,9}and\s{1,9}${NUMBER}`),
      (day, column, least, most) =>
        `(${bornBy(day, column, '>=', Number(least))} AND ${bornBy(day, column, '<=', Number(most))})`,
    ],
  ]),
  [
    pattern(String.raw`age\s?\(\s?(?:NOW\s?,\s?)?${COLUMN}\s?\)\s{0,9}(>=|>|<=|<)\s{0,9}${SPAN}`),
    (day, column, operator, n, unit, m, other) =>
      `${column} ${TURNED[operator ?? ''] ?? '='} ${moved(day, '-', n ?? m, unit ?? other)}`,
  ],
];

const TURNED: Readonly<Record<string, string>> = { '>=': '<=', '>': '<', '<=': '>=', '<': '>' };

/** Somebody has an age until the day before the next birthday. */
function bornBy(day: Day, column: string | undefined, operator: string | undefined, years: number): string {
  const isBefore = operator === '>=' || operator === '>';
  const count = operator === '>' || operator === '<=' ? years + 1 : years;
  return `${column} ${isBefore ? '<=' : '>'} '${day(-12 * count)}'`;
}

/** Months are exact enough for samples, which lie years apart: a part of one counts as a whole. */
const MONTHS: Readonly<Record<string, number>> = { year: 12, month: 1, mon: 1, week: 7 / 28, day: 1 / 28 };

/**
 * The present, moved by so many units; less than a day no sample is about.
 *
 * @param way back where it is a minus sign or `sub`
 */
function moved(day: Day, way = '', count = '0', unit = 'day'): string {
  const months = Math.ceil(Number(count) * (MONTHS[unit.toLowerCase()] ?? Number.NaN));
  return Number.isNaN(months) ? MARK : `'${day(/^(?:-|sub)$/iu.test(way) ? -months : months)}'`;
}

/**
 * A check with the present as a day, and with ages and distances to the present as days too: `age(born) >= '18 years'` gives
 * `born <= '2008-01-01'`. Ages are read in the spellings of PostgreSQL, MySQL, SQL Server and Oracle:
 * https://www.postgresql.org/docs/current/functions-datetime.html
 *
 * @param text the check, without casts
 * @param year whose first day distances are counted from; what is compared with the present itself is compared with `PRESENT`
 */
export function atPresent(text: string, year: number): string {
  const day: Day = (months) => {
    const all = Math.max(year * 12 + months, 12);
    return `${String(Math.floor(all / 12)).padStart(4, '0')}-${String((all % 12) + 1).padStart(2, '0')}-01`;
  };
  const marked = text.replaceAll(PRESENT_SPELLED, MARK).replaceAll(IN_BRACKETS, MARK);
  if (!marked.includes(MARK) && !/age\s?\(/iu.test(marked)) return text;
  const rewritten = [...SHIFTS, ...AGES].reduce(
    (current, [found, write]) =>
      current.replaceAll(found, (_, ...given: unknown[]) =>
        write(day, ...given.map((one) => (typeof one === 'string' ? one : undefined))),
      ),
    marked,
  );
  return rewritten.replaceAll(MARK, `'${PRESENT}'`);
}
