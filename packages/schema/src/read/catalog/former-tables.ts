import type { Catalog } from './catalog.ts';
import type { TableDraft } from './table-draft.ts';

/** Notes that a table leaves its name to others: a view that says the name reads whatever stands there afterwards. */
export function noteFormer(catalog: Catalog, table: TableDraft): void {
  const key = keyOf(table);
  const former = catalog.formerTables.get(key) ?? new Set();
  catalog.formerTables.set(key, former.add(table));
}

/** Names of columns that a table, or one that had its name before, had at some time, in small letters. */
export function formerNames(catalog: Catalog, table: TableDraft): ReadonlySet<string> {
  const names = new Set(table.gone);
  for (const { columns, gone = [] } of catalog.formerTables.get(keyOf(table)) ?? []) {
    for (const { name } of columns.all) names.add(name.toLowerCase());
    for (const name of gone) names.add(name);
  }
  return names;
}

function keyOf({ schema = '', name }: TableDraft): string {
  return `${schema}.${name}`.toLowerCase();
}
