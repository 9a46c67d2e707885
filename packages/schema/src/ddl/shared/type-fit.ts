import type { DataType } from '../../model/data-type.ts';

type IntegerType = Extract<DataType, { kind: 'integer' }>;
type DecimalType = Extract<DataType, { kind: 'decimal' | 'money' }>;

/** The longest text of an interval, in the most wordy of PostgreSQL's styles, has 77 characters. */
export const INTERVAL_LENGTH = 80;

export const BEYOND_SIGNED = 'values above 9223372036854775807 do not fit';

/** The signed width that holds every value of an integer type, up to 64 bits, out of those the database has. */
export function signedBits<Bits extends number>(type: IntegerType, widths: readonly Bits[], widest: Bits): Bits {
  const needed = type.unsigned === true ? type.bits + 1 : type.bits;
  return widths.find((bits) => bits >= needed) ?? widest;
}

/** Whether a signed 64-bit number cannot hold all values. */
export function exceedsSigned(type: IntegerType): boolean {
  return type.bits === 64 && type.unsigned === true;
}

/** Precision and scale within a database's limits; nothing for a number without limits of its own. */
export function fitDecimal(
  type: DecimalType,
  limits: { readonly precision: number; readonly scale: number },
): { readonly precision: number; readonly scale: number; readonly cut: boolean } | undefined {
  if (type.precision === undefined) return undefined;
  const declared = type.scale ?? 0;
  const scale = Math.max(declared, 0);
  const precision = Math.max(type.precision - Math.min(declared, 0), scale, 1);
  const fitted = { precision: Math.min(precision, limits.precision), scale: Math.min(scale, limits.scale) };
  return { ...fitted, cut: fitted.precision < precision || fitted.scale < scale };
}

/** The length of the longest value of an enumeration, in characters, at least 1. */
export function longestValue(values: readonly string[]): number {
  return values.reduce((longest, value) => Math.max(longest, value.length), 1);
}

/** The length of all values of a set joined by commas, at least 1. */
export function joinedLength(values: readonly string[]): number {
  return Math.max(values.join(',').length, 1);
}

/** Fractional digits of a second, cut to what the database can keep. */
export function fitPrecision(precision: number | undefined, most: number): number | undefined {
  return precision === undefined ? undefined : Math.min(precision, most);
}
