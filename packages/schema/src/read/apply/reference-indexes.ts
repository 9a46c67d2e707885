import { placeOf } from '@backsmith/text';
import type { Catalog } from '../catalog/catalog.ts';
import type { ColumnDraft } from '../catalog/column-draft.ts';
import { countedName } from '../catalog/counted-names.ts';
import { columnWords } from '../catalog/given-names.ts';
import type { ForeignKeyDraft, IndexDraft, PartDraft, TableDraft } from '../catalog/table-draft.ts';

/**
 * MySQL makes an index for a reference where none begins with its columns. It is called like the reference, or else after its
 * first column, and stays so whatever both are called later. Source: mysql_prepare_create_table in sql/sql_table.cc.
 */
export function makeIndex(catalog: Catalog, table: TableDraft, key: ForeignKeyDraft): void {
  if (catalog.traits.countedNames === undefined || hasIndexOver(table, key.columns)) return;
  coverReferences(catalog, table, key.columns);
  const name = key.name ?? countedName(catalog, table, 'idx', () => columnWords(key.columns));
  if (name !== undefined) key.index = name;
}

/** Leaves the index that was made for a reference on its own, as when the reference is gone. */
export function keepIndex(table: TableDraft, key: ForeignKeyDraft): void {
  if (key.index === undefined) return;
  const parts = key.columns.map((column) => ({ column }));
  table.indexes.push({ ...placeOf(key), parts, unique: false, given: key.index, forReference: true });
  delete key.index;
}

/** Takes away what was made for references, where a key or index that is made begins with the same columns. */
export function coverReferences(
  { traits }: Catalog,
  table: TableDraft,
  made: readonly (ColumnDraft | undefined)[],
): void {
  if (traits.countedNames === undefined) return;
  const isLeft = ({ forReference, parts }: IndexDraft): boolean =>
    forReference === true && begins(made, wholeColumns(parts));
  // A list that is replaced is searched anew for its names, with each index that is made.
  if (table.indexes.some(isLeft)) table.indexes = table.indexes.filter((index) => !isLeft(index));
  for (const key of table.foreignKeys) if (key.index !== undefined && begins(made, key.columns)) delete key.index;
}

/** The columns of an index, but for those it has only the first letters of. */
export function wholeColumns(parts: readonly PartDraft[]): readonly (ColumnDraft | undefined)[] {
  return parts.map(({ column, length }) => (length === undefined ? column : undefined));
}

/** Keeps the indexes that were made for references and others refer to, where nothing else that is stated begins with those columns. */
export function keepReferredIndexes(tables: readonly TableDraft[]): void {
  for (const { target, refs } of tables.flatMap(({ foreignKeys }) => foreignKeys)) {
    if (target === undefined || refs === undefined) continue;
    const own = target.foreignKeys.find(({ index, columns }) => index !== undefined && begins(columns, refs));
    if (own !== undefined && !hasStatedOver(target, refs)) keepIndex(target, own);
  }
}

/** Whether there is an index that begins with these columns, also one that was made for a reference. */
function hasIndexOver(table: TableDraft, columns: readonly ColumnDraft[]): boolean {
  return (
    hasStatedOver(table, columns) ||
    table.foreignKeys.some((key) => key.index !== undefined && begins(key.columns, columns))
  );
}

function hasStatedOver({ primaryKey, uniques, indexes }: TableDraft, columns: readonly ColumnDraft[]): boolean {
  const keys = [...uniques, ...(primaryKey === undefined ? [] : [primaryKey])];
  return (
    keys.some((other) => begins(other.columns, columns)) ||
    indexes.some(({ parts }) => begins(wholeColumns(parts), columns))
  );
}

function begins(all: readonly (ColumnDraft | undefined)[], columns: readonly (ColumnDraft | undefined)[]): boolean {
  return columns.every((column, at) => column !== undefined && column === all[at]);
}
