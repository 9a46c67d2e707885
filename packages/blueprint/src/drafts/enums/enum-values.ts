import type { Column, Table } from '@backsmith/schema';
import { allowedValues } from '../../tables/check-rules.ts';

/** More values than this are data, not an enumeration; a Java enum has its limits, too. */
const MOST_VALUES = 500;

/** An enumeration found on a column. `typeName` is the database type it has a name of its own as. */
export type FoundEnum = {
  readonly values: readonly string[];
  readonly typeName?: string;
  readonly typeSchema?: string;
};

/**
 * The enumeration a column is limited to: by its type, or by a check on a text column. Padded text is left alone where the
 * database would fill values up with blanks.
 */
export function findEnum(table: Table, column: Column): FoundEnum | undefined {
  const { dataType } = column;
  if (dataType.kind === 'enum') {
    const { values, name, schema } = dataType;
    if (!isUsable(values)) return undefined;
    return {
      values,
      ...(name === undefined ? {} : { typeName: name }),
      ...(schema === undefined ? {} : { typeSchema: schema }),
    };
  }
  if (dataType.kind !== 'char' && dataType.kind !== 'varchar' && dataType.kind !== 'text') return undefined;
  const values = allowedValues(table, column.name);
  if (values === undefined || !isUsable(values)) return undefined;
  const fits = dataType.kind !== 'char' || values.every((value) => value.length === dataType.length);
  return fits ? { values } : undefined;
}

function isUsable(values: readonly string[]): boolean {
  return values.length > 0 && values.length <= MOST_VALUES && new Set(values).size === values.length;
}
