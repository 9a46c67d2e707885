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

/**
 * Tells the columns that something counts up, and those that refer to one, over however many tables: such numbers stay far
 * below the end of their type.
 */
export function countedColumnTest(schema: Schema): (table: Table, column: Column) => boolean {
  const known = new Set(
    schema.tables.flatMap((table) =>
      table.columns.filter(({ identity }) => identity).map(({ name }) => `${keyOf(table)}\n${name}`),
    ),
  );
  const referring = new Map<string, string[]>();
  for (const { schema: own, table, columns, refSchema, refTable, refColumns } of schema.foreignKeys)
    for (const [at, column] of columns.entries()) {
      const target = `${tableKey(refSchema, refTable)}\n${refColumns[at] ?? ''}`;
      referring.set(target, [...(referring.get(target) ?? []), `${tableKey(own, table)}\n${column}`]);
    }
  const open = [...known];
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const column of referring.get(next) ?? [])
      if (!known.has(column)) {
        known.add(column);
        open.push(column);
      }
  return (table, column) => known.has(`${keyOf(table)}\n${column.name}`);
}
