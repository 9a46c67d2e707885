import type { CheckRule, JsonKind } from '@backsmith/schema';
import { keysOf } from '@backsmith/text';
import type { SampleValue } from '../model/sample.ts';
import type { ValueShape } from '../types/shape.ts';
import { isWithinRanges, wholeBounds } from './bounds.ts';
import { textSample, uniqueTextSample } from './text-sample.ts';

/** What a sample of a column depends on. */
export type SampleSubject = {
  readonly field: string;
  readonly shape: ValueShape;
  readonly rules: readonly CheckRule[];
  /** Its place in the table: later columns get later dates, as ends come behind beginnings. */
  readonly position: number;
};

const SAMPLE_UUID = '7f2c1de0-52ab-4cf4-9f62-8a1d3b0c9e11';

/** A value the column takes, or nothing where none is known. */
export function sampleValue(subject: SampleSubject): SampleValue | undefined {
  const { shape, rules, position } = subject;
  switch (shape.kind) {
    case 'text':
      return textSample(shape, rules, subject.field);
    case 'opaque':
      return shape.example === undefined ? undefined : { kind: 'text', value: shape.example };
    case 'whole':
      return wholeSample(shape, rules);
    case 'decimal':
      return decimalSample(shape, rules);
    case 'floating': {
      const { precision, scale } = shape.digits ?? { precision: 10, scale: 1 };
      const isHeld = (value: number): boolean =>
        (scale > 0 || Number.isInteger(value)) && Math.abs(value) < 10 ** (precision - scale);
      const value = [1.5, 0.5, 0, 15, 150, -1.5].find((one) => isHeld(one) && isWithinRanges(one, rules));
      return value === undefined ? undefined : { kind: 'decimal', value: value.toFixed(1) };
    }
    case 'boolean':
      return { kind: 'boolean', value: true };
    case 'enum':
      return shape.values[0] === undefined ? undefined : { kind: 'text', value: shape.values[0] };
    case 'list': {
      const item = sampleValue({ ...subject, shape: shape.element, rules: [] });
      return item === undefined ? undefined : { kind: 'list', items: [item] };
    }
    default:
      return textualSample(shape, rules, dayAt(position), position);
  }
}

type OtherShape = Exclude<
  ValueShape,
  { kind: 'text' | 'opaque' | 'whole' | 'decimal' | 'floating' | 'boolean' | 'enum' | 'list' }
>;

/** A value of what JSON says as text or as itself. */
export function textualSample(shape: OtherShape, rules: readonly CheckRule[], day: string, position = 0): SampleValue {
  switch (shape.kind) {
    case 'date':
      return { kind: 'text', value: clamp(day, rules) };
    case 'time':
      return { kind: 'text', value: `${twoDigits(8 + (position % 14))}:30:00${shape.zoned === true ? 'Z' : ''}` };
    case 'timestamp':
      return { kind: 'text', value: `${clamp(taken(day, shape), rules)}T10:30:00${shape.zoned === true ? 'Z' : ''}` };
    case 'duration':
      return { kind: 'text', value: shape.text?.example ?? 'PT5M' };
    case 'uuid':
      return { kind: 'text', value: SAMPLE_UUID };
    case 'json':
      return { kind: 'json', value: jsonSample(rules) };
    case 'bytes':
      return { kind: 'text', value: shape.example ?? bytesSample(shape) };
  }
}

/** The simplest value of each kind of JSON. */
const JSON_SAMPLES: Readonly<Record<JsonKind, string>> = {
  object: '{"key":"value"}',
  array: '["value"]',
  string: '"value"',
  number: '1',
  boolean: 'true',
  null: 'null',
};

/** An object where the checks allow one. */
function jsonSample(rules: readonly CheckRule[]): string {
  const lists = rules.flatMap((rule) => (rule.kind === 'json-kind' ? [rule.values] : []));
  const allowed = keysOf(JSON_SAMPLES).find((kind) => lists.every((list) => list.includes(kind)));
  return JSON_SAMPLES[allowed ?? 'object'];
}

/** Stands for a day that differs from sample to sample where it is compared: before all other samples, later for later columns. */
export function uniqueDayLike(position: number): string {
  return dayAt(position).replace('2025', '2012');
}

/** Tests count in longs, also where a column takes more. */
const MOST_COUNTED = 2n ** 63n - 1n;

