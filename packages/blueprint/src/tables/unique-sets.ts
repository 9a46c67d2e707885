import type { Table } from '@backsmith/schema';

/** The sets of columns no two rows of a table may share: primary key first, then unique keys, then plain unique indexes. */
export function uniqueSets(table: Pick<Table, 'primaryKey' | 'uniques' | 'indexes'>): readonly (readonly string[])[] {
  const indexed = table.indexes
    .filter((index) => index.unique && index.where === undefined)
    .filter((index) => index.parts.every((part) => part.column !== undefined && part.length === undefined))
    .map((index) => index.parts.flatMap((part) => part.column ?? []));
  const primary = table.primaryKey.length > 0 ? [table.primaryKey] : [];
  return [...primary, ...table.uniques.map((unique) => unique.columns), ...indexed].filter((set) => set.length > 0);
}

/** Whether two lists of columns name the same set. */
export function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((name) => b.includes(name));
}

/** Whether the table allows a combination of these columns once only. */
export function isUniqueTogether(table: Table, columns: readonly string[]): boolean {
  return uniqueSets(table).some((set) => isSameSet(set, columns));
}

/** The columns that are part of a key of the table: primary, unique or foreign. */
export function keyColumnsOf(
  table: Table,
  foreign: readonly { readonly columns: readonly string[] }[],
): ReadonlySet<string> {
  return new Set([...uniqueSets(table).flat(), ...foreign.flatMap((key) => key.columns)]);
}
