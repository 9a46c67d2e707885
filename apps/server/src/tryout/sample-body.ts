import { isFields } from '@backsmith/text';
import { splitWords, wordsFor } from './sample-words.ts';

export type Sampled = {
  /** What the record is: `order item`. */
  readonly resource: string;
  /** The round: in the first one, keys stay as they are written. */
  readonly number: number;
  /** How many records of it there are already, by which they are told apart. */
  readonly count: number;
  /** Values that records refer to each other by, and that stay as they are. */
  readonly fixed: ReadonlySet<string>;
  /** Fields that stay as they are. */
  readonly left?: ReadonlySet<string>;
  /** The fields of the record's own key that a client says. */
  readonly keys: ReadonlySet<string>;
};

/** Numbers of this length may have digits that JavaScript has no room for. */
const LONG_NUMBER = /\d{16}/u;
const UNIQUE = /EXAMPLE(?=[0-9A-Z]{5})/gu;
/** What is left of one in a short column. */
const TAIL = /^(?:XAMPLE|AMPLE|MPLE|PLE|LE|E)?0[0-9A-Z]{1,4}$/u;
/** A number to call, or another of digits alone. */
const COUNTED = /^\+?\d{2,}$/u;
const DAY = /^(\d{4})-(\d{2})-(\d{2})(.*)$/u;
const DAYS_APART = 3;

/** Numbers by the words of their field. */
const NUMBERS: readonly (readonly [words: readonly string[], values: readonly number[]])[] = [
  [
    ['price', 'amount', 'total', 'cost', 'fee', 'salary', 'subtotal', 'balance'],
    [24.5, 12, 89.9, 7.25, 149, 33.4],
  ],
  [
    ['quantity', 'qty', 'count', 'stock', 'copies', 'seats'],
    [2, 5, 1, 12, 3, 8],
  ],
  [
    ['latitude', 'lat'],
    [52.09, 45.76, 41.15, 51.34],
  ],
  [
    ['longitude', 'lng', 'lon'],
    [5.12, 4.84, -8.61, 12.37],
  ],
  [
    ['percent', 'rate'],
    [21, 19, 23, 6],
  ],
  [
    ['rating', 'stars', 'score'],
    [4, 5, 3, 4],
  ],
  [['points'], [120, 40, 310, 75]],
  [['wage'], [24.5, 31, 19.75, 27]],
  [['weight'], [1.2, 0.4, 3.5, 12]],
  [['year'], [2021, 2019, 2024, 2016]],
  [
    ['minutes', 'duration'],
    [30, 45, 20, 60],
  ],
];

/**
 * A body of an example with values that make sense for its fields: names where it says `Sample`, amounts where it says 1.5,
 * other days and numbers for every record. The shape and all that it refers to stay.
 *
 * @param body JSON, its variables filled in
 * @returns the body as it is where it cannot be changed without loss
 */
export function sampleBody(body: string, sampled: Sampled): string {
  if (LONG_NUMBER.test(body)) return body;
  const value: unknown = JSON.parse(body);
  if (!isFields(value)) return body;
  const changed = Object.entries(value).map(([field, one]) => [
    field,
    sampled.left?.has(field) === true ? one : change(field, one, sampled),
  ]);
  return JSON.stringify(Object.fromEntries(changed), undefined, 2);
}

function change(field: string, value: unknown, sampled: Sampled): unknown {
  const isReferred = typeof value === 'string' && sampled.fixed.has(value);
  if (sampled.keys.has(field) && !isReferred) return sampled.number === 0 ? value : nextKey(value, sampled.number);
  if (typeof value === 'string') return changeText(field, value, sampled);
  if (typeof value === 'number') return changeNumber(field, value, sampled);
  return isText(value) ? value.map((one) => changeText(field, one, sampled)) : value;
}

function isText(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

/** Another key of the same length: `01` becomes `02`. */
function nextKey(value: unknown, number: number): unknown {
  if (typeof value === 'number') return value + number;
  return typeof value === 'string' ? nextText(value, number) : value;
}

/** Another text of the same length. */
function nextText(value: string, number: number): string {
  if (value.search(UNIQUE) >= 0) return value.replaceAll(UNIQUE, `EXAMPL${number}`);
  const [digits = '', base] = TAIL.test(value) ? [value.slice(-2), 36] : [/\d{1,9}$/u.exec(value)?.[0], 10];
  if (digits === '') return value;
  // Numbers nearby stand in other records of the file.
  const by = base === 36 ? 36 * number : number;
  const next = (Number.parseInt(digits, base) + by).toString(base).toUpperCase().padStart(digits.length, '0');
  return value.slice(0, -digits.length) + next.slice(-digits.length);
}

/** Whether a text was made so that no other record has it. */
export function looksUnique(value: string): boolean {
  return value.search(UNIQUE) >= 0 || TAIL.test(value) || COUNTED.test(value);
}

function changeText(field: string, value: string, { resource, number, count, fixed }: Sampled): string {
  if (fixed.has(value)) return value;
  const day = DAY.exec(value);
  if (day !== null) return changeDay(field, day, count);
  const isPlaceholder = /^sample/iu.test(value) || (value.length > 1 && 'Sample'.startsWith(value));
  const isUnique = looksUnique(value);
  if (!isPlaceholder && !isUnique) return value;
  const words = wordsFor(field, resource, count);
  // What is cut off says how long it may be.
  if (value.startsWith('Sample') || value.length >= 12 || words.length <= value.length) return words;
  return isUnique ? nextText(value, number) : value;
}

/** Days are moved alike, so that what comes first stays first. */
function changeDay(
  field: string,
  [, year = '', month = '', day = '', rest = '']: RegExpExecArray,
  number: number,
): string {
  const isBirth = splitWords(field).some((word) => word.startsWith('birth') || word === 'born');
  const moved = new Date(Date.UTC(Number(year) - (isBirth ? 34 + number * 3 : 0), Number(month) - 1, Number(day)));
  moved.setUTCDate(moved.getUTCDate() + number * DAYS_APART);
  return moved.toISOString().slice(0, 10) + rest;
}

function changeNumber(field: string, value: number, { count, fixed }: Sampled): number {
  if (fixed.has(String(value))) return value;
  const about = splitWords(field);
  const values = NUMBERS.find(([words]) => words.some((word) => about.includes(word)))?.[1];
  const found = values?.[count % values.length] ?? value;
  return Number.isInteger(value) ? Math.round(found) : found;
}
