import type { DataType } from '../types/data-type.ts';
import type { Result } from './result-rules.ts';

/** Kinds that become others where values are picked from several. */
const CHANGING: ReadonlySet<DataType['kind']> = new Set(['boolean', 'bit', 'blob', 'binary', 'char', 'enum', 'set']);

/**
 * What one of several values gives where all of them are of one type, NULL aside, that stays what it is; nothing where they are not,
 * as each database has rules of its own for that.
 */
export function sameOf(values: readonly Result[]): Result | undefined {
  const [first, ...more] = values.filter(({ untyped }) => untyped !== true);
  if (first?.dataType === undefined || first.isTruth === true || CHANGING.has(first.dataType.kind)) return undefined;
  const written = JSON.stringify(first.dataType);
  const isSame = more.every(({ dataType, isTruth }) => isTruth !== true && JSON.stringify(dataType) === written);
  return isSame ? { dataType: first.dataType, notNull: values.every(({ notNull }) => notNull) } : undefined;
}
