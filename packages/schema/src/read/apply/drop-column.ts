import type { Catalog } from '../catalog/catalog.ts';
import type { ColumnDraft } from '../catalog/column-draft.ts';
import {
  noteGone,
  type ForeignKeyDraft,
  type IndexDraft,
  type KeyDraft,
  type TableDraft,
} from '../catalog/table-draft.ts';
import { columnMentions } from '../values/column-mentions.ts';
import { dropViews } from './drop-view.ts';
import { viewsOfColumn } from './reading-views.ts';

/**
 * Removes a column with what stands on it in its table, the references to it, and the sequences it owns; with CASCADE the
 * views that read it as well, where the database knows which these are.
 */
export function dropColumn(catalog: Catalog, table: TableDraft, column: ColumnDraft, cascade = false): void {
  if (cascade && catalog.traits.viewsFollowRenames === true) dropViews(catalog, viewsOfColumn(catalog, table, column));
  table.columns.remove(column);
  noteGone(table, column);
  dropParts(catalog, table, column);
  dropReferences(table, (key) => key.refs?.includes(column) === true);
  for (const sequence of catalog.sequences.all())
    if (sequence.owner?.column === column) catalog.sequences.remove(sequence);
  const computed = table.columns.all.filter(({ generated }) => mentions(generated?.expression, column));
  for (const one of computed) dropColumn(catalog, table, one, cascade);
}

/** Removes references to a table, wherever they are. */
export function dropReferences(target: TableDraft, isGone: (key: ForeignKeyDraft) => boolean): void {
  for (const table of target.referrers)
    table.foreignKeys = table.foreignKeys.filter((key) => key.target !== target || !isGone(key));
}

function dropParts(catalog: Catalog, table: TableDraft, column: ColumnDraft): void {
  const survives = (key: KeyDraft): boolean =>
    key.include?.includes(column) !== true && (!key.columns.includes(column) || shrinks(catalog, key, column));
  if (table.primaryKey !== undefined && !survives(table.primaryKey)) table.primaryKey = undefined;
  table.uniques = table.uniques.filter(survives);
  table.checks = table.checks.filter((check) => !mentions(check.expression, column));
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
  return [index.where, ...index.parts.map((part) => part.expression)].some((text) => mentions(text, column));
}

function mentions(text: string | undefined, { name }: ColumnDraft): boolean {
  return text !== undefined && columnMentions(text, name).length > 0;
}

/** MySQL takes a dropped column out of its keys and keeps the rest; the others drop the key. */
function shrinks(catalog: Catalog, key: KeyDraft, column: ColumnDraft): boolean {
  if (!catalog.traits.modifyStatesWhole) return false;
  key.columns.splice(key.columns.indexOf(column), 1);
  return key.columns.length > 0;
}
