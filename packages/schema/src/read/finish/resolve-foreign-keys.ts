import { addAll, placeOf } from '@backsmith/text';
import type { ForeignKey } from '../../model/constraint.ts';
import { findAwaited } from '../apply/awaited-tables.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { ColumnDraft } from '../catalog/column-draft.ts';
import type { ForeignKeyDraft, TableDraft } from '../catalog/table-draft.ts';
import type { Mutable } from '../mutable.ts';

/** Finds the table of every reference that came before its table. */
export function findTargets(catalog: Catalog, tables: readonly TableDraft[]): void {
  for (const table of tables) {
    for (const key of table.foreignKeys) {
      if (key.target !== undefined && isKept(catalog, key.target)) continue;
      const found = findAwaited(catalog, key);
      delete key.refs;
      if (found === undefined) delete key.target;
      else key.target = found;
    }
  }
}

function isKept(catalog: Catalog, table: TableDraft): boolean {
  return catalog.tables.exact(table.name, table.schema) === table;
}

/** All foreign keys, in the order of their tables; one that is declared twice is listed once. */
export function resolveForeignKeys(catalog: Catalog, tables: readonly TableDraft[]): readonly ForeignKey[] {
  const found: ForeignKey[] = [];
  for (const table of tables) {
    if (table.foreignKeys.length > 1) addAll(found, withoutDoubles(catalog, table));
    else for (const key of table.foreignKeys) found.push(resolve(catalog, table, key));
  }
  return found;
}

function withoutDoubles(catalog: Catalog, table: TableDraft): readonly ForeignKey[] {
  const seen = new Set<string>();
  return table.foreignKeys
    .map((key) => resolve(catalog, table, key))
    .filter(({ refSchema = '', refTable, columns, refColumns }) => {
      const identity = [refSchema, refTable, ...columns, '', ...refColumns].join('\0');
      const first = !seen.has(identity);
      seen.add(identity);
      return first;
    });
}

function resolve(catalog: Catalog, table: TableDraft, draft: ForeignKeyDraft): ForeignKey {
  const { target } = draft;
  if (target === undefined) reportMissingTable(catalog, table, draft);
  const refSchema = target === undefined ? catalog.statedSchema(draft.targetName) : target.schema;
  const key: Mutable<ForeignKey> = {
    ...placeOf(draft),
    table: table.name,
    columns: draft.columns.map((column) => column.name),
    refTable: target?.name ?? catalog.canonical(draft.targetName.name),
    refColumns: refColumns(catalog, draft),
  };
  if (draft.name !== undefined) key.name = draft.name;
  if (table.schema !== undefined) key.schema = table.schema;
  if (refSchema !== undefined) key.refSchema = refSchema;
  if (draft.onDelete !== undefined) key.onDelete = draft.onDelete;
  const set = draft.onDeleteColumns ?? draft.columns;
  if (set.length < draft.columns.length) key.onDeleteColumns = set.map(({ name }) => name);
  if (draft.onUpdate !== undefined) key.onUpdate = draft.onUpdate;
  if (draft.match !== undefined) key.match = draft.match;
  if (draft.deferrable !== undefined) key.deferrable = draft.deferrable;
  if (draft.ofPeriod === true) key.ofPeriod = true;
  return key;
}

/** The columns a reference names, or the key of the table it names. */
function refColumns(catalog: Catalog, draft: ForeignKeyDraft): readonly string[] {
  const { target, refs } = draft;
  if (refs !== undefined) return refs.map(({ name }) => name);
  if (draft.targetColumns.length > 0) {
    return draft.targetColumns.map(
      (name) => target?.columns.find(catalog.canonical(name))?.name ?? catalog.canonical(name),
    );
  }
  const key = target?.primaryKey?.columns ?? [];
  return (key.length > 0 ? key : likelyKey(draft)).map((column) => column.name);
}

/** A reference to a table without a primary key: its one unique key of the right width. */
function likelyKey(draft: ForeignKeyDraft): readonly ColumnDraft[] {
  const candidates = draft.target?.uniques.filter((key) => key.columns.length === draft.columns.length) ?? [];
  return candidates.length === 1 ? (candidates[0]?.columns ?? []) : [];
}

function reportMissingTable(catalog: Catalog, table: TableDraft, draft: ForeignKeyDraft): void {
  const { qualifier, name } = draft.targetName;
  catalog.log.add({
    severity: 'warning',
    code: 'unresolved-reference',
    ...placeOf(draft),
    message: `${table.name} refers to ${qualifier === undefined ? '' : `${qualifier.text}.`}${name.text}, which is not defined in the source.`,
    hint: 'Add the table, or the file that creates it.',
    consequence: 'Relation lost: the columns are kept as plain values.',
  });
}
