import type { ForeignKey, Table } from '@backsmith/schema';
import { placeOf } from '@backsmith/text';
import { askedOf, designKeylessList, rowOrder } from '../../../api/design-keyless-list.ts';
import { isComputed } from '../../../drafts/column-draft.ts';
import type { ColumnDraft } from '../../../drafts/column-draft.ts';
import type { ResourceDraft } from '../../../drafts/resource-draft.ts';
import { MOST_COMPONENTS } from '../../../drafts/most-components.ts';
import type { DocumentRows } from '../../../model/mongo/document.ts';
import type { KeylessList } from '../../../model/row-list.ts';
import type { TableNames } from '../../../names/class-names.ts';
import { memberNamed } from '../../../names/member-names.ts';
import type { Packages } from '../../../names/packages.ts';
import { commentOf } from '../../../resources/design-fields.ts';
import type { Obstacles } from '../../../samples/creatable.ts';
import { scaleOf } from '../../../types/shape.ts';
import { deletionMarks, designAttributes } from '../documents/attributes.ts';
import { rowChecks } from '../documents/reference-checks.ts';

/** A list of rows, how its collection keeps them, and the columns there is no room for. */
export type DesignedRows = {
  readonly list: KeylessList;
  readonly rows: DocumentRows;
  readonly hidden: readonly ColumnDraft[];
  readonly beyond: readonly ColumnDraft[];
  /** The columns whoever adds a row says. */
  readonly asked: readonly string[];
};

/** What the rows of a table without a key are designed from. */
export type RowsInput = {
  readonly table: Table;
  readonly names: TableNames;
  readonly columns: readonly ColumnDraft[];
  readonly packages: Packages;
  readonly collection: string;
  readonly keys: readonly ForeignKey[];
  readonly drafts: readonly ResourceDraft[];
  readonly targetOf: (key: ForeignKey) => ResourceDraft | undefined;
  readonly obstacles: Obstacles;
  /** The rows are somebody's. */
  readonly isConfined: boolean;
};

/** Designs the list of a table without a key: its documents have an `ObjectId`, which nobody sees. */
export function designRows(input: RowsInput): DesignedRows {
  const { table, names, columns, packages, collection, keys, drafts, targetOf, obstacles, isConfined } = input;
  const visible = columns.filter(({ role }) => role !== 'deleted');
  const shown = visible.slice(0, MOST_COMPONENTS);
  const beyond = visible.slice(MOST_COMPONENTS);
  const written = shown.filter((draft) => !isComputed(draft));
  const isAppendable =
    written.length > 0 && beyond.every(({ column }) => !column.notNull || column.default !== undefined);
  const asked = askedOf({ shown, isMade: isComputed });
  const { className } = names;
  const setters = new Set(asked.map(({ field }) => memberNamed(field).setter));
  const references = { isConfined, keys, drafts, obstacles };
  return {
    list: designKeylessList({ table, names, packages, shown, isMade: isComputed, isAppendable, references }),
    rows: {
      list: className,
      collection,
      tableName: table.name,
      isConfined,
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
        ...scaleOf(shape),
      })),
      checks: rowChecks(asked, keys, targetOf),
      deletionMarks: deletionMarks(columns),
      order: orderOf(shown),
    },
    hidden: [],
    beyond,
    asked: isAppendable ? asked.map(({ column }) => column.name) : [],
  };
}

function orderOf(shown: readonly ColumnDraft[]): DocumentRows['order'] {
  const { newest, others } = rowOrder(shown);
  return { ...(newest === undefined ? {} : { newest: newest.field }), others: others.map(({ field }) => field) };
}
