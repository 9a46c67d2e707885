import type { DataType } from '../../types/data-type.ts';
import type { GivenCall, Result } from '../result-rules.ts';
import { decimalOf, DOUBLE, exactOf, familyOf, widthOf, wholeOf } from './measures.ts';
import { operation } from './operators.ts';
import { wholeNumber } from './texts.ts';

type Give = (call: GivenCall) => Result | DataType | undefined;

/** Digits that a sum has besides those of what is summed, and an average. */
const SUM_ADDS = 22;
const AVERAGE_ADDS = 4;

const WIDEST_FLOAT = 17;

/** A number, or a text that becomes one. */
function isNumeric({ dataType }: Result): boolean {
  return dataType !== undefined && ['exact', 'float', 'text'].includes(familyOf(dataType)) && !isListed(dataType);
}

function isListed({ kind }: DataType): boolean {
  return kind === 'enum' || kind === 'set';
}

/** Whether a value is a whole or exact number, and no moment. */
function isExact({ dataType }: Result): boolean {
  return dataType !== undefined && familyOf(dataType) === 'exact';
}

export const summed: Give = ({ given: [value] }) => {
  if (value === undefined || !isNumeric(value)) return undefined;
  const exact = exactOf(value);
  return exact === undefined ? DOUBLE : decimalOf(exact.whole + SUM_ADDS, exact.scale);
};

export const averaged: Give = ({ given: [value] }) => {
  if (value === undefined || !isNumeric(value)) return undefined;
  const exact = exactOf(value);
  return exact === undefined ? DOUBLE : decimalOf(exact.whole, exact.scale + AVERAGE_ADDS);
};

/** Columns are picked as they are; whole numbers that are computed are held in BIGINT. */
export const extreme: Give = ({ given: [value] }) => {
  const type = value?.dataType;
  if (value === undefined || type === undefined) return undefined;
  const isComputed = type.kind === 'integer' && value.width !== undefined && value.isTruth !== true;
  return { ...value, dataType: isComputed ? { ...type, bits: 64 } : type, notNull: false };
};

export const absolute: Give = ({ given: [value] }) => {
  if (value === undefined || !isNumeric(value)) return undefined;
  if (value.dataType?.kind === 'decimal') return value.dataType;
  const exact = exactOf(value);
  const width = widthOf(value);
  if (exact === undefined) return DOUBLE;
  return width === undefined ? undefined : wholeOf(exact.whole, exact.unsigned, width);
};

/** To so many digits; a number more than there were before the point may come of it. */
export const rounded: Give = (call) => toDigits(call, 1);
export const truncated: Give = (call) => toDigits(call, 0);

function toDigits({ given: [value], trees }: GivenCall, grows: number): Result | DataType | undefined {
  if (value === undefined || !isNumeric(value)) return undefined;
  const [, written] = trees;
  const digits = written === undefined ? 0 : wholeNumber(written);
  if (!isExact(value)) {
    if (digits === undefined) return isNegative(written) ? undefined : DOUBLE;
    return { kind: 'float', bits: 64, precision: WIDEST_FLOAT + digits, scale: digits };
  }
  if (isNegative(written)) return undefined;
  if (value.dataType?.kind !== 'decimal') return value;
  const exact = exactOf(value);
  if (exact === undefined || digits === undefined) return value.dataType;
  const isCut = digits < exact.scale;
  return decimalOf(exact.whole + (isCut ? grows : 0), digits);
}

function isNegative(tree: GivenCall['trees'][number] | undefined): boolean {
  return (tree?.kind === 'number' && tree.text.startsWith('-')) || tree?.kind === 'negative';
}

/** From so many digits before the point on a BIGINT cannot hold them. */
const MOST_WHOLE = 18;

/** CEIL and FLOOR. */
export const toWhole: Give = ({ given: [value] }) => {
  if (value === undefined || !isNumeric(value)) return undefined;
  if (!isExact(value)) return { kind: 'float', bits: 64, precision: WIDEST_FLOAT, scale: 0 };
  const exact = exactOf(value);
  if (value.dataType?.kind !== 'decimal' || exact === undefined) return value;
  if (exact.whole >= MOST_WHOLE) return decimalOf(exact.whole + (exact.scale > 0 ? 1 : 0), 0);
  const width = exact.whole + (exact.scale > 0 ? 2 : 1);
  if (width === 11) return undefined;
  return { dataType: { kind: 'integer', bits: width > 11 ? 64 : 32 }, notNull: false, digits: width - 1, width };
};

export const modulo: Give = ({ given: [one, other] }) =>
  one === undefined || other === undefined ? undefined : operation('%', one, other);

/** Of floating numbers; how others spread has digits that depend on them. */
export const spread: Give = ({ given: [value] }) => (value?.dataType?.kind === 'float' ? DOUBLE : undefined);
