import type { Table } from '@backsmith/schema';
import { placeOf } from '@backsmith/text';
import type { ColumnDraft } from '../drafts/column-draft.ts';
import { API_ROOT } from '../drafts/draft-entity.ts';
import { constraintsFor } from '../entities/constraints.ts';
import { isComputed } from '../entities/column-mapping.ts';
import { planDefault } from '../entities/initial-value.ts';
import type { KeylessColumn, KeylessTable } from '../model/keyless.ts';
import type { TableNames } from '../names/class-names.ts';
import type { Packages } from '../names/packages.ts';
import { keylessSample } from './keyless-sample.ts';
import type { KeylessReferences } from './keyless-sample.ts';
import { rulesOf } from '../tables/check-rules.ts';
import { mapBytes } from '../types/map-text.ts';
import { isComparable } from '../types/shape.ts';
import type { ValueShape } from '../types/shape.ts';

/** Writes statements of the target's SQL; names and quotes are its business. */
export type KeylessSql = {
  readonly select: (table: Table, columns: readonly SelectedColumn[], newestFirst: string | undefined) => string;
  readonly insert: (table: Table, columns: readonly SelectedColumn[]) => string;
};

/** A column and the name its value has in Java, which is that of a parameter and of the result's column. */
export type SelectedColumn = { readonly column: string; readonly field: string };

/**
 * Plans the list of a table without a key. Values that only Hibernate knows how to read, such as JSON and arrays, are left
 * to the database.
 *
 * @returns the plan, and the columns it cannot show
 */
export function planKeyless(
  table: Table,
  names: TableNames,
  drafts: readonly ColumnDraft[],
  packages: Packages,
  sql: KeylessSql,
  references: KeylessReferences,
): { readonly plan: KeylessTable; readonly hidden: readonly ColumnDraft[] } {
  const plain = drafts.map(withPlainBytes);
  const shown = plain.filter((draft) => isReadable(draft.type.shape));
  const hidden = plain.filter((draft) => !shown.includes(draft));
  const written = shown.filter((draft) => !isMade(draft));
  const appendable = hidden.every(({ column }) => !column.notNull || column.default !== undefined);
  const selected = (list: readonly ColumnDraft[]) => list.map(({ column, field }) => ({ column: column.name, field }));
  const newest = shown.find(({ type: { shape } }) => shape.kind === 'timestamp' || shape.kind === 'date');
  const order = newest ?? shown.find(({ type: { shape } }) => isComparable(shape));
  const { comment } = table;
  const plan: KeylessTable = {
    tableName: table.name,
    place: placeOf(table),
    ...(comment === undefined || comment.trim() === '' ? {} : { comment }),
    title: names.title,
    titlePlural: names.titlePlural,
    path: `${API_ROOT}/${names.segment}`,
    classes: {
      row: { packageName: packages.of('dto', names.className), name: `${names.className}Row` },
      store: { packageName: packages.of('repository', names.className), name: `${names.className}Store` },
      controller: { packageName: packages.of('controller', names.className), name: `${names.className}Controller` },
      test: packages.root(`${names.className}ApiTest`),
    },
    columns: shown.map((draft) => planColumn(table, draft)),
    select: sql.select(table, selected(shown), order?.column.name),
    ...(appendable && written.length > 0 ? { insert: sql.insert(table, selected(written)) } : {}),
    sample: keylessSample(table, written, references, appendable, isRequired),
  };
  return { plan, hidden };
}

function planColumn(table: Table, draft: ColumnDraft): KeylessColumn {
  const rules = rulesOf(table, draft.column.name);
  const initial = planDefault(draft);
  return {
    field: draft.field,
    column: draft.column.name,
    type: draft.type.java,
    constraints: isMade(draft) ? [] : constraintsFor(draft.type.shape, rules, isRequired(draft)),
    ...(initial?.kind === 'java' && draft.column.notNull ? { initial: initial.value } : {}),
    ...(isMade(draft) ? { readOnly: true } : {}),
  };
}

/** Whether the database makes the value itself. */
function isMade(draft: ColumnDraft): boolean {
  return isComputed(draft) || draft.column.identity;
}

/** The insert names every column, so that a default only the database knows never applies. */
function isRequired(draft: ColumnDraft): boolean {
  const { column } = draft;
  return column.notNull && !isMade(draft) && planDefault(draft)?.kind !== 'java';
}

/** Sixteen bytes are a UUID to Hibernate alone: a driver would write its text. */
function withPlainBytes(draft: ColumnDraft): ColumnDraft {
  const { dataType } = draft.column;
  const isBinary = dataType.kind === 'binary' && draft.type.shape.kind === 'uuid';
  return isBinary ? { ...draft, type: mapBytes(dataType, 'binary', false) } : draft;
}

function isReadable(shape: ValueShape): boolean {
  if (shape.kind === 'bytes') return shape.example === undefined; // A driver reads plain bytes, but no geometries.
  return shape.kind !== 'json' && shape.kind !== 'list' && shape.kind !== 'duration';
}
