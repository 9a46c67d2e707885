import { placeOf, type Position } from '@backsmith/text';
import type { Index, UniqueKey } from '../../model/constraint.ts';
import type { Table } from '../../model/schema.ts';
import type { ColumnTypes } from './column-types.ts';
import { ownerName, type DesignContext } from './context.ts';
import { fitKeyParts } from './key-width.ts';
import { reportCase } from './key-case.ts';
import type { NameBook } from './name-book.ts';
import type { Address, DesignedIndex, DesignedKey } from '../shared/designed.ts';

export type DesignedKeys = {
  readonly primaryKey?: DesignedKey;
  readonly uniques: readonly DesignedKey[];
  /** Unique keys the target can only say as indexes over the rows that have values. */
  readonly filtered: readonly UniqueKey[];
};

/** Decides the primary key and the unique keys of a table. */
export function designKeys(
  context: DesignContext,
  types: ColumnTypes,
  table: Table,
  address: Address,
  names: NameBook,
): DesignedKeys {
  const primaryKey = designPrimaryKey(context, types, table, address, names);
  const uniques: DesignedKey[] = [];
  const filtered: UniqueKey[] = [];
  const refusesDuplicates = context.writer.capabilities.keys.refusesDuplicates && !context.sameFamily;
  const seen = new Set(primaryKey === undefined ? [] : [JSON.stringify(primaryKey.parts.map((part) => part.column))]);
  for (const unique of uniqueKeysOf(context, table)) {
    const columns = existing(context, table, unique.columns);
    const list = JSON.stringify(columns);
    if (columns.length === 0 || (refusesDuplicates && seen.has(list))) continue;
    seen.add(list);
    reportCase(context, table, columns, unique);
    if (filteredColumns(context, table, columns, unique).length > 0) filtered.push({ ...unique, columns });
    else uniques.push(designUnique(context, types, table, address, names, { ...unique, columns }));
  }
  return { ...(primaryKey === undefined ? {} : { primaryKey }), uniques, filtered };
}

function designPrimaryKey(
  context: DesignContext,
  types: ColumnTypes,
  table: Table,
  address: Address,
  names: NameBook,
): DesignedKey | undefined {
  const columns = existing(context, table, table.primaryKey);
  if (columns.length === 0) return undefined;
  const given = context.writer.capabilities.keys.primaryKeyHasName ? table.primaryKeyName : undefined;
  const name = given === undefined ? undefined : names.take('key', address, given);
  const parts = fitKeyParts(context, types, table, { columns, unique: true, label: 'primary key' });
  reportCase(context, table, columns, table);
  const besides = fittedInclude(context, table, table, table.primaryKeyInclude);
  const deferrable = fittedTime(context, table, table, table.primaryKeyDeferrable);
  const apart = apartness(context, table, columns);
  return {
    ...(name === undefined ? {} : { name }),
    parts,
    ...besides,
    ...apart,
    nullsNotDistinct: false,
    ...deferrable,
  };
}

function designUnique(
  context: DesignContext,
  types: ColumnTypes,
  table: Table,
  address: Address,
  names: NameBook,
  unique: UniqueKey,
): DesignedKey {
  const name = unique.name === undefined ? undefined : names.take('key', address, unique.name);
  const { nullsNotDistinct } = context.writer.capabilities.keys;
  if (unique.nullsNotDistinct === true && nullsNotDistinct === 'never') reportNulls(context, table, unique);
  return {
    ...(name === undefined ? {} : { name }),
    parts: fitKeyParts(context, types, table, {
      columns: unique.columns,
      unique: true,
      label: unique.name ?? `unique key over ${unique.columns.join(', ')}`,
    }),
    ...fittedInclude(context, table, unique, unique.include),
    ...apartness(context, table, unique.columns),
    nullsNotDistinct: unique.nullsNotDistinct === true && nullsNotDistinct === 'clause',
    ...fittedTime(context, table, unique, unique.deferrable),
  };
}

/** The table's unique keys, and its plain unique indexes where the target refers to constraints only. */
function uniqueKeysOf(context: DesignContext, table: Table): readonly UniqueKey[] {
  const keys = [...table.uniques];
  if (!promotesIndexes(context)) return keys;
  for (const index of table.indexes) {
    const columns = plainUniqueColumns(index);
    if (columns === undefined) continue;
    const name = index.name === undefined ? {} : { name: index.name };
    const nulls = index.nullsNotDistinct === undefined ? {} : { nullsNotDistinct: index.nullsNotDistinct };
    keys.push({ ...name, ...nulls, columns, ...placeOf(index) });
  }
  return keys;
}

