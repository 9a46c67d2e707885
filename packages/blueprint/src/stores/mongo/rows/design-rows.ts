import type { ForeignKey, Table } from '@backsmith/schema';
import { capitalize, placeOf } from '@backsmith/text';
import { isComputed, isShown, jsonOf } from '../../../drafts/column-draft.ts';
import type { ColumnDraft } from '../../../drafts/column-draft.ts';
import { API_ROOT } from '../../../drafts/draft-entity.ts';
import type { EntityDraft } from '../../../drafts/entity-draft.ts';
import { designDefault } from '../../../drafts/initial-value.ts';
import { MOST_COMPONENTS } from '../../../drafts/most-components.ts';
import { nobody } from '../../../drafts/nobody.ts';
import type { DocumentRows } from '../../../model/mongo/document.ts';
import type { KeylessList, RowField } from '../../../model/row-list.ts';
import type { InitialValue } from '../../../model/value.ts';
import type { TableNames } from '../../../names/class-names.ts';
import { memberNamed } from '../../../names/member-names.ts';
import type { Packages } from '../../../names/packages.ts';
import { comparisonsOf } from '../../../resources/comparisons.ts';
import { constraintsFor } from '../../../resources/constraints.ts';
import { commentOf } from '../../../resources/design-fields.ts';
import type { Obstacles } from '../../../samples/creatable.ts';
import { keylessSample } from '../../../samples/keyless-sample.ts';
import { rulesOf } from '../../../tables/check-rules.ts';
import { isComparable } from '../../../types/shape.ts';
import { deletionMarks, designAttributes } from '../documents/attributes.ts';

/** A list of rows, how its collection keeps them, and the columns there is no room for. */
export type DesignedRows = {
  readonly list: KeylessList;
  readonly rows: DocumentRows;
  readonly hidden: readonly ColumnDraft[];
  readonly beyond: readonly ColumnDraft[];
};

/** What the rows of a table without a key are designed from. */
export type RowsInput = {
  readonly table: Table;
  readonly names: TableNames;
  readonly columns: readonly ColumnDraft[];
  readonly packages: Packages;
  readonly collection: string;
  readonly keys: readonly ForeignKey[];
  readonly drafts: readonly EntityDraft[];
  readonly obstacles: Obstacles;
};

/** Designs the list of a table without a key: its documents have an `ObjectId`, which nobody sees. */
export function designRows(input: RowsInput): DesignedRows {
  const { table, names, columns, packages, collection, keys, drafts, obstacles } = input;
  const visible = columns.filter(({ role }) => role !== 'deleted');
  const shown = visible.slice(0, MOST_COMPONENTS);
  const beyond = visible.slice(MOST_COMPONENTS);
  const written = shown.filter((draft) => !isComputed(draft));
  const isAppendable =
    written.length > 0 && beyond.every(({ column }) => !column.notNull || column.default !== undefined);
  const asked = written.filter(({ role }) => role !== 'author');
  const { className } = names;
  const setters = new Set(asked.map(({ field }) => memberNamed(field).setter));
  return {
    list: {
      kind: 'keyless',
      name: className,
      ...commentOf(table),
      title: names.title,
      titlePlural: names.titlePlural,
      heading: capitalize(names.titlePlural),
      path: `${API_ROOT}/${names.segment}`,
      classes: {
        row: { packageName: packages.of('dto', className), name: `${className}Row` },
        controller: { packageName: packages.of('controller', className), name: `${className}Controller` },
        test: packages.root(`${className}ApiTest`),
      },
      fields: shown.map((draft) => rowField(table, draft)),
      comparisons: comparisonsOf(table, asked),
      isAppendable,
      sample: keylessSample(table, asked, { isConfined: false, keys, drafts, obstacles }, isAppendable, isRequired),
    },
    rows: {
      list: className,
      collection,
      tableName: table.name,
      place: placeOf(table),
      ...commentOf(table),
      classes: {
        document: { packageName: packages.of('domain', className), name: className },
        store: { packageName: packages.of('repository', className), name: `${className}Store` },
      },
      attributes: designAttributes(columns, [], setters),
      fields: shown.map(({ field, column }) => ({
        field,
        column: column.name,
        read: [{ method: memberNamed(field).getter, nullable: !column.notNull }],
      })),
      writes: asked.map(({ field, json, type: { shape } }) => ({
        setter: memberNamed(field).setter,
        field,
        called: json,
        keepWhenNull: false,
        clearable: false,
        ...(shape.kind === 'decimal' ? { scale: shape.scale ?? 0 } : {}),
      })),
      checks: [],
      deletionMarks: deletionMarks(columns),
      order: orderOf(shown),
    },
    hidden: [],
    beyond,
  };
}

/** The newest first, and then by all that can be compared. */
function orderOf(shown: readonly ColumnDraft[]): DocumentRows['order'] {
  const compared = shown.filter((draft) => isShown(draft) && isComparable(draft.type.shape));
  const newest = compared.find(({ type: { shape } }) => shape.kind === 'timestamp' || shape.kind === 'date');
  return {
    ...(newest === undefined ? {} : { newest: newest.field }),
    others: compared.filter((draft) => draft !== newest).map(({ field }) => field),
  };
}

function rowField(table: Table, draft: ColumnDraft): RowField {
  const initial = defaultOf(draft);
  const isUnasked = isComputed(draft) || draft.role === 'author';
  return {
    name: draft.field,
    ...jsonOf(draft),
    type: draft.type.java,
    nullable: !draft.column.notNull,
    ...commentOf(draft.column),
    constraints: isUnasked
      ? []
      : constraintsFor(draft.type.shape, rulesOf(table, draft.column.name), isRequired(draft)),
    ...(initial !== undefined && draft.column.notNull ? { initial } : {}),
    ...(isUnasked ? { readOnly: true } : {}),
    ...(draft.role === 'secret' ? { writeOnly: true } : {}),
  };
}

function defaultOf(draft: ColumnDraft): InitialValue | undefined {
  const found = designDefault(draft);
  return found?.kind === 'java' ? found.value : nobody(draft);
}

function isRequired(draft: ColumnDraft): boolean {
  return draft.column.notNull && defaultOf(draft) === undefined;
}
