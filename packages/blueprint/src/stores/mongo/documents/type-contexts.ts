import type { Column, ForeignKey, Schema, Table } from '@backsmith/schema';
import { keyColumnTest } from '../../../tables/key-columns.ts';
import { keyOf, tableKey } from '../../../tables/lookup.ts';
import type { TypeContext } from '../../../types/type-context.ts';
import type { TypeTraits } from '../../../types/type-traits.ts';

/** What a document holds is what Java has: values of other databases that have no class there are texts. */
export const TRAITS: TypeTraits = {
  clockDigits: 3,
  bitsAreText: false,
  moneyIsNumber: true,
  numbersMayBeNone: false,
  intervalsAreMixed: true,
  shapesAreBytes: false,
};

/** Keys hold counts where other columns hold numbers, those of records that another service keeps among them. */
export function typeContexts(
  schema: Schema,
  leaving: readonly ForeignKey[] = [],
): (table: Table, column: Column) => TypeContext {
  const isKey = keyColumnTest(schema);
  const isLeaving = (table: Table, { name }: Column) =>
    leaving.some((key) => tableKey(key.schema, key.table) === keyOf(table) && key.columns.includes(name));
  return (table, column) => ({
    ...(isLeaving(table, column) ? { isCounter: true } : {}),
    dataType: column.dataType,
    held: column.dataType,
    reported: '',
    isKey: isKey(table, column),
    traits: TRAITS,
  });
}
