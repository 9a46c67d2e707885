import type { Column, ForeignKey, Table } from '@backsmith/schema';
import type { ResourceDraft } from './resource-draft.ts';
import { isSameType } from '../model/java.ts';
import { canIdentify } from '../types/shape.ts';
import type { MappedType } from '../types/mapped-type.ts';
import { chooseKey } from '../tables/choose-key.ts';
import type { ChosenKey } from '../tables/choose-key.ts';
import { readJoinTable } from '../tables/join-table.ts';
import type { JoinTable } from '../tables/join-table.ts';
import { keyOf, tableKey } from '../tables/lookup.ts';
import type { Lookup } from '../tables/lookup.ts';
import { findMigrationRecords } from '../tables/migration-records.ts';
import { isSameSet } from '../tables/unique-sets.ts';

/** A join table with the resources it connects. */
export type DesignedJoin = { readonly join: JoinTable; readonly owner: ResourceDraft; readonly target: ResourceDraft };

/** What becomes of each table, in the order of the source. */
export type Classification = {
  readonly resources: ReadonlyMap<Table, ChosenKey>;
  readonly joins: readonly JoinTable[];
  readonly keyless: readonly Table[];
  readonly empty: readonly Table[];
  /** Tables of migration tools, with the tool's name. */
  readonly records: ReadonlyMap<Table, string>;
};

/**
 * Sorts the tables into resources, relations between them and lists without a key; what tools keep for themselves stays out.
 *
 * @param typeOf the Java type of a column
 */
export function classifyTables(
  tables: readonly Table[],
  lookup: Lookup,
  typeOf: (table: Table, column: Column) => MappedType,
): Classification {
  const records = findMigrationRecords(tables, lookup);
  const keyed = new Map<Table, ChosenKey>();
  for (const table of tables) {
    if (records.has(table)) continue;
    const key = chooseKey(table, (column) => canIdentify(typeOf(table, column).shape));
    if (key !== undefined) keyed.set(table, key);
  }
  const isWholeKey = (reference: ForeignKey) => refersToKey(reference, lookup, keyed, typeOf);
  const joins = tables.flatMap((table) => {
    const key = keyOf(table);
    return readJoinTable(table, lookup.outgoing.get(key) ?? [], lookup.incoming.get(key) ?? [], isWholeKey) ?? [];
  });
  const joining = new Set(joins.map(({ table }) => table));
  const empty = tables.filter((table) => table.columns.length === 0);
  return {
    resources: new Map([...keyed].filter(([table]) => !joining.has(table))),
    joins,
    keyless: tables.filter(
      (table) => !keyed.has(table) && !joining.has(table) && !empty.includes(table) && !records.has(table),
    ),
    empty,
    records,
  };
}

function refersToKey(
  reference: ForeignKey,
  lookup: Lookup,
  keyed: ReadonlyMap<Table, ChosenKey>,
  typeOf: (table: Table, column: Column) => MappedType,
): boolean {
  const own = lookup.tables.get(tableKey(reference.schema, reference.table));
  const target = lookup.tables.get(tableKey(reference.refSchema, reference.refTable));
  const key = target === undefined ? undefined : keyed.get(target);
  if (own === undefined || target === undefined || key === undefined) return false;
  if (reference.columns.length !== reference.refColumns.length || !isSameSet(reference.refColumns, key.columns))
    return false;
  return reference.columns.every((name, index) => {
    const column = own.columns.find((candidate) => candidate.name === name);
    const referenced = target.columns.find((candidate) => candidate.name === reference.refColumns[index]);
    if (column === undefined || referenced === undefined) return false;
    return isSameType(typeOf(own, column).java, typeOf(target, referenced).java);
  });
}

/** The tables that are called something, in the order of the source: those with records, and lists without a key. */
export function namedTables(tables: readonly Table[], { resources, keyless }: Classification): readonly Table[] {
  return tables.filter((table) => resources.has(table) || keyless.includes(table));
}

/** The join tables whose both ends have records. */
export function designedJoins(
  { joins }: Classification,
  targetOf: (key: ForeignKey) => ResourceDraft | undefined,
): readonly DesignedJoin[] {
  return joins.flatMap((join) => {
    const owner = targetOf(join.owner);
    const target = targetOf(join.inverse);
    return owner === undefined || target === undefined ? [] : [{ join, owner, target }];
  });
}