/** Whether plain unique indexes are written as unique keys. */
export function promotesIndexes(context: DesignContext): boolean {
  const when = context.writer.capabilities.indexes.uniqueAsConstraint;
  return when === 'always' || (when === 'foreign' && !context.sameFamily);
}

/** The columns of a unique index that says nothing a unique key cannot say. */
export function plainUniqueColumns(index: Table['indexes'][number] | DesignedIndex): readonly string[] | undefined {
  if (!index.unique || index.where !== undefined || index.kind !== undefined) return undefined;
  const columns: string[] = [];
  for (const part of index.parts) {
    if (part.column === undefined || part.length !== undefined) return undefined;
    if (!columns.includes(part.column)) columns.push(part.column);
  }
  return columns;
}

/**
 * The columns that may be empty, of a key that must not count rows where they are: the target's UNIQUE would let only one
 * such row be. Nothing where it would not, or where a foreign key needs the key as it is.
 */
export function filteredColumns(
  context: DesignContext,
  table: Table,
  columns: readonly string[],
  key: { readonly nullsNotDistinct?: true },
): readonly string[] {
  const isAsked = context.writer.capabilities.keys.nullsNotDistinct === 'always' && key.nullsNotDistinct !== true;
  if (!isAsked || context.sameFamily || isReferenced(context, table, columns)) return [];
  return columns.filter((name) => {
    const column = context.lookup.column(table, name);
    return column?.notNull === false && !table.primaryKey.includes(column.name);
  });
}

function isReferenced(context: DesignContext, table: Table, columns: readonly string[]): boolean {
  const set = columnSet(columns);
  return context.schema.foreignKeys.some((key) => {
    if (context.lookup.table(key.refSchema, key.refTable) !== table) return false;
    return columnSet(existing(context, table, key.refColumns)) === set;
  });
}

/** The columns' own spellings, without those that are not there and those named twice. */
export function existing(context: DesignContext, table: Table, names: readonly string[]): readonly string[] {
  const found = names.flatMap((name) => context.lookup.column(table, name)?.name ?? []);
  return [...new Set(found)];
}

/** The same text for the same columns, whatever their order. */
export function columnSet(columns: readonly string[]): string {
  return JSON.stringify([...columns].sort());
}

/** When a key is looked at, where the target can say so. */
function fittedTime(
  context: DesignContext,
  table: Table,
  at: Position,
  deferrable: UniqueKey['deferrable'],
): Pick<DesignedKey, 'deferrable'> {
  if (deferrable === undefined) return {};
  if (context.writer.capabilities.keys.deferrable) return { deferrable };
  context.report.add({
    code: 'ddl-key-changed',
    severity: 'info',
    at,
    owner: ownerName(table),
    text: 'the key is checked at every statement, not at the end of the transaction',
  });
  return {};
}

/** Whether the last column of a key is kept apart, where the target says so with the key and not beside it. */
export function apartness(
  context: DesignContext,
  table: Table,
  columns: readonly string[],
): Pick<DesignedKey, 'apart'> {
  const isApart = table.indexes.some((index) => isSaidByKey(context, index) && areColumns(index, columns));
  return isApart ? { apart: true } : {};
}

/** Whether an index is no statement of its own, since a key says it. */
export function isSaidByKey(context: DesignContext, { ofKey }: Index): boolean {
  return ofKey === true && context.sameFamily && context.writer.capabilities.keys.apart === true;
}

function areColumns({ parts }: Index, columns: readonly string[]): boolean {
  return parts.length === columns.length && parts.every(({ column }, at) => column === columns[at]);
}

/** What the index of a key holds besides: the key itself is the same without. */
function fittedInclude(
  context: DesignContext,
  table: Table,
  at: Position,
  include: UniqueKey['include'],
): Pick<DesignedKey, 'include'> {
  const columns = existing(context, table, include ?? []);
  if (columns.length === 0) return {};
  if (context.writer.capabilities.keys.include === true) return { include: columns };
  context.report.add({
    code: 'ddl-key-changed',
    severity: 'info',
    at,
    owner: ownerName(table),
    text: `the index of a key does not hold ${columns.join(', ')} besides`,
  });
  return {};
}

function reportNulls(context: DesignContext, table: Table, unique: UniqueKey): void {
  context.report.add({
    code: 'ddl-key-changed',
    severity: 'warning',
    at: unique,
    owner: ownerName(table),
    part: unique.columns.join(', '),
    text: 'several rows without a value are allowed by this database',
  });
}
