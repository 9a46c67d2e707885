import type { Column, Schema, Table } from '@backsmith/schema';
import { keyOf, tableKey } from './lookup.ts';

/** Tells the columns of primary keys and those of both ends of foreign keys: they hold counts where others hold numbers. */
export function keyColumnTest(schema: Schema): (table: Table, column: Column) => boolean {
  const known = new Set<string>();
  const note = (table: string, columns: readonly string[]) => {
    for (const column of columns) known.add(`${table}\n${column}`);
  };
  for (const table of schema.tables) note(keyOf(table), table.primaryKey);
  for (const key of schema.foreignKeys) {
    note(tableKey(key.schema, key.table), key.columns);
    note(tableKey(key.refSchema, key.refTable), key.refColumns);
  }
  return (table, column) => column.identity || known.has(`${keyOf(table)}\n${column.name}`);
}
