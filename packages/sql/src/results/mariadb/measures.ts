import { largestOf } from '@backsmith/text';
import type { DataType } from '../../types/data-type.ts';
import type { Result } from '../result-rules.ts';

/** As MariaDB holds decimals at most. */
const MOST_DIGITS = 65;
const MOST_SCALE = 38;

/** From so many characters on, whole numbers that are computed are BIGINT (type_handler_long_or_longlong). */
const BIGINT_WIDTH = 10;

/** A row holds so many bytes, of which a letter of utf8mb4 takes up to four. */
const LONGEST_VARCHAR = 16_383;
const BYTES_EACH = 4;
const LONGEST_TEXT = 4_294_967_295;
const TEXTS = [255, 65_535, 16_777_215, LONGEST_TEXT];

export const DOUBLE: Result = { dataType: { kind: 'float', bits: 64 }, notNull: false };
export const DATE: DataType = { kind: 'date' };
export const LONGTEXT: Result = { dataType: { kind: 'text', maxLength: 4_294_967_295 }, notNull: false };

/** Of conditions, which are 0 or 1. */
export const TRUTH: Result = {
  dataType: { kind: 'integer', bits: 32 },
  notNull: false,
  digits: 1,
  width: 1,
  isTruth: true,
};

/** The digits of whole numbers by the bits they are held in, as arithmetic counts them. */
const DIGITS = new Map([
  [8, 3],
  [16, 5],
  [24, 8],
  [32, 10],
  [64, 19],
]);

/** A number as digits before and behind the point. */
export type Exact = {
  readonly whole: number;
  readonly scale: number;
  readonly unsigned: boolean;
  readonly isWhole: boolean;
};

/** The digits of a value that is computed with exactly; nothing of one that becomes a floating number. */
export function exactOf({ dataType, digits }: Result): Exact | undefined {
  const isUnsigned = dataType !== undefined && 'unsigned' in dataType;
  const whole = (count: number): Exact => ({ whole: count, scale: 0, unsigned: isUnsigned, isWhole: true });
  switch (dataType?.kind) {
    case 'boolean':
      return whole(3);
    case 'integer':
      return whole(digits ?? (isUnsigned && dataType.bits === 64 ? 20 : (DIGITS.get(dataType.bits) ?? 0)));
    case 'decimal': {
      const { precision = 10, scale = 0 } = dataType;
      return { whole: precision - scale, scale, unsigned: isUnsigned, isWhole: false };
    }
    case 'date':
      return whole(8);
    case 'time':
      return moment(7, dataType.precision);
    case 'timestamp':
      return moment(14, dataType.precision);
    case 'year':
      return { ...whole(4), unsigned: true };
    default:
      return undefined;
  }
}

function moment(whole: number, scale = 0): Exact {
  return { whole, scale, unsigned: false, isWhole: scale === 0 };
}

/** A whole number that is computed. */
export function wholeOf(digits: number, unsigned = false, width = digits + (unsigned ? 0 : 1)): Result {
  const bits = width >= BIGINT_WIDTH ? 64 : 32;
  return { dataType: { kind: 'integer', bits, ...(unsigned ? { unsigned } : {}) }, notNull: false, digits, width };
}

export function decimalOf(whole: number, scale: number): Result {
  const kept = Math.min(scale, MOST_SCALE);
  const precision = Math.min(Math.max(whole + kept, 1), MOST_DIGITS);
  return { dataType: { kind: 'decimal', precision, scale: kept }, notNull: false };
}

/** The characters a value takes as a text; nothing where that is not known. */
export function widthOf({ dataType, width, untyped, digits }: Result): number | undefined {
  if (width !== undefined) return width;
  if (untyped === true) return 0;
  switch (dataType?.kind) {
    case 'integer': {
      const count = digits ?? DIGITS.get(dataType.bits) ?? 0;
      return count + (dataType.unsigned === true && dataType.bits < 64 ? 0 : 1);
    }
    case 'boolean':
      return 4;
    case 'decimal': {
      const { precision = 10, scale = 0, unsigned } = dataType;
      return precision + (scale > 0 ? 1 : 0) + (unsigned === true ? 0 : 1);
    }
    case 'json':
      return LONGEST_TEXT;
    case 'enum':
      return largestOf([0, ...dataType.values.map((value) => Array.from(value).length)]);
    case 'set':
      return Array.from(dataType.values.join(',')).length;
    default:
      return dataType && widthOfPlain(dataType);
  }
}

function widthOfPlain(type: DataType): number | undefined {
  switch (type.kind) {
    case 'char':
    case 'varchar':
      return type.length;
    case 'text':
      return type.maxLength;
    case 'date':
      return 10;
    case 'time':
      return 10 + fraction(type.precision);
    case 'timestamp':
      return 19 + fraction(type.precision);
    case 'year':
      return 4;
    default:
      return undefined;
  }
}

function fraction(digits = 0): number {
  return digits === 0 ? 0 : digits + 1;
}

/** A text that a function makes; of one that fits no row, the kind that holds it. */
export function textOf(width: number | undefined): Result | undefined {
  if (width === undefined) return undefined;
  if (width === 0) return { dataType: { kind: 'char', length: 0 }, notNull: false, width };
  return width > LONGEST_VARCHAR
    ? largeTextOf(width)
    : { dataType: { kind: 'varchar', length: width }, notNull: false, width };
}

/** A text that is one of several, of which one is large. */
export function largeTextOf(width: number): Result {
  const maxLength = TEXTS.slice(1).find((most) => width * BYTES_EACH <= most) ?? LONGEST_TEXT;
  return { dataType: { kind: 'text', maxLength }, notNull: false, width };
}

export function datetimeOf(precision = 0): Extract<DataType, { readonly kind: 'timestamp' }> {
  return { kind: 'timestamp', precision };
}

export function timeOf(precision = 0): DataType {
  return { kind: 'time', precision };
}

/** How values are joined and compared: as numbers, texts, bytes or moments. */
export function familyOf(type: DataType): string {
  switch (type.kind) {
    case 'boolean':
    case 'integer':
    case 'decimal':
      return 'exact';
    case 'float':
      return 'float';
    case 'char':
    case 'varchar':
    case 'text':
    case 'enum':
    case 'set':
    case 'json':
      return 'text';
    case 'binary':
    case 'varbinary':
      return 'bytes';
    case 'date':
    case 'time':
    case 'timestamp':
      return 'moment';
    default:
      return type.kind;
  }
}
