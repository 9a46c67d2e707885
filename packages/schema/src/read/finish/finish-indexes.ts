import { placeOf } from '@backsmith/text';
import type { Index, IndexPart } from '../../model/constraint.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { IndexDraft, PartDraft, TableDraft } from '../catalog/table-draft.ts';
import type { Mutable } from '../mutable.ts';

/** The indexes of a table as the Schema keeps them; one over a column that the table lacks in the end is reported. */
export function finishIndexes(catalog: Catalog, table: TableDraft): readonly Index[] {
  return firstOfName(table.indexes).flatMap((draft) => {
    const parts = draft.parts.map((part) => finishPart(table, part));
    const gone = parts.find((part) => typeof part === 'string');
    if (gone !== undefined) reportMissing(catalog, table, draft, gone);
    const known = parts.filter((part) => typeof part !== 'string');
    return known.length < parts.length ? [] : [finishIndex(catalog, table, draft, known)];
  });
}

function firstOfName(indexes: readonly IndexDraft[]): readonly IndexDraft[] {
  if (indexes.length < 2) return indexes;
  const seen = new Set<string>();
  return indexes.filter(({ name }) => {
    if (name === undefined) return true;
    const first = !seen.has(name);
    seen.add(name);
    return first;
  });
}

/** The part, or the name of the column it would need. */
function finishPart(table: TableDraft, { column, missing, ...rest }: PartDraft): IndexPart | string {
  const found = column ?? (missing === undefined ? undefined : table.columns.find(missing));
  if (found !== undefined) return { ...rest, column: found.name };
  return missing ?? rest;
}

function finishIndex(catalog: Catalog, table: TableDraft, draft: IndexDraft, parts: readonly IndexPart[]): Index {
  const index: Mutable<Index> = { ...placeOf(draft), parts, unique: draft.unique };
  if (draft.name !== undefined) index.name = draft.name;
  if (draft.method !== undefined) index.method = draft.method;
  if (draft.special !== undefined) index.kind = draft.special;
  if (draft.where !== undefined) index.where = draft.where;
  if (draft.include !== undefined) index.include = includedColumns(catalog, table, draft, draft.include);
  if (draft.nullsNotDistinct) index.nullsNotDistinct = true;
  if (draft.storage !== undefined) index.storage = draft.storage;
  if (draft.excludes !== undefined) index.excludes = draft.excludes;
  if (draft.ofKey === true) index.ofKey = true;
  return index;
}

function includedColumns(
  catalog: Catalog,
  table: TableDraft,
  draft: IndexDraft,
  names: readonly string[],
): readonly string[] {
  return names.filter((name) => {
    const isThere = table.columns.find(name) !== undefined;
    if (!isThere) reportMissing(catalog, table, draft, name, 'The index does not hold it.');
    return isThere;
  });
}

function reportMissing(
  catalog: Catalog,
  table: TableDraft,
  draft: IndexDraft,
  column: string,
  consequence = 'The index is left out.',
): void {
  catalog.report(
    {
      severity: 'warning',
      code: 'unknown-column',
      message: `${table.name} has no column ${column}, which the index ${draft.name ?? 'here'} names.`,
      hint: 'Check the spelling, or add the column.',
      consequence,
    },
    draft,
  );
}
