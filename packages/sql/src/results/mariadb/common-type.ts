import { largestOf } from '@backsmith/text';
import type { DataType } from '../../types/data-type.ts';
import type { Result } from '../result-rules.ts';
import { datetimeOf, decimalOf, DOUBLE, exactOf, familyOf, largeTextOf, textOf, timeOf, widthOf } from './measures.ts';

type Typed = Result & { readonly dataType: DataType };

/** The type of one of several values, of CASE, COALESCE and their kin (Type_handler::aggregate_for_result). */
export function oneOf(values: readonly Result[]): Result | undefined {
  const typed = typedOf(values);
  if (typed === undefined) return undefined;
  const families = new Set(typed.map(({ dataType }) => familyOf(dataType)));
  const [family] = families;
  if (families.size === 1 && family !== undefined) return alike(typed, family);
  if ([...families].every((one) => one === 'exact' || one === 'float')) return DOUBLE;
  const isText = [...families].every((one) => one === 'exact' || one === 'text' || one === 'moment');
  return isText ? oneText(typed) : undefined;
}

/** Without the NULLs; nothing where one is not known, or all are NULL. */
function typedOf(values: readonly Result[]): readonly Typed[] | undefined {
  const known = values.filter(({ untyped }) => untyped !== true);
  const typed = known.filter((value): value is Typed => value.dataType !== undefined);
  return typed.length === known.length && typed.length > 0 ? typed : undefined;
}

function alike(typed: readonly Typed[], family: string): Result | undefined {
  const [first] = typed;
  switch (family) {
    case 'exact':
      return oneNumber(typed);
    case 'float':
      return typed.every(
        ({ dataType }) => dataType.kind === 'float' && dataType.bits === 32 && dataType.scale === undefined,
      )
        ? first && { ...first, notNull: false }
        : DOUBLE;
    case 'text':
      return oneText(typed);
    case 'moment':
      return oneMoment(typed);
    case 'bytes': {
      const lengths = typed.map(({ dataType }) => ('length' in dataType ? dataType.length : undefined));
      if (lengths.includes(undefined)) return undefined;
      return { dataType: { kind: 'varbinary', length: largestOf(lengths.map((one) => one ?? 0)) }, notNull: false };
    }
    default:
      return typed.every(({ dataType }) => JSON.stringify(dataType) === JSON.stringify(first?.dataType))
        ? first && { dataType: first.dataType, notNull: false }
        : undefined;
  }
}

function oneNumber(typed: readonly Typed[]): Result | undefined {
  const exact = typed.flatMap((value) => exactOf(value) ?? []);
  const whole = largestOf(exact.map((one) => one.whole));
  const isMixed = new Set(exact.map(({ unsigned }) => unsigned)).size > 1;
  if (isMixed || !exact.every(({ isWhole }) => isWhole)) {
    return decimalOf(whole, largestOf(exact.map(({ scale }) => scale)));
  }
  const unsigned = exact[0]?.unsigned === true;
  const bits = largestOf(typed.map(({ dataType }) => (dataType.kind === 'integer' ? dataType.bits : 8)));
  const isTruth = typed.every((one) => one.isTruth === true || one.dataType.kind === 'boolean');
  return {
    dataType: { kind: 'integer', bits: sized(bits), ...(unsigned ? { unsigned } : {}) },
    notNull: false,
    digits: whole,
    width: whole + (unsigned ? 0 : 1),
    ...(isTruth ? { isTruth } : {}),
  };
}

function sized(bits: number): 8 | 16 | 24 | 32 | 64 {
  return ([8, 16, 24, 32] as const).find((one) => one === bits) ?? 64;
}

function oneText(typed: readonly Typed[]): Result | undefined {
  const widths = typed.map(widthOf);
  if (widths.includes(undefined)) return undefined;
  const width = largestOf(widths.map((one) => one ?? 0));
  return typed.some(({ dataType }) => dataType.kind === 'text' || dataType.kind === 'json')
    ? largeTextOf(width)
    : textOf(width);
}

function oneMoment(typed: readonly Typed[]): Result | undefined {
  const kinds = new Set(typed.map(({ dataType }) => dataType.kind));
  const precision = largestOf(typed.map(({ dataType }) => ('precision' in dataType ? (dataType.precision ?? 0) : 0)));
  if (kinds.size === 1 && kinds.has('date')) return { dataType: { kind: 'date' }, notNull: false };
  if (kinds.has('time')) return kinds.size === 1 ? { dataType: timeOf(precision), notNull: false } : undefined;
  const isLocal = typed.every(({ dataType }) => dataType.kind === 'timestamp' && dataType.local === true);
  const dataType = datetimeOf(precision);
  return { dataType: isLocal ? { ...dataType, withTimeZone: true, local: true } : dataType, notNull: false };
}

/** GREATEST and LEAST compare texts with moments as moments. */
export function extremeOf(values: readonly Result[]): Result | undefined {
  const families = new Set(values.map(({ dataType }) => dataType && familyOf(dataType)));
  return families.has('text') && families.size > 1 ? undefined : oneOf(values);
}

/** Rows of one query or of another; columns of CHAR and BINARY stay so. */
export function union(values: readonly Result[]): Result | undefined {
  const [first] = values;
  const isFixed = values.every(({ dataType }) => dataType?.kind === first?.dataType?.kind);
  if (isFixed && (first?.dataType?.kind === 'char' || first?.dataType?.kind === 'binary')) {
    const length = largestOf(
      values.map(({ dataType }) => (dataType && 'length' in dataType ? (dataType.length ?? 0) : 0)),
    );
    return { dataType: { kind: first.dataType.kind, length }, notNull: false };
  }
  return oneOf(values);
}
