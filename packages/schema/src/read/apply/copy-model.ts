import { placeOf } from '@backsmith/text';
import type { Catalog } from '../catalog/catalog.ts';
import type { ColumnDraft } from '../catalog/column-draft.ts';
import type { Label } from '../catalog/counted-names.ts';
import { giveName } from '../catalog/given-names.ts';
import { copyColumn } from '../catalog/make-column.ts';
import type { CheckDraft, NamedPart, TableDraft } from '../catalog/table-draft.ts';
import { addColumn } from './add-column.ts';
import { keepIndex } from './reference-indexes.ts';
import { stateTexts } from './table-texts.ts';

/** Gives a table the columns of another one, and of what else it has as much as is asked for. */
export function copyModel(catalog: Catalog, table: TableDraft, model: TableDraft, including: readonly string[]): void {
  if (catalog.traits.likeCopiesKeys) stateTexts(table, model);
  const includes = (what: string): boolean => including.includes('all') || including.includes(what);
  const copies = new Map<ColumnDraft, ColumnDraft>();
  for (const column of model.columns.all) {
    const copy = copyColumn(column);
    copies.set(column, copy);
    if (!includes('defaults') || (copy.default?.kind === 'next-value' && !includes('identity'))) delete copy.default;
    if (!includes('identity')) delete copy.identity;
    if (!includes('comments')) delete copy.comment;
    if (model.primaryKey?.columns.includes(column)) copy.notNull = true;
    addColumn(catalog, table, copy);
  }
  if (catalog.traits.likeCopiesKeys && model.comment !== undefined) table.comment = model.comment;
  if (includes('constraints')) copyChecks(catalog, table, model, copies);
  if (includes('indexes')) copyKeys(catalog, table, model, copies);
}

/** All that a copy of a table may have. */
export function sizeOf({ columns, checks, uniques, indexes }: TableDraft): number {
  return columns.size + checks.length + uniques.length + indexes.length;
}

/** MySQL counts the checks of a copy anew, whatever they were called. */
function copyChecks(
  catalog: Catalog,
  table: TableDraft,
  model: TableDraft,
  copies: ReadonlyMap<ColumnDraft, ColumnDraft>,
): void {
  for (const { ofColumn, ...check } of model.checks) {
    const own = ofColumn && copies.get(ofColumn);
    const copy: CheckDraft = { ...check, ...(own === undefined ? {} : { ofColumn: own }) };
    if (catalog.traits.countedNames?.checks === 'table') {
      delete copy.name;
      giveName(catalog, table, copy, 'check');
    }
    table.checks.push(copy);
  }
}

/** Gives a table the keys and indexes of another one, over the columns that stand for those of the other. */
export function copyKeys(
  catalog: Catalog,
  table: TableDraft,
  model: TableDraft,
  copies: ReadonlyMap<ColumnDraft, ColumnDraft>,
): void {
  const copied = (columns: readonly ColumnDraft[]): ColumnDraft[] =>
    columns.flatMap((column) => copies.get(column) ?? []);
  if (model.primaryKey !== undefined) {
    const { columns, include } = model.primaryKey;
    const besides = include === undefined ? {} : { include: copied(include) };
    table.primaryKey = { ...placeOf(model.primaryKey), columns: copied(columns), ...besides };
    giveName(catalog, table, table.primaryKey, 'pkey');
  }
  // PostgreSQL names the copies as if they were written without names; elsewhere they keep those they have.
  const nameAnew = (copy: NamedPart, label: Label): void => {
    if (catalog.traits.namesByColumns !== true) return;
    const { words = [] } = copy;
    delete copy.name;
    giveName(catalog, table, copy, label, () => words);
  };
  for (const unique of model.uniques) {
    const besides = unique.include === undefined ? {} : { include: copied(unique.include) };
    const key = { ...unique, columns: copied(unique.columns), ...besides };
    nameAnew(key, 'key');
    table.uniques.push(key);
  }
  for (const index of model.indexes) {
    const parts = index.parts.map((part) =>
      part.column === undefined ? part : { ...part, column: copies.get(part.column) ?? part.column },
    );
    const copy = { ...index, parts };
    nameAnew(copy, index.excludes === undefined ? 'idx' : 'excl');
    table.indexes.push(copy);
  }
  for (const key of model.foreignKeys) keepIndex(table, { ...key, columns: copied(key.columns) });
}
