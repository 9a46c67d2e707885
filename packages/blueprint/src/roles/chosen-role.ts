import type { Column, Table } from '@backsmith/schema';
import type { ColumnRole, SchemaChoices } from '../options.ts';

/** The role a user chose for a column, if they did. */
export function chosenRole({ tables = {} }: SchemaChoices, table: Table, column: Column): ColumnRole | undefined {
  const named = Object.entries(tables).filter(([name]) => isNamed(table, name));
  const columns = named.flatMap(([, chosen]) => Object.entries(chosen.columns ?? {}));
  return columns.find(([name]) => isSameName(name, column.name))?.[1];
}

/** Whether a user means this table: by its name, or by that of its namespace and its own. */
export function isNamed(table: Table, name: string): boolean {
  return isSameName(name, table.name) || isSameName(name, qualifiedName(table));
}

/** The name that tells a table from those of the same name in other namespaces. */
export function qualifiedName({ schema, name }: Table): string {
  return schema === undefined ? name : `${schema}.${name}`;
}

/** Databases differ in what case means; people mean the same. */
export function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
