import type { DeletionMark, Table } from '@backsmith/schema';
import { placeOf } from '@backsmith/text';
import { designKeylessList, rowOrder } from '../../../api/design-keyless-list.ts';
import type { ColumnDraft } from '../../../drafts/column-draft.ts';
import { MOST_COMPONENTS } from '../../../drafts/most-components.ts';
import { isComputed } from '../../../drafts/column-draft.ts';
import { designDefault } from '../../../drafts/initial-value.ts';
import { deletionMarks } from '../entities/design-soft-delete.ts';
import type { KeylessTable } from '../../../model/jpa/jpa-store.ts';
import type { KeylessList } from '../../../model/row-list.ts';
import type { TableNames } from '../../../names/class-names.ts';
import type { Packages } from '../../../names/packages.ts';
import type { KeylessReferences } from '../../../samples/keyless-sample.ts';
import { JAVA } from '../../../types/java-types.ts';
import { mapBytes } from '../../../types/map-text.ts';
import type { MappedType } from '../../../types/mapped-type.ts';
import type { ValueShape } from '../../../types/shape.ts';

/** Writes statements of the target's SQL; names and quotes are its business. */
export type KeylessSql = {
  readonly select: (
    table: Table,
    columns: readonly SelectedColumn[],
    orderedBy: readonly string[],
    marks: readonly DeletionMark[],
  ) => string;
  readonly insert: (table: Table, columns: readonly SelectedColumn[]) => string;
};

/** A column and the name its value has in Java, which is that of a parameter and of the result's column. */
export type SelectedColumn = {
  readonly column: string;
  readonly field: string;
  /** The type its value is cast to and through, and its own. */
  readonly casts?: { readonly through: string; readonly stored: string };
};

/** A list of rows, how its table keeps them, and the columns it cannot show. */
export type DesignedKeyless = {
  readonly list: KeylessList;
  readonly table: KeylessTable;
  readonly columns: number;
  readonly hidden: readonly ColumnDraft[];
  /** What it could show, had a record of Java room for it. */
  readonly beyond: readonly ColumnDraft[];
};

/**
 * Designs the list of a table without a key. Values that only Hibernate knows how to read, such as JSON and arrays, are left
 * to the database.
 */
export function designKeyless(
  table: Table,
  names: TableNames,
  drafts: readonly ColumnDraft[],
  packages: Packages,
  sql: KeylessSql,
  references: KeylessReferences,
): DesignedKeyless {
  const marks = deletionMarks(drafts);
  const plain = drafts
    .filter(({ role }) => role !== 'deleted')
    .map(withPlainBytes)
    .map(withPlainText);
  const readable = plain.filter((draft) => isReadable(draft.type.shape));
  const shown = readable.slice(0, MOST_COMPONENTS);
  const beyond = readable.slice(MOST_COMPONENTS);
  const hidden = plain.filter((draft) => !readable.includes(draft));
  const written = shown.filter((draft) => !isMade(draft));
  const isAppendable = [...hidden, ...beyond].every(({ column }) => !column.notNull || column.default !== undefined);
  const selected = (list: readonly ColumnDraft[]) =>
    list.map(({ column, field, type }) => ({ column: column.name, field, ...readingOf(type) }));
  const insert = isAppendable && written.length > 0 ? sql.insert(table, selected(written)) : undefined;
  const { className } = names;
  const list = designKeylessList({
    table,
    names,
    packages,
    shown,
    isMade,
    isAppendable: insert !== undefined,
    references,
  });
  const kept: KeylessTable = {
    list: className,
    tableName: table.name,
    place: placeOf(table),
    store: { packageName: packages.of('repository', className), name: `${className}Store` },
    select: sql.select(table, selected(shown), columnOrder(shown), marks),
    ...(insert === undefined ? {} : { insert }),
    isConfined: references.isConfined,
  };
  return { list, table: kept, columns: shown.length, hidden, beyond };
}

function columnOrder(shown: readonly ColumnDraft[]): readonly string[] {
  const { newest, others } = rowOrder(shown);
  return [...(newest === undefined ? [] : [newest]), ...others].map(({ column }) => column.name);
}

function readingOf({ facets }: MappedType): Partial<SelectedColumn> {
  const { through, definition } = facets;
  return through === undefined ? {} : { casts: { through, stored: definition ?? through } };
}

/** Whether the database makes the value itself. */
function isMade(draft: ColumnDraft): boolean {
  const isAuthorByDefault = draft.role === 'author' && designDefault(draft)?.kind === 'database';
  return isComputed(draft) || draft.column.identity || isAuthorByDefault;
}

/** Sixteen bytes are a UUID to Hibernate alone: a driver would write its text. */
function withPlainBytes(draft: ColumnDraft): ColumnDraft {
  const { dataType } = draft.column;
  const isBinary = dataType.kind === 'binary' && draft.type.shape.kind === 'uuid';
  return isBinary ? { ...draft, type: mapBytes(dataType, { held: dataType, reported: dataType.kind }, false) } : draft;
}

/** What converters make of a text, by how the database writes it: Hibernate alone knows converters. */
const WRITTEN = { textArray: '{}', offsetTime: '12:00:00+00', interval: '1 day', dayTime: '0 1:0:0.0' } as const;

/** A value as the database writes it, where Hibernate alone would convert it. */
function withPlainText(draft: ColumnDraft): ColumnDraft {
  const { type } = draft;
  const { converter, ...facets } = type.facets;
  if (converter === undefined) return draft;
  return {
    ...draft,
    type: { ...type, java: JAVA.string, shape: { kind: 'opaque', example: WRITTEN[converter] }, facets },
  };
}

function isReadable(shape: ValueShape): boolean {
  if (shape.kind === 'bytes') return shape.example === undefined; // A driver reads plain bytes, but no geometries.
  return shape.kind !== 'json' && shape.kind !== 'list' && shape.kind !== 'duration';
}
