import type { Name } from '@backsmith/sql';
import type { Catalog } from '../catalog/catalog.ts';
import type { ColumnDraft } from '../catalog/column-draft.ts';
import type { IndexDraft, KeyDraft, TableDraft } from '../catalog/table-draft.ts';
import { exclusionName } from '../../model/exclusion-name.ts';
import { columnMentions } from '../values/column-mentions.ts';

/** Removes a column with the keys, indexes and references that stand on it. */
export function dropColumn(catalog: Catalog, table: TableDraft, column: ColumnDraft): void {
  table.columns.remove(column);
  const survives = (key: KeyDraft): boolean => !key.columns.includes(column) || shrinks(catalog, key, column);
  if (table.primaryKey !== undefined && !survives(table.primaryKey)) table.primaryKey = undefined;
  table.uniques = table.uniques.filter(survives);
  table.checks = table.checks.filter((check) => columnMentions(check.expression, column.name).length === 0);
  table.indexes = table.indexes.filter((index) => {
    if (standsOn(index, column)) return false;
    const at = index.parts.findIndex((part) => part.column === column);
    if (at < 0) return true;
    if (catalog.traits.indexNamesPerTable) index.parts.splice(at, 1);
    return catalog.traits.indexNamesPerTable && index.parts.length > 0;
  });
  table.foreignKeys = table.foreignKeys.filter((key) => !key.columns.includes(column));
}

/** Whether an index has the column in its condition or in an expression, or holds it besides. */
function standsOn(index: IndexDraft, column: ColumnDraft): boolean {
  if (index.include?.includes(column.name) === true) return true;
  const texts = [index.where, ...index.parts.map((part) => part.expression)];
  return texts.some((text) => text !== undefined && columnMentions(text, column.name).length > 0);
}

/** MySQL takes a dropped column out of its keys and keeps the rest; the others drop the key. */
function shrinks(catalog: Catalog, key: KeyDraft, column: ColumnDraft): boolean {
  if (!catalog.traits.modifyStatesWhole) return false;
  key.columns.splice(key.columns.indexOf(column), 1);
  return key.columns.length > 0;
}

/** Removes the constraint of this name, whatever its kind. */
export function dropConstraint(catalog: Catalog, table: TableDraft, name: Name): void {
  const wanted = folded(catalog, catalog.canonical(name));
  const differs = (part: { readonly name?: string }): boolean =>
    part.name === undefined || folded(catalog, part.name) !== wanted;
  if (table.primaryKey !== undefined && (!differs(table.primaryKey) || isDefaultKeyName(catalog, table, wanted)))
    table.primaryKey = undefined;
  table.uniques = table.uniques.filter((key) => differs(key) && defaultName(catalog, table, key, 'key') !== wanted);
  table.checks = table.checks.filter(differs);
  table.indexes = table.indexes.filter(
    (index) =>
      index.excludes === undefined || (differs(index) && defaultExclusionName(catalog, table, index) !== wanted),
  );
  table.foreignKeys = table.foreignKeys.filter(
    (key) => differs(key) && defaultName(catalog, table, key, 'fkey') !== wanted,
  );
  for (const column of table.columns.all) {
    if (column.defaultName === undefined || folded(catalog, column.defaultName) !== wanted) continue;
    delete column.default;
    delete column.defaultTree;
    delete column.defaultName;
  }
}

export function folded(catalog: Catalog, name: string): string {
  return catalog.traits.ignoresCase ? name.toLowerCase() : name;
}

/** PostgreSQL names what the script leaves unnamed: `table_pkey`. */
function isDefaultKeyName(catalog: Catalog, table: TableDraft, wanted: string): boolean {
  return (
    table.primaryKey?.name === undefined && (wanted === folded(catalog, `${table.name}_pkey`) || wanted === 'primary')
  );
}

/** `table_column_key`, `table_column_fkey`. */
export function defaultName(
  catalog: Catalog,
  table: TableDraft,
  key: { readonly name?: string; readonly columns: readonly ColumnDraft[] },
  suffix: string,
): string | undefined {
  if (key.name !== undefined) return undefined;
  return folded(catalog, `${table.name}_${key.columns.map((column) => column.name).join('_')}_${suffix}`);
}

function defaultExclusionName(catalog: Catalog, table: TableDraft, { name, parts }: IndexDraft): string | undefined {
  if (name !== undefined) return undefined;
  const named = parts.map(({ column, ...rest }) => (column === undefined ? rest : { column: column.name }));
  return folded(catalog, exclusionName(table.name, named));
}

export function dropPrimaryKey(table: TableDraft): void {
  table.primaryKey = undefined;
}

export function dropUnique(catalog: Catalog, table: TableDraft, names: readonly Name[]): void {
  const columns = names.map((name) => catalog.findColumn(table, name));
  table.uniques = table.uniques.filter(
    (key) => key.columns.length !== columns.length || key.columns.some((column, at) => column !== columns[at]),
  );
}

/** Removes the index of this name; in MySQL a unique key is one too, and one may be named after its first column. */
export function dropIndex(catalog: Catalog, table: TableDraft, name: Name): boolean {
  const wanted = folded(catalog, catalog.canonical(name));
  const before = table.indexes.length + table.uniques.length;
  const differs = (part: { readonly name?: string }): boolean =>
    part.name === undefined || folded(catalog, part.name) !== wanted;
  table.indexes = table.indexes.filter(
    (index) =>
      differs(index) && !(index.name === undefined && folded(catalog, index.parts[0]?.column?.name ?? '') === wanted),
  );
  table.uniques = table.uniques.filter(
    (key) => differs(key) && !(key.name === undefined && folded(catalog, key.columns[0]?.name ?? '') === wanted),
  );
  if (table.primaryKey !== undefined && wanted === 'primary') table.primaryKey = undefined;
  return table.indexes.length + table.uniques.length < before;
}
