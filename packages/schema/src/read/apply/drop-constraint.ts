import type { Name } from '@backsmith/sql';
import type { Catalog } from '../catalog/catalog.ts';
import { nameOfPart } from '../catalog/part-names.ts';
import { renameNamed } from '../catalog/given-names.ts';
import type { KeyDraft, NamedPart, TableDraft } from '../catalog/table-draft.ts';
import { allowNull } from './allow-null.ts';
import { dropViews } from './drop-view.ts';
import { viewsGroupedByKey } from './grouped-views.ts';
import { cutToBytes } from '../catalog/cut-to-bytes.ts';
import { dropReferences } from './drop-column.ts';
import { keepIndex } from './reference-indexes.ts';

/** Removes the constraint of this name, whatever its kind; with CASCADE the references to it too. */
export function dropConstraint(catalog: Catalog, table: TableDraft, name: Name, cascade = false): void {
  const wanted = folded(catalog, catalog.canonical(name));
  const isIt = (part: NamedPart): boolean => isNamed(catalog, part, wanted);
  const { primaryKey } = table;
  if (primaryKey !== undefined && (isIt(primaryKey) || (primaryKey.name === undefined && wanted === 'primary')))
    dropPrimaryKey(catalog, table, cascade);
  dropUniques(catalog, table, isIt, cascade);
  table.checks = table.checks.filter((check) => !isIt(check));
  table.indexes = table.indexes.filter((index) => index.excludes === undefined || !isIt(index));
  dropForeignKeys(table, isIt);
  for (const column of table.columns.all) {
    if (column.notNullName === wanted) allowNull(catalog, table, column);
    if (column.defaultName === undefined || folded(catalog, column.defaultName) !== wanted) continue;
    delete column.default;
    delete column.defaultTree;
    delete column.defaultName;
  }
}

function dropForeignKeys(table: TableDraft, isIt: (part: NamedPart) => boolean): void {
  const dropped = table.foreignKeys.filter(isIt);
  table.foreignKeys = table.foreignKeys.filter((key) => !isIt(key));
  for (const key of dropped) keepIndex(table, key);
}

/** RENAME INDEX of MySQL: what was made for a reference is from then on as if it had been stated. */
export function renameIndex(catalog: Catalog, table: TableDraft, from: string, to: string): void {
  const isIt = (part: NamedPart): boolean => isNamed(catalog, part, folded(catalog, from));
  const made = table.foreignKeys.find(({ index }) => index !== undefined && isIt({ given: index }));
  if (made !== undefined) keepIndex(table, made);
  const part = [...table.uniques, ...table.indexes].find(isIt);
  if (part === undefined) return;
  if ('forReference' in part) delete part.forReference;
  renameNamed(catalog, table, part, to);
}

/** A name as the database compares it: without its case where that counts for nothing, and as far as it keeps it. */
export function folded(catalog: Catalog, name: string): string {
  const { ignoresCase, nameBytes } = catalog.traits;
  const kept = nameBytes === undefined ? name : cutToBytes(name, nameBytes);
  return ignoresCase ? kept.toLowerCase() : kept;
}

/** Whether a part has this name, folded, in the database. */
export function isNamed(catalog: Catalog, part: NamedPart, wanted: string): boolean {
  const name = nameOfPart(part);
  return name !== undefined && folded(catalog, name) === wanted;
}

/** Removes the primary key. Its columns stay NOT NULL but where the key alone made them so. */
export function dropPrimaryKey(catalog: Catalog, table: TableDraft, cascade = false): void {
  const { primaryKey } = table;
  if (primaryKey === undefined) return;
  table.primaryKey = undefined;
  table.uniques = table.uniques.filter(({ isPrimary }) => isPrimary !== true);
  if (catalog.traits.keyAloneForbidsNull !== true) for (const column of primaryKey.columns) column.notNull = true;
  if (!cascade) return;
  dropReferencesTo(catalog, table, primaryKey);
  dropViews(catalog, viewsGroupedByKey(catalog, table, primaryKey.columns));
}

/** Removes the unique key over these columns. */
export function dropUnique(catalog: Catalog, table: TableDraft, names: readonly Name[], cascade = false): void {
  const columns = names.map((name) => catalog.findColumn(table, name));
  const isIt = (key: KeyDraft): boolean =>
    key.columns.length === columns.length && key.columns.every((column, at) => column === columns[at]);
  dropUniques(catalog, table, isIt, cascade);
}

function dropUniques(catalog: Catalog, table: TableDraft, isIt: (key: KeyDraft) => boolean, cascade: boolean): void {
  const dropped = table.uniques.filter(isIt);
  table.uniques = table.uniques.filter((key) => !isIt(key));
  if (cascade) for (const key of dropped) dropReferencesTo(catalog, table, key);
}

/** Takes along the references that need a key, as no other one has its columns. */
function dropReferencesTo(catalog: Catalog, table: TableDraft, { columns }: KeyDraft): void {
  if (catalog.traits.cascadeDrops !== true) return;
  const isSame = (other: readonly unknown[] = []): boolean =>
    other.length === columns.length && columns.every((column) => other.includes(column));
  const others = [...table.uniques, ...(table.primaryKey === undefined ? [] : [table.primaryKey])];
  if (!others.some((key) => isSame(key.columns))) dropReferences(table, ({ refs }) => isSame(refs));
}

/** Removes the index of this name; in MySQL a unique key is one too, and one may be named after its first column. */
export function dropIndex(catalog: Catalog, table: TableDraft, name: Name): boolean {
  const wanted = folded(catalog, catalog.canonical(name));
  const before = table.indexes.length + table.uniques.length;
  const isIt = (part: NamedPart, first: string | undefined): boolean =>
    isNamed(catalog, part, wanted) || (nameOfPart(part) === undefined && folded(catalog, first ?? '') === wanted);
  table.indexes = table.indexes.filter((index) => !isIt(index, index.parts[0]?.column?.name));
  table.uniques = table.uniques.filter((key) => !isIt(key, key.columns[0]?.name));
  if (wanted === 'primary') dropPrimaryKey(catalog, table);
  return table.indexes.length + table.uniques.length < before;
}
