import { largestOf } from '@backsmith/text';
import type { DataType } from '../../model/data-type.ts';
import { answerByKind, type ByKind } from '../shared/type-spelling.ts';

/** How many decimal digits an integer of so many bits needs at most. */
const DIGITS: Readonly<Record<number, number>> = { 8: 3, 16: 5, 24: 8, 32: 10, 64: 20 };

/** A text of an integer, with its sign. */
const INTEGER_LETTERS = 20;

/**
 * Whether every value of one type is one of another, so that a column with rows in it can take the other type without loss.
 * Types of one meaning are told apart by their limits; of what is not known for sure, the answer is no.
 */
export function holdsAll(after: DataType, before: DataType): boolean {
  if (JSON.stringify(after) === JSON.stringify(before)) return true;
  return answerByKind(HOLDS, before, after);
}

const no = (): boolean => false;
const texts = (before: Of<'char' | 'varchar' | 'text'>, after: DataType): boolean => holdsTexts(after, before);
const bytes = (before: Of<'binary' | 'varbinary' | 'blob'>, after: DataType): boolean =>
  (after.kind === 'varbinary' || after.kind === 'blob') && reaches(limitOf(after), limitOf(before));
const times = (before: Of<'time' | 'timestamp'>, after: DataType): boolean =>
  (after.kind === 'time' || after.kind === 'timestamp') && after.kind === before.kind && holdsTimes(after, before);

const HOLDS: ByKind<[after: DataType], boolean> = {
  integer: (before, after) => holdsIntegers(after, before),
  decimal: (before, after) => after.kind === 'decimal' && holdsDecimals(after, before),
  float: (before, after) => after.kind === 'float' && after.bits >= before.bits && after.precision === undefined,
  char: texts,
  varchar: texts,
  text: texts,
  binary: bytes,
  varbinary: bytes,
  blob: bytes,
  date: (_, after) => after.kind === 'timestamp' && after.withTimeZone !== true,
  time: times,
  timestamp: times,
  enum: (before, after) => holdsValues(after, before.values),
  set: (before, after) => after.kind === 'set' && before.values.every((value, place) => after.values[place] === value),
  array: (before, after) => after.kind === 'array' && holdsAll(after.element, before.element),
  json: (_, after) => after.kind === 'json',
  boolean: no,
  money: no,
  bit: no,
  year: no,
  interval: no,
  uuid: no,
  xml: no,
  spatial: no,
  rowversion: no,
  vendor: no,
  unknown: no,
};

type Of<Kind extends DataType['kind']> = Extract<DataType, { kind: Kind }>;

function holdsIntegers(after: DataType, before: Of<'integer'>): boolean {
  const needed = DIGITS[before.bits] ?? INTEGER_LETTERS;
  switch (after.kind) {
    case 'integer':
      if (before.unsigned === after.unsigned) return after.bits >= before.bits;
      return before.unsigned === true && after.bits > before.bits;
    case 'decimal':
      if (after.unsigned === true && before.unsigned !== true) return false;
      return after.precision === undefined || after.precision - (after.scale ?? 0) >= needed;
    case 'varchar':
    case 'text':
      return reaches(limitOf(after), INTEGER_LETTERS);
    default:
      return false;
  }
}

function holdsDecimals(after: Of<'decimal'>, before: Of<'decimal'>): boolean {
  if (after.unsigned === true && before.unsigned !== true) return false;
  if (after.precision === undefined) return true;
  if (before.precision === undefined) return false;
  const [scale, oldScale] = [after.scale ?? 0, before.scale ?? 0];
  return scale >= oldScale && after.precision - scale >= before.precision - oldScale;
}

function holdsTexts(after: DataType, before: Of<'char' | 'varchar' | 'text'>): boolean {
  if (after.kind !== 'varchar' && after.kind !== 'text' && after.kind !== 'char') return false;
  // Filled up with blanks, a value is another one.
  if (after.kind === 'char' && before.kind !== 'char') return false;
  if ('unit' in after && !('unit' in before)) return false;
  return reaches(limitOf(after), limitOf(before));
}

function holdsTimes(after: Of<'time' | 'timestamp'>, before: Of<'time' | 'timestamp'>): boolean {
  if (after.withTimeZone !== before.withTimeZone) return false;
  return (after.precision ?? 6) >= (before.precision ?? 6);
}

function holdsValues(after: DataType, values: readonly string[]): boolean {
  if (after.kind === 'enum') return values.every((value) => after.values.includes(value));
  if (after.kind !== 'varchar' && after.kind !== 'text') return false;
  return reaches(limitOf(after), Math.max(0, largestOf(values.map(({ length }) => length))));
}

function limitOf(type: DataType): number | undefined {
  if (type.kind === 'text' || type.kind === 'blob') return type.maxLength;
  return 'length' in type ? type.length : undefined;
}

function reaches(limit: number | undefined, needed: number | undefined): boolean {
  return limit === undefined || (needed !== undefined && limit >= needed);
}
