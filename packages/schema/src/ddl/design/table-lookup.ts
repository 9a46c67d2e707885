import type { Column } from '../../model/column.ts';
import type { Table } from '../../model/schema.ts';

/** Finds tables and columns by the names other parts of a Schema use for them. */
export type TableLookup = {
  readonly table: (schema: string | undefined, name: string) => Table | undefined;
  /** The column's own spelling of a name. */
  readonly column: (table: Table, name: string) => Column | undefined;
};

/** A key that tells tables apart, for maps. */
export function tableKey(table: { readonly schema?: string; readonly name: string }): string {
  return JSON.stringify([table.schema ?? null, table.name]);
}

/** Looks for the exact name first, then without its namespace, then without regard to case, as the databases do. */
export function createTableLookup(tables: readonly Table[]): TableLookup {
  const exact = new Map(tables.map((table) => [tableKey(table), table]));
  const byName = Map.groupBy(tables, (table) => table.name);
  const byFoldedName = Map.groupBy(tables, (table) => table.name.toLowerCase());
  const columns = new WeakMap<Table, ReadonlyMap<string, Column>>();
  return {
    table: (schema, name) => {
      const found = exact.get(tableKey(schema === undefined ? { name } : { schema, name }));
      if (found !== undefined) return found;
      const candidates = byName.get(name) ?? byFoldedName.get(name.toLowerCase()) ?? [];
      const sameSchema = candidates.find((table) => table.schema?.toLowerCase() === schema?.toLowerCase());
      // `auth.users` is no other table called users.
      return sameSchema ?? (schema === undefined && candidates.length === 1 ? candidates[0] : undefined);
    },
    column: (table, name) => {
      const known = columns.get(table) ?? columnsByName(table);
      columns.set(table, known);
      return known.get(name) ?? known.get(name.toLowerCase());
    },
  };
}

function columnsByName(table: Table): ReadonlyMap<string, Column> {
  const map = new Map<string, Column>();
  for (const column of table.columns)
    if (!map.has(column.name.toLowerCase())) map.set(column.name.toLowerCase(), column);
  for (const column of table.columns) map.set(column.name, column);
  return map;
}
