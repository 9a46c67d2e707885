import type { AlterAction } from '@backsmith/sql';
import type { Position } from '@backsmith/text';
import type { Catalog } from '../catalog/catalog.ts';
import type { ColumnDraft } from '../catalog/column-draft.ts';
import { ColumnList } from '../catalog/column-list.ts';
import type { ForeignKeyDraft, IndexDraft, KeyDraft, TableDraft } from '../catalog/table-draft.ts';
import { copyKeys, copyModel, sizeOf } from './copy-model.ts';
import { joinParent, leaveParent } from './heirs.ts';

const COLUMN_CHANGES: ReadonlySet<AlterAction['kind']> = new Set([
  'set-default',
  'drop-default',
  'set-not-null',
  'drop-constraint',
] as const);

/** Whether a change of a partition may touch its columns, which have not to be those of its table for that. */
export function changesColumns(action: AlterAction): boolean {
  return COLUMN_CHANGES.has(action.kind) || (action.kind === 'add-constraint' && action.constraint.kind === 'not-null');
}

/**
 * Gives a partition columns of its own, which follow those of its table, in place of the same ones; nothing where it has its
 * own. Few partitions are changed, and there may be thousands.
 */
export function ownColumns(catalog: Catalog, partition: TableDraft, at: Position): void {
  const parent = partition.partitionOf;
  if (partition.columns !== parent?.columns) return;
  if (!catalog.allowance.take(sizeOf(parent), at)) return;
  const shared = partition.columns;
  partition.columns = new ColumnList();
  copyModel(catalog, partition, parent, ['defaults', 'identity', 'constraints']);
  for (const column of partition.columns.all) {
    if (column.identity?.kind !== 'serial') delete column.identity;
    column.taken = true;
  }
  moveKeys(partition);
  for (const name of partition.partitions) {
    const below = catalog.folded.get(name);
    if (below?.columns === shared) below.columns = partition.columns;
  }
  joinParent(partition, parent);
}

/** The keys a partition has of its own are over its own columns then. */
function moveKeys(partition: TableDraft): void {
  const keys = [
    ...partition.uniques,
    ...partition.foreignKeys,
    ...(partition.primaryKey ? [partition.primaryKey] : []),
  ];
  for (const { columns } of keys)
    for (const [at, column] of columns.entries()) columns[at] = partition.columns.find(column.name) ?? column;
  for (const { parts } of partition.indexes) {
    for (const [at, part] of parts.entries())
      parts[at] = part.column === undefined ? part : { ...part, ...columnOf(partition, part.column) };
  }
}

function columnOf(table: TableDraft, { name }: ColumnDraft): { readonly column?: ColumnDraft } {
  const column = table.columns.find(name);
  return column === undefined ? {} : { column };
}

function namesakes(table: TableDraft, columns: readonly ColumnDraft[]): ColumnDraft[] {
  return columns.flatMap(({ name }) => table.columns.find(name) ?? []);
}

/**
 * Makes a table of its own of what was a partition: it keeps the keys, indexes and references of the tables it belonged to.
 * Source: DetachPartitionFinalize in src/backend/commands/tablecmds.c.
 */
export function leaveTable(catalog: Catalog, partition: TableDraft, parent: TableDraft, at: Position): void {
  ownColumns(catalog, partition, at);
  delete partition.partitionOf;
  leaveParent(partition, parent);
  for (let from: TableDraft | undefined = parent; from !== undefined; from = from.partitionOf)
    keepKeys(catalog, partition, from, at);
}

function keepKeys(catalog: Catalog, partition: TableDraft, parent: TableDraft, at: Position): void {
  if (!catalog.allowance.take(sizeOf(parent) + parent.foreignKeys.length, at)) return;
  const { primaryKey, uniques, indexes, foreignKeys } = partition;
  const lacked: TableDraft = {
    ...parent,
    primaryKey: primaryKey === undefined ? parent.primaryKey : undefined,
    uniques: parent.uniques.filter((key) => !uniques.some((own) => isSameKey(own, key))),
    indexes: parent.indexes.filter((index) => !indexes.some((own) => isSameIndex(own, index))),
  };
  const copies = new Map(
    parent.columns.all.flatMap((column) => {
      const own = partition.columns.find(column.name);
      return own === undefined ? [] : [[column, own] as const];
    }),
  );
  copyKeys(catalog, partition, lacked, copies);
  for (const column of partition.primaryKey?.columns ?? []) column.notNull = true;
  for (const key of parent.foreignKeys)
    if (!foreignKeys.some((own) => isSameReference(own, key))) partition.foreignKeys.push(referenceOf(partition, key));
}

function referenceOf(partition: TableDraft, key: ForeignKeyDraft): ForeignKeyDraft {
  const { onDeleteColumns: set } = key;
  key.target?.referrers.add(partition);
  return {
    ...key,
    columns: namesakes(partition, key.columns),
    ...(set === undefined ? {} : { onDeleteColumns: namesakes(partition, set) }),
  };
}

function areNamesakes(some: readonly ColumnDraft[], others: readonly ColumnDraft[]): boolean {
  return some.length === others.length && some.every(({ name }, at) => name === others[at]?.name);
}

function isSameKey(own: KeyDraft, key: KeyDraft): boolean {
  return areNamesakes(own.columns, key.columns) && own.nullsNotDistinct === key.nullsNotDistinct;
}

/** What an index of a partition must have for PostgreSQL to take it; the direction of its columns is not asked (CompareIndexInfo). */
function isSameIndex(own: IndexDraft, index: IndexDraft): boolean {
  const saying = ({
    parts,
    unique,
    method = 'btree',
    where,
    nullsNotDistinct,
    include,
    excludes,
  }: IndexDraft): string =>
    JSON.stringify([
      parts.map(({ column, expression, operatorClass, collation }) => [
        column?.name ?? expression,
        operatorClass,
        collation,
      ]),
      ...[unique, method, where, nullsNotDistinct, include, excludes],
    ]);
  return saying(own) === saying(index);
}

function isSameReference(own: ForeignKeyDraft, key: ForeignKeyDraft): boolean {
  const saying = ({ columns, target, refs = [], onDelete, onUpdate, ...rest }: ForeignKeyDraft): string =>
    JSON.stringify([
      columns.map(({ name }) => name),
      target?.name,
      refs.map(({ name }) => name),
      ...[onDelete ?? 'no action', onUpdate ?? 'no action', rest.match, rest.deferrable, rest.ofPeriod],
    ]);
  return saying(own) === saying(key);
}
