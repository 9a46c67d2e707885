import type { DataType } from '../../types/data-type.ts';
import type { Result } from '../result-rules.ts';
import { arrayOf, categoryOf, rankOf, TEXT, unlimited } from './types.ts';

/**
 * The type of one of several values, be they of CASE, COALESCE, ARRAY[…] or the rows of UNION: their own with its limits
 * where all are of one, else that which the others are converted to (PostgreSQL manual, 10.5; exprTypmod in nodeFuncs.c).
 */
export function oneOf(values: readonly Result[]): Result | undefined {
  const typed = values.filter(({ untyped }) => untyped !== true);
  const [first] = typed;
  if (first === undefined) return values.length === 0 ? undefined : { dataType: TEXT, notNull: false };
  const types = typed.flatMap(({ dataType }) => dataType ?? []);
  if (types.length < typed.length) return undefined;
  const isSame = typed.every((one) => isLike(one, first));
  if (isSame && typed.length === values.length) return { ...first, notNull: false };
  // Beside a text or NULL a domain is what it comes down to only where there is another type.
  const dataType = types.reduce<DataType | undefined>((common, type) => common && higher(common, type), types[0]);
  return dataType && { dataType: unlimited(dataType), notNull: false };
}

function isLike(one: Result, other: Result): boolean {
  return one.domain === other.domain && JSON.stringify(one.dataType) === JSON.stringify(other.dataType);
}

/** The first of them goes before others of its rank. */
export function higher(one: DataType, other: DataType): DataType | undefined {
  if (categoryOf(one) !== categoryOf(other)) return undefined;
  if (one.kind === 'time' || one.kind === 'interval' || one.kind === 'money')
    return one.kind === other.kind ? one : undefined;
  if (other.kind === 'money') return undefined;
  return rankOf(other) > rankOf(one) ? other : one;
}

/** UNION and its kin work two by two, from the left. */
export function union(values: readonly Result[]): Result | undefined {
  const [first, ...others] = values;
  return others.reduce<Result | undefined>((sum, other) => sum && oneOf([sum, other]), first);
}

/** `ARRAY[…]`; arrays within make one of more dimensions, which is of the same type. */
export function list(items: readonly Result[]): Result | undefined {
  const dataType = oneOf(items)?.dataType;
  if (dataType === undefined) return undefined;
  return { dataType: dataType.kind === 'array' ? dataType : arrayOf(dataType), notNull: true };
}
