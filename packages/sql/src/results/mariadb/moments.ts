import type { ExpressionTree } from '../../ast/expression.ts';
import type { DataType } from '../../types/data-type.ts';
import type { GivenCall, Result } from '../result-rules.ts';
import { oneOf } from './common-type.ts';
import { DATE, datetimeOf, exactOf, textOf, timeOf, wholeOf } from './measures.ts';
import { withInterval } from './operators.ts';

type Give = (call: GivenCall) => Result | DataType | undefined;

const literalNumber = (tree: ExpressionTree | undefined): number | undefined =>
  tree?.kind === 'number' && /^\d+$/.test(tree.text) ? Number(tree.text) : undefined;

/** `NOW(3)` and its kin: so many digits of a second as are asked for. */
export const withDigits =
  (make: (precision: number) => DataType): Give =>
  ({ trees: [digits] }) =>
    digits === undefined ? make(0) : typeWith(make, literalNumber(digits));

function typeWith(make: (precision: number) => DataType, digits: number | undefined): DataType | undefined {
  return digits === undefined ? undefined : make(digits);
}

/** DATE_ADD and its kin, whose second value is an interval, or days. */
export const dateAdded: Give = ({ given: [moment], trees: [, added] }) => {
  if (moment === undefined) return undefined;
  return withInterval(moment, added?.kind === 'interval' ? added.fields : 'day');
};

/** `TIMESTAMPADD(DAY, 1, x)`. */
export const unitAdded: Give = ({ given: [, , moment], trees: [unit] }) =>
  moment === undefined || unit?.kind !== 'name' ? undefined : withInterval(moment, unit.name);

/** The time of a moment keeps its digits. */
export const timePart: Give = ({ given: [moment] }) => {
  const type = moment?.dataType;
  if (type?.kind !== 'timestamp' && type?.kind !== 'time') return undefined;
  return timeOf(type.precision);
};

export const timeBetween: Give = ({ given }) => {
  const type = oneOf(given)?.dataType;
  return type?.kind === 'timestamp' || type?.kind === 'time' ? timeOf(type.precision) : undefined;
};

export const inZone: Give = ({ given: [moment] }) =>
  moment?.dataType?.kind === 'timestamp' ? datetimeOf(moment.dataType.precision) : undefined;

const MOST_FRACTION = 6;

export const fromSeconds: Give = ({ given: [seconds, format], trees }) => {
  if (format !== undefined) return formatted({ name: 'date_format', given: [], trees });
  if (seconds?.dataType?.kind === 'float') return datetimeOf(MOST_FRACTION);
  const exact = seconds && exactOf(seconds);
  return exact && datetimeOf(Math.min(exact.scale, MOST_FRACTION));
};

export const timeOfSeconds: Give = ({ given: [seconds] }) => {
  const exact = seconds && exactOf(seconds);
  return exact && timeOf(Math.min(exact.scale, MOST_FRACTION));
};

/** Seconds since 1970, with the digits of the moment. */
export const toSeconds: Give = ({ given: [moment] }) => {
  const type = moment?.dataType;
  if (moment !== undefined && type?.kind !== 'timestamp' && type?.kind !== 'date') return undefined;
  const scale = type?.kind === 'timestamp' ? (type.precision ?? 0) : 0;
  return scale === 0 ? wholeOf(16) : { kind: 'decimal', precision: 16 + scale, scale };
};

const DATE_LETTERS = /%[YymdcebMDjUuVvXxWaw]/;
const TIME_LETTERS = /%[HhIiklpfrSsT]/;

/** What a text is read as by a format: what the format speaks of. */
export const readByFormat: Give = ({ trees: [, format] }) => {
  if (format?.kind !== 'string') return undefined;
  const { value } = format;
  const precision = value.includes('%f') ? MOST_FRACTION : 0;
  if (!TIME_LETTERS.test(value)) return DATE_LETTERS.test(value) ? DATE : undefined;
  return DATE_LETTERS.test(value) ? datetimeOf(precision) : timeOf(precision);
};

/** The characters that letters of a format may take (Item_func_date_format::format_length). */
const LETTERS: ReadonlyMap<string, number> = new Map([
  ...['Y'].map((letter) => [letter, 4] as const),
  ...['m', 'd', 'i', 's', 'S'].map((letter) => [letter, 2] as const),
  ['H', 7],
  ['M', 64],
  ['W', 64],
]);

export const formatted: Give = ({ trees: [, format] }) => {
  if (format?.kind !== 'string') return undefined;
  const parts = format.value.match(/%.|[^%]/gsu) ?? [];
  const widths = parts.map((part) => (part.startsWith('%') ? LETTERS.get(part.slice(1)) : 1));
  return widths.includes(undefined) ? undefined : textOf(widths.reduce<number>((sum, one) => sum + (one ?? 0), 0));
};

const UNITS: ReadonlyMap<string, number> = new Map([
  ['year', 5],
  ['quarter', 2],
  ['month', 3],
  ['week', 3],
  ['day', 3],
  ['hour', 3],
  ['minute', 3],
  ['second', 3],
  ['year_month', 7],
]);

/** `EXTRACT(unit FROM x)`. */
export const extracted: Give = ({ trees: [unit] }) => {
  const width = unit?.kind === 'name' ? UNITS.get(unit.name) : undefined;
  return width === undefined ? undefined : wholeOf(width - 1, false, width - 1);
};