/** A value that is another one on each call, or nothing where the column has too few. */
export function uniqueValue(subject: SampleSubject): SampleValue | undefined {
  const { shape, rules } = subject;
  switch (shape.kind) {
    case 'text':
      return uniqueTextSample(shape, rules, subject.field);
    case 'whole': {
      if (rules.some((rule) => rule.kind === 'in')) return undefined;
      const { low, high } = wholeBounds(shape, rules);
      const from = low <= 1n && high >= 1n ? 1n : low;
      if (high - from < 2n) return undefined;
      const count = high - from + 1n;
      return {
        kind: 'unique-number',
        from: from.toString(),
        count: (count > MOST_COUNTED ? MOST_COUNTED : count).toString(),
      };
    }
    case 'decimal': {
      const digits = (shape.precision ?? 12) - (shape.scale ?? 0);
      const isFree = digits >= 2 && !rules.some((rule) => rule.kind === 'range' || rule.kind === 'in');
      return isFree ? { kind: 'unique-number', from: '1', count: '9'.repeat(Math.min(digits, 9)) } : undefined;
    }
    case 'bytes':
      return uniqueBytes(shape);
    case 'uuid':
      return { kind: 'unique-uuid' };
    case 'date':
      return hasRange(rules) ? undefined : { kind: 'unique-time', shape: 'date' };
    case 'timestamp':
      return hasRange(rules) ? undefined : { kind: 'unique-time', shape: shape.zoned === true ? 'offset' : 'local' };
    default:
      return undefined;
  }
}

function wholeSample(
  shape: Extract<ValueShape, { kind: 'whole' }>,
  rules: readonly CheckRule[],
): SampleValue | undefined {
  const listed = rules.flatMap((rule) => (rule.kind === 'in' ? rule.values : []))[0];
  if (listed !== undefined) return /^-?\d+$/u.test(listed) ? { kind: 'number', value: listed } : undefined;
  const { low, high } = wholeBounds(shape, rules);
  if (low > high) return undefined;
  const upTo = high < 1n ? high : 1n;
  const value = low > 1n ? low : upTo;
  return { kind: 'number', value: value.toString() };
}

function decimalSample(
  shape: Extract<ValueShape, { kind: 'decimal' }>,
  rules: readonly CheckRule[],
): SampleValue | undefined {
  const { precision, scale } = shape;
  const fraction = Math.min(scale ?? 2, 2);
  const whole = precision === undefined ? 5 : precision - (scale ?? 0);
  const bounds = rules.flatMap((rule) =>
    rule.kind === 'range' ? [Number(rule.min ?? '0'), Number(rule.max ?? '0')] : [],
  );
  const listed = rules.flatMap((rule) => (rule.kind === 'in' ? rule.values.map(Number) : []));
  const candidates = [
    ...listed,
    1.5,
    0.5,
    0,
    1,
    ...bounds,
    ...bounds.map((bound) => bound + 1),
    ...bounds.map((bound) => bound - 1),
  ];
  const found = candidates
    .map((candidate) => candidate.toFixed(Math.max(fraction, 0)))
    .find((text) => isWithinRanges(Number(text), rules) && digitsBeforePoint(text) <= whole);
  return found === undefined ? undefined : { kind: found.includes('.') ? 'decimal' : 'number', value: found };
}

function digitsBeforePoint(text: string): number {
  const digits = text.replace('-', '').split('.')[0] ?? '';
  return digits === '0' ? 0 : digits.length;
}

/** Base64 of as many bytes as the column holds, at most three where it holds up to a number. */
function bytesSample(shape: Extract<ValueShape, { kind: 'bytes' }>): string {
  const length = shape.padded === true ? Math.min(shape.max ?? 1, 255) : Math.min(shape.max ?? 3, 3);
  const padding = (3 - (length % 3)) % 3;
  const characters = Math.ceil(length / 3) * 4;
  return 'AQID'
    .repeat(Math.ceil(length / 3))
    .slice(0, characters - padding)
    .concat('=='.slice(0, padding));
}

/** Capital letters and digits are Base64 too, four of them three bytes; what is left of a fixed length stays the same. */
function uniqueBytes(shape: Extract<ValueShape, { kind: 'bytes' }>): SampleValue | undefined {
  const { max = 6, padded, example } = shape;
  if (example !== undefined || max < 3 || (padded === true && max > 255)) return undefined;
  const size = padded === true ? max : Math.min(max, 6);
  const behind = padded === true ? ['', 'AQ==', 'AQI='][size % 3] : '';
  return { kind: 'unique-text', before: '', length: Math.floor(size / 3) * 4, behind: behind ?? '' };
}

function hasRange(rules: readonly CheckRule[]): boolean {
  return rules.some((rule) => rule.kind === 'range');
}

function dayAt(position: number): string {
  const month = 1 + (Math.floor(position / 28) % 12);
  return `2025-${twoDigits(month)}-${twoDigits(1 + (position % 28))}`;
}

/** The day itself, or the nearest that the type takes. */
function taken(day: string, { days = { first: day, last: day } }: Extract<ValueShape, { kind: 'timestamp' }>): string {
  if (day < days.first) return days.first;
  return day > days.last ? days.last : day;
}

/** The day itself, or the bound of a check it lies beyond. ISO dates compare as texts. */
function clamp(day: string, rules: readonly CheckRule[]): string {
  return rules.reduce((current, rule) => {
    if (rule.kind !== 'range') return current;
    const min = rule.min?.slice(0, 10) ?? current;
    const max = rule.max?.slice(0, 10) ?? current;
    if (current < min) return min;
    return current > max ? max : current;
  }, day);
}

function twoDigits(number: number): string {
  return number.toString().padStart(2, '0');
}
