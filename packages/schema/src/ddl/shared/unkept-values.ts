import type { DataType } from '../../model/data-type.ts';
import { TEXTS, type JsonLimits, type ValueLimits } from './value-limits.ts';

/** A column of the source, and what the target holds it in. */
export type CrossedColumn = {
  readonly dataType: DataType;
  /** As the source declares it. */
  readonly declared: string;
  readonly held: DataType;
};

/** Which values a column of one database can hold that the column of another cannot, as the beginning of "… cannot be kept". */
export function unkeptValues(column: CrossedColumn, from: ValueLimits, to: ValueLimits): readonly string[] {
  const all = [...numbers(column, from, to), ...days(column, from, to), ...seconds(column, from, to)];
  return [...all, ...texts(column, from, to), ...documents(column, from.json, to.json), ...shapes(column, from, to)];
}

function numbers({ dataType, declared, held }: CrossedColumn, from: ValueLimits, to: ValueLimits): readonly string[] {
  switch (dataType.kind) {
    case 'boolean': {
      const isNumber = from.flags?.test(declared) === true && to.flags === undefined;
      return isNumber ? ['numbers other than 0 and 1'] : [];
    }
    case 'integer':
    case 'float': {
      const digits = from.digitsOf?.(declared);
      return digits === undefined ? notFinite(dataType, from, to) : manyDigits(dataType, digits);
    }
    case 'decimal': {
      const none = from.decimalsMayBeNone === true && !(to.decimalsMayBeNone === true && held.kind === 'decimal');
      const isOpen = dataType.precision === undefined;
      const beyond = isOpen && held.kind === 'decimal' && held.precision !== undefined ? [openDigits(held)] : [];
      return [...(none ? [isOpen ? 'NaN and infinities' : 'NaN'] : []), ...beyond];
    }
    default:
      return [];
  }
}

function notFinite({ kind }: DataType, from: ValueLimits, to: ValueLimits): readonly string[] {
  return kind === 'float' && from.floats === 'any' && to.floats === 'finite' ? ['NaN and infinities'] : [];
}

/** The decimal digits that a double, a long and an int keep of any number. */
const DIGITS_OF_DOUBLE = 15;
const DIGITS_OF_LONG = 18;
const DIGITS_OF_INT = 9;

function manyDigits(type: Extract<DataType, { kind: 'integer' | 'float' }>, digits: number): readonly string[] {
  const whole = type.bits === 64 ? DIGITS_OF_LONG : DIGITS_OF_INT;
  const kept = type.kind === 'float' ? DIGITS_OF_DOUBLE : whole;
  return digits > kept ? [`numbers of more than ${kept} digits`] : [];
}

function openDigits({ precision = 0, scale = 0 }: Extract<DataType, { kind: 'decimal' }>): string {
  return `numbers of more than ${precision - scale} digits before the point or ${scale} behind it`;
}

function days({ dataType: { kind } }: CrossedColumn, from: ValueLimits, to: ValueLimits): readonly string[] {
  if (kind !== 'date' && kind !== 'timestamp') return [];
  const last = ({ years }: ValueLimits): number => (kind === 'date' ? years.lastDay : years.lastMoment);
  const edges = [
    ...(from.years.first < to.years.first ? [`before ${yearName(to.years.first)}`] : []),
    ...(last(from) > last(to) ? [`after ${last(to)}`] : []),
  ];
  const isNone = from.daysMayBeNone === true && to.daysMayBeNone !== true;
  const isEndless = from.daysMayBeInfinite === true && to.daysMayBeInfinite !== true;
  return [
    ...(isNone ? ['days that are none, such as 0000-00-00,'] : []),
    ...(isEndless ? ['infinity'] : []),
    ...(edges.length > 0 ? [`days of years ${edges.join(' and ')}`] : []),
  ];
}

/** Years are counted without one between that before Christ and that after. */
function yearName(year: number): string {
  return year > 0 ? String(year) : `${1 - year} BC`;
}

const USUAL_DIGITS = 6;
const CLOCKS = { day: 0, midnight: 1, long: 2 } as const;

function seconds({ dataType, held }: CrossedColumn, from: ValueLimits, to: ValueLimits): readonly string[] {
  const { kind } = dataType;
  if (kind === 'interval') return intervals(dataType, held, from, to);
  if (kind !== 'time' && kind !== 'timestamp') return [];
  const zoned = dataType.withTimeZone === true;
  const isLong = kind === 'time' && !zoned && CLOCKS[from.clocks] > CLOCKS[to.clocks];
  const keptZone = held.kind === 'timestamp' && held.withTimeZone === true;
  const isShifted = kind === 'timestamp' && zoned && dataType.local !== true && from.keepsOffset === true;
  return [
    ...(isLong ? [from.clocks === 'long' && to.clocks !== 'long' ? 'times beyond a day' : 'the time 24:00:00'] : []),
    ...cutDigits(dataType, held),
    ...(isShifted && keptZone && to.keepsOffset !== true ? ['the offset a moment is written with'] : []),
  ];
}

type Clock = Extract<DataType, { kind: 'time' | 'timestamp' }>;

function cutDigits({ precision = USUAL_DIGITS }: Clock, held: DataType): readonly string[] {
  const isClock = held.kind === 'time' || held.kind === 'timestamp';
  const kept = isClock ? (held.precision ?? USUAL_DIGITS) : precision;
  return kept < precision ? [`more than ${kept} digits of a second`] : [];
}

function intervals(
  type: Extract<DataType, { kind: 'interval' }>,
  held: DataType,
  { intervalYears = 0 }: ValueLimits,
  to: ValueLimits,
): readonly string[] {
  if (held.kind !== 'interval') return [];
  const most = to.intervalYears ?? intervalYears;
  const isOfYears = /year/i.test(type.fields ?? 'year');
  const digits =
    type.precision ?? Number(/second\s*\((?:\d+\s*,\s*)?(\d+)\s*\)/i.exec(type.fields ?? '')?.[1] ?? USUAL_DIGITS);
  return [
    ...(isOfYears && intervalYears > most ? [`more than ${most} years`] : []),
    ...(digits > USUAL_DIGITS ? [`more than ${USUAL_DIGITS} digits of a second`] : []),
  ];
}

function texts({ dataType: { kind } }: CrossedColumn, from: ValueLimits, to: ValueLimits): readonly string[] {
  const isZero = from.zeroCharacter === true && to.zeroCharacter !== true;
  return isZero && TEXTS.has(kind) ? ['the character U+0000'] : [];
}

function documents({ dataType, held }: CrossedColumn, from: JsonLimits, to: JsonLimits): readonly string[] {
  if (dataType.kind !== 'json' || held.kind !== 'json') return [];
  const isText = dataType.binary !== true;
  const isDeeper = to.levels !== undefined && (from.levels ?? Infinity) > to.levels;
  return [
    ...(from.digits === true && to.digits !== true ? ['numbers of more than 15 digits'] : []),
    ...(isText && from.repeats === true && to.repeats !== true ? ['members of the same name'] : []),
    ...(isText && from.halves === true && to.halves !== true ? ['halves of characters'] : []),
    ...(isDeeper ? [`documents of more than ${to.levels} levels`] : []),
  ];
}

function shapes({ dataType, held }: CrossedColumn, from: ValueLimits, to: ValueLimits): readonly string[] {
  const isFlattened = dataType.kind === 'spatial' && held.kind === 'spatial' && to.shapesAreFlat === true;
  return isFlattened && from.shapesAreFlat !== true ? ['empty shapes and those with a third dimension'] : [];
}
