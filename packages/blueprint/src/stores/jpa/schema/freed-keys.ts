import { placeOf } from '@backsmith/text';
import type { Column, Index, Schema, Table, UniqueKey } from '@backsmith/schema';
import type { History } from '../../../model/history.ts';
import type { ColumnRoles } from '../../../roles/assign-roles.ts';
import { Findings } from '../../../findings.ts';
import { indexTables, keyOf, type Lookup } from '../../../tables/lookup.ts';
import { isSameSet } from '../../../tables/unique-sets.ts';
import type { TargetDatabase } from '../databases/target-database.ts';
import { uniqueName } from './named-rules.ts';

/** A name that every database takes as it is written, no longer than PostgreSQL keeps it. */
const PLAIN_NAME = /^[a-z_][a-z0-9_]{0,62}$/u;

/** Makes of unique keys what holds among the records that are there, in any version of the schema. */
export type FreeKeys = (schema: Schema) => Schema;

/**
 * Finds the unique keys whose values a record would keep although it is marked as deleted, so that nobody could have them again,
 * and says of each that it holds among the other records only.
 *
 * A key that others refer to has to hold for all, and so does one that a database in use was made with.
 *
 * @returns how a schema gets a unique index over a part of the rows in the place of such a key
 */
export function designFreedKeys(
  schema: Schema,
  roles: Pick<ColumnRoles, 'of'>,
  { indexesSomeRows }: Pick<TargetDatabase, 'indexesSomeRows'>,
  history: Pick<History, 'versions' | 'migrations'> | undefined,
): { readonly free: FreeKeys; readonly findings: Findings } {
  const findings = new Findings(schema.files);
  const freed = new Map<string, ReadonlyMap<string, string>>();
  const lookup = indexTables(schema);
  for (const table of indexesSomeRows === true ? schema.tables : []) {
    const marks = table.columns.filter((column) => roles.of(table, column) === 'deleted');
    const condition = keptRows(marks);
    if (condition === undefined) continue;
    const keys = table.uniques.filter((key) => isFree(key, table, lookup) && !standsWhole(key, table, marks, history));
    for (const { columns, ...at } of keys) {
      const words = columns.join(' and ');
      const text = `What a record of ${table.name} has as ${words} is free again once it is marked as deleted.`;
      findings.assume('unique-among-kept', at, text, `The unique key became a unique index where ${condition}.`);
    }
    freed.set(keyOf(table), new Map(keys.map((key) => [key.columns.join(), condition])));
  }
  return { free: (one) => ({ ...one, tables: one.tables.map((table) => withIndexes(table, freed)) }), findings };
}

function withIndexes(table: Table, freed: ReadonlyMap<string, ReadonlyMap<string, string>>): Table {
  const conditions = freed.get(keyOf(table));
  if (conditions === undefined) return table;
  const indexes = table.uniques.flatMap((key): Index | [] => {
    const where = conditions.get(key.columns.join());
    if (where === undefined) return [];
    const { nullsNotDistinct } = key;
    const parts = key.columns.map((column) => ({ column }));
    const nulls = nullsNotDistinct === undefined ? {} : { nullsNotDistinct };
    return { ...placeOf(key), name: uniqueName(key, table), unique: true, parts, where, ...nulls };
  });
  const uniques = table.uniques.filter(({ columns }) => !conditions.has(columns.join()));
  return { ...table, uniques, indexes: [...indexes, ...table.indexes] };
}

/** What is true of rows that are not marked, in words all dialects share; nothing where there is no mark, or no such words. */
function keptRows(marks: readonly Column[]): string | undefined {
  const conditions = marks.map(({ name, dataType: { kind }, notNull }) => {
    if (!PLAIN_NAME.test(name)) return undefined;
    if (kind === 'timestamp' || kind === 'date') return `${name} IS NULL`;
    if (kind === 'boolean') return notNull ? `${name} = false` : `(${name} IS NULL OR ${name} = false)`;
    return undefined;
  });
  return conditions.length === 0 || conditions.includes(undefined) ? undefined : conditions.join(' AND ');
}

function isFree(key: UniqueKey, table: Table, { incoming }: Lookup): boolean {
  const isReferred = (incoming.get(keyOf(table)) ?? []).some(({ refColumns }) => isSameSet(refColumns, key.columns));
  return !isReferred && key.deferrable === undefined && PLAIN_NAME.test(uniqueName(key, table));
}

/** Whether a database in use has the key as it is, or an index that was made when the marks had other names. */
function standsWhole(
  key: UniqueKey,
  table: Table,
  marks: readonly Column[],
  history: Pick<History, 'versions' | 'migrations'> | undefined,
): boolean {
  const earlier = (history?.versions ?? [])
    .flatMap(({ schema }) => schema.tables.filter((one) => keyOf(one) === keyOf(table)))
    .filter(({ uniques }) => uniques.some(({ columns }) => isSameSet(columns, key.columns)));
  if (earlier.length === 0) return false;
  const index = `CREATE UNIQUE INDEX ${uniqueName(key, table)} ON `;
  const isIndex = history?.migrations.some(({ sql }) => sql.includes(index)) === true;
  return (
    !isIndex || earlier.some(({ columns }) => !marks.every(({ name }) => columns.some((one) => one.name === name)))
  );
}
