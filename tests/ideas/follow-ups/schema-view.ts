import type { Column, Schema, Table } from '@backsmith/schema';
import { isColumnFor } from '../scorer/match-column.ts';
import { keyOf } from '../scorer/words.ts';
import type { Names } from './expectation.ts';

/** What the check of follow-ups asks of a schema. */
export type SchemaView = {
  readonly schema: Schema;
  readonly tables: (names: Names) => readonly Table[];
  /** Columns that may be called so, in tables that may be called so. */
  readonly columns: (table: Names, column: Names) => readonly { readonly table: Table; readonly column: Column }[];
  /** How many foreign keys lead from a table to another. */
  readonly keys: (from: Table, to: Table) => number;
};

export function viewOf(schema: Schema): SchemaView {
  const tables = (names: Names): readonly Table[] => {
    const keys = new Set(names.map(keyOf));
    return schema.tables.filter(({ name }) => keys.has(keyOf(name)));
  };
  return {
    schema,
    tables,
    columns: (tableNames, columnNames) =>
      tables(tableNames).flatMap((table) => bestColumns(table, columnNames).map((column) => ({ table, column }))),
    keys: (from, to) => schema.foreignKeys.filter((key) => key.table === from.name && key.refTable === to.name).length,
  };
}

/** Columns of exactly that name, else those that may be meant. */
function bestColumns(table: Table, names: Names): readonly Column[] {
  const keys = new Set(names.map(keyOf));
  const exact = table.columns.filter(({ name }) => keys.has(keyOf(name)));
  return exact.length > 0 ? exact : table.columns.filter(({ name }) => isColumnFor(name, names, table.name));
}

/** Whether the table does nothing but relate others, apart from its key and times. */
export function isLinkTable(schema: Schema, { name, columns }: Table): boolean {
  const keys = schema.foreignKeys.filter(({ table }) => table === name);
  const referring = new Set(keys.flatMap((key) => key.columns));
  const rest = columns.filter(
    (column) => !referring.has(column.name) && !/^(?:id|\w+_at|quantity)$/iu.test(column.name),
  );
  return keys.length >= 2 && rest.length === 0;
}

export function isUnique(table: Table, column: string): boolean {
  const alone = (columns: readonly (string | undefined)[]): boolean => columns.length === 1 && columns[0] === column;
  return (
    table.uniques.some(({ columns }) => alone(columns)) ||
    table.indexes.some((index) => index.unique && alone(index.parts.map((part) => part.column)))
  );
}

export function valuesOf(table: Table, { name, values }: Column): readonly string[] {
  const checked = table.checks.flatMap(({ rules }) =>
    rules.flatMap((rule) => (rule.kind === 'in' && rule.column === name ? rule.values : [])),
  );
  return values ?? checked;
}
