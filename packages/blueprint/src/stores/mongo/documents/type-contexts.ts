import type { Column, Schema, Table } from '@backsmith/schema';
import { keyColumnTest } from '../../../tables/key-columns.ts';
import type { TypeContext } from '../../../types/type-context.ts';
import type { TypeTraits } from '../../../types/type-traits.ts';

/** What a document holds is what Java has: values of other databases that have no class there are texts. */
const TRAITS: TypeTraits = {
  clockDigits: 3,
  bitsAreText: false,
  moneyIsNumber: true,
  numbersMayBeNone: false,
  intervalsAreMixed: true,
  shapesAreBytes: false,
};

/** Keys hold counts where other columns hold numbers. */
export function typeContexts(schema: Schema): (table: Table, column: Column) => TypeContext {
  const isKey = keyColumnTest(schema);
  return (table, column) => ({
    dataType: column.dataType,
    held: column.dataType,
    reported: '',
    isKey: isKey(table, column),
    traits: TRAITS,
  });
}
