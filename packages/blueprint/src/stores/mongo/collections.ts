import type { Dialect, ForeignKey, Schema, Table } from '@backsmith/schema';
import type { DesignedJoin } from '../../drafts/classify-tables.ts';
import type { ColumnDraft } from '../../drafts/column-draft.ts';
import type { ResourceDraft } from '../../drafts/resource-draft.ts';
import type { Findings } from '../../findings.ts';
import type { CollectionReference, UniqueFields } from '../../model/mongo/mongo-store.ts';
import { fieldName } from '../../names/field-name.ts';
import type { Lookup } from '../../tables/lookup.ts';
import { columnsNamed, keyOf, tableKey } from '../../tables/lookup.ts';
import { designIndexes } from './changes/indexes.ts';
import type { MadeCollection, MadeCounter } from './changes/write-changes.ts';
import { countingOf } from './documents/new-key.ts';
import { storedPath, type StoredNames } from './stored-names.ts';

/** A table that becomes a collection, with the columns that are its key: none of rows and relations. */
export type CollectionTable = {
  readonly table: Table;
  readonly key: readonly string[];
  readonly columns: readonly ColumnDraft[];
};

/** The collections with their indexes, as the first change makes them. */
export function designCollections(
  tables: readonly CollectionTable[],
  joins: readonly DesignedJoin[],
  lookup: Lookup,
  names: StoredNames,
  { dialect, endOf }: { readonly dialect: Dialect; readonly endOf: (table: Table) => string | undefined },
  findings: Findings,
): readonly MadeCollection[] {
  const joined = new Set(joins.map(({ join }) => join.table));
  return tables.map(({ table, key, columns }) => {
    const foreign = lookup.outgoing.get(keyOf(table)) ?? [];
    const end = endOf(table);
    const indexed = { table: joined.has(table) ? withPair(table) : table, key, columns, foreign, end, dialect };
    return { name: names.collectionOf(table), table, key, columns, indexes: designIndexes(indexed, findings) };
  });
}

/** Each pair of a relation stands there once. */
function withPair(table: Table): Table {
  return table.primaryKey.length > 0 ? table : { ...table, primaryKey: table.columns.map(({ name }) => name) };
}

/** Which fields the unique indexes are about, as clients call them; the key's index among them. */
export function uniqueFields(collections: readonly MadeCollection[]): readonly UniqueFields[] {
  return collections.flatMap(({ name: collection, columns, key, indexes }) => {
    const called = (names: readonly string[]) =>
      names.flatMap((name) => columns.filter(({ column }) => column.name === name).map(({ json }) => json));
    const own = key.length === 0 ? [] : [{ collection, index: '_id_', fields: called(key) }];
    const others = indexes.flatMap(({ name, unique }) =>
      unique === undefined ? [] : [{ collection, index: name, fields: called(unique) }],
    );
    return [...own, ...others];
  });
}

/** What refers to what, and what becomes of it. */
export function collectionReferences(
  schema: Pick<Schema, 'foreignKeys'>,
  tables: readonly CollectionTable[],
  joins: readonly DesignedJoin[],
  names: StoredNames,
): readonly CollectionReference[] {
  const known = new Map(tables.map((one) => [keyOf(one.table), one]));
  return schema.foreignKeys.flatMap((key): readonly CollectionReference[] => {
    const from = known.get(tableKey(key.schema, key.table));
    const to = known.get(tableKey(key.refSchema, key.refTable));
    if (from === undefined || to === undefined || key.columns.length !== key.refColumns.length) return [];
    if (key.ofPeriod === true) return [];
    const isOwner = joins.some(({ join }) => join.table === from.table && join.owner === key);
    const version = from.columns.find(({ role }) => role === 'version');
    return [
      {
        from: names.collectionOf(from.table),
        fields: key.columns.map((name) => storedPath(from.key, name)),
        to: names.collectionOf(to.table),
        target: key.refColumns.map((name) => storedPath(to.key, name)),
        onDelete: isOwner ? 'cascade' : actionOf(key, from),
        ...(version === undefined ? {} : { version: fieldName(version.column.name) }),
      },
    ];
  });
}

/** A key, what must not be missing, and a part alone are not cleared: then what it refers to stays as well. */
function actionOf(
  { onDelete, onDeleteColumns, columns }: ForeignKey,
  { table, key }: CollectionTable,
): CollectionReference['onDelete'] {
  if (onDelete === 'cascade') return 'cascade';
  if (onDelete !== 'set null' || onDeleteColumns !== undefined) return 'restrict';
  const isNeeded = columnsNamed(table, columns).some(({ name, notNull }) => notNull || key.includes(name));
  return isNeeded ? 'restrict' : 'clear';
}

/** The counters that do not begin with 1. */
export function startedCounters(
  drafts: readonly ResourceDraft[],
  { sequences }: Pick<Schema, 'sequences'>,
  names: StoredNames,
): readonly MadeCounter[] {
  return drafts.flatMap(({ table, key }) => {
    const [only, ...more] = columnsNamed(table, key.columns);
    if (only === undefined || more.length > 0) return [];
    const { start, step } = countingOf(only, sequences);
    if (start === undefined || !/^\d{1,18}$/u.test(start)) return [];
    const before = BigInt(start) - BigInt(step);
    return before > 0n ? [{ counter: names.counterOf(table), before: before.toString() }] : [];
  });
}
