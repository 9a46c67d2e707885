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

/** The column that keys have besides where a database looks at all rows: rows that are marked say nothing in it. */
const KEPT = 'unique_while_kept';

/** Makes of unique keys what holds among the records that are there, in any version of the schema. */
export type FreeKeys = (schema: Schema) => Schema;

type Way = NonNullable<TargetDatabase['keysOfSomeRows']>;

/** What rows that are not marked have in common, and the keys that are to hold among them, by their columns. */
type Freed = { readonly condition: string; readonly keys: ReadonlySet<string> };

/**
 * Finds the unique keys whose values a record would keep although it is marked as deleted, so that nobody could have them again,
 * and says of each that it holds among the other records only.
 *
 * A key that others refer to has to hold for all, and so does one that a database in use was made with.
 *
 * @returns how a schema gets a key over a part of the rows in the place of such a key
 */
export function designFreedKeys(
  schema: Schema,
  roles: Pick<ColumnRoles, 'of'>,
  { keysOfSomeRows: way, understands }: Pick<TargetDatabase, 'keysOfSomeRows' | 'understands'>,
  history: Pick<History, 'versions' | 'migrations'> | undefined,
): { readonly free: FreeKeys; readonly findings: Findings } {
  const findings = new Findings(schema.files);
  const freed = new Map<string, Freed>();
  const lookup = indexTables(schema);
  for (const table of schema.tables) {
    const marks = table.columns.filter((column) => roles.of(table, column) === 'deleted');
    if (marks.length === 0) continue;
    const condition = way && keptRows(marks, way, understands(schema.dialect));
    const obstacleOf = (key: UniqueKey): string | undefined =>
      way === undefined || condition === undefined || table.columns.some(({ name }) => name === KEPT)
        ? 'The unique key holds for all rows: the database has no key over a part of them, or none by this mark.'
        : (standing(key, table, lookup) ?? (standsWhole(key, table, marks, history, way) ? IN_USE : undefined));
    for (const key of table.uniques) {
      const what = `What a record of ${table.name} has as ${key.columns.join(' and ')}`;
      const obstacle = obstacleOf(key);
      if (obstacle === undefined && condition !== undefined) {
        const means =
          way === 'column' ? byColumn(condition) : `The unique key became a unique index where ${condition}.`;
        findings.assume('unique-among-kept', key, `${what} is free again once it is marked as deleted.`, means);
      } else findings.assume('unique-among-all', key, `${what} stays taken when it is marked as deleted.`, obstacle);
    }
    const keys = table.uniques.filter((key) => obstacleOf(key) === undefined).map(({ columns }) => columns.join());
    if (condition !== undefined) freed.set(keyOf(table), { condition, keys: new Set(keys) });
  }
  const changed = way === 'column' ? withColumn : withIndexes;
  return { free: (one) => ({ ...one, tables: one.tables.map((table) => changed(table, freed)) }), findings };
}

function withIndexes(table: Table, freed: ReadonlyMap<string, Freed>): Table {
  const found = freed.get(keyOf(table));
  if (found === undefined) return table;
  const isFreed = ({ columns }: UniqueKey): boolean => found.keys.has(columns.join());
  const indexes = table.uniques.filter(isFreed).map((key): Index => {
    const { nullsNotDistinct } = key;
    const parts = key.columns.map((column) => ({ column }));
    const nulls = nullsNotDistinct === undefined ? {} : { nullsNotDistinct };
    return { ...placeOf(key), name: uniqueName(key, table), unique: true, parts, where: found.condition, ...nulls };
  });
  const uniques = table.uniques.filter((key) => !isFreed(key));
  return { ...table, uniques, indexes: [...indexes, ...table.indexes] };
}

/** No two rows are alike in a key with a column in which nothing is said: NULL is not equal to NULL. */
function withColumn(table: Table, freed: ReadonlyMap<string, Freed>): Table {
  const found = freed.get(keyOf(table));
  const isFreed = ({ columns }: UniqueKey): boolean => found?.keys.has(columns.join()) === true;
  if (found === undefined || !table.uniques.some(isFreed)) return table;
  const kept: Column = {
    ...placeOf(table),
    name: KEPT,
    type: 'smallint',
    dataType: { kind: 'integer', bits: 16 },
    notNull: false,
    identity: false,
    invisible: true,
    generated: { expression: `CASE WHEN ${found.condition} THEN 1 END`, stored: false, isSettled: true },
  };
  const uniques = table.uniques.map((key) => (isFreed(key) ? { ...key, columns: [...key.columns, KEPT] } : key));
  return { ...table, columns: [...table.columns, kept], uniques };
}

/**
 * What is true of rows that are not marked, in words all dialects share; nothing where there is no mark, or no such words.
 *
 * @param isOwn what is said stays as it is, since it is read as the target's own words
 */
function keptRows(marks: readonly Column[], way: Way, isOwn: boolean): string | undefined {
  // A database whose conditions are plain has no words for truth either.
  const no = way === 'plain-condition' && isOwn ? '0' : 'false';
  const conditions = marks.map(({ name, dataType: { kind }, notNull }) => {
    if (!PLAIN_NAME.test(name)) return undefined;
    if (kind === 'timestamp' || kind === 'date') return `${name} IS NULL`;
    if (kind !== 'boolean' || (!notNull && way === 'plain-condition')) return undefined;
    return notNull ? `${name} = ${no}` : `(${name} IS NULL OR ${name} = ${no})`;
  });
  return conditions.length === 0 || conditions.includes(undefined) ? undefined : conditions.join(' AND ');
}

/** Why a key has to hold for all rows; nothing where it has not. */
function standing(key: UniqueKey, table: Table, { incoming }: Lookup): string | undefined {
  const isReferred = (incoming.get(keyOf(table)) ?? []).some(({ refColumns }) => isSameSet(refColumns, key.columns));
  if (isReferred) return 'The unique key holds for all rows, as other tables refer to it.';
  if (key.deferrable !== undefined)
    return 'The unique key holds for all rows, as it is looked at when a transaction ends.';
  return PLAIN_NAME.test(uniqueName(key, table))
    ? undefined
    : 'The unique key holds for all rows, as its name needs quotes.';
}

const IN_USE = 'The unique key holds for all rows, as databases in use have it so.';

function byColumn(condition: string): string {
  return `The unique key has one column more, ${KEPT}, which the database computes: 1 where ${condition}, and else nothing.`;
}

/** Whether a database in use has the key as it is, or one that was made when the marks had other names. */
function standsWhole(
  key: UniqueKey,
  table: Table,
  marks: readonly Column[],
  history: Pick<History, 'versions' | 'migrations'> | undefined,
  way: Way,
): boolean {
  const earlier = (history?.versions ?? [])
    .flatMap(({ schema }) => schema.tables.filter((one) => keyOf(one) === keyOf(table)))
    .filter(({ uniques }) => uniques.some(({ columns }) => isSameSet(columns, key.columns)));
  if (earlier.length === 0) return false;
  const made =
    way === 'column'
      ? `(${[...key.columns, KEPT].map((name) => `\`${name}\``).join(', ')})`
      : `CREATE UNIQUE INDEX ${uniqueName(key, table)} ON `;
  const isFreed = history?.migrations.some(({ sql }) => sql.includes(made)) === true;
  return (
    !isFreed || earlier.some(({ columns }) => !marks.every(({ name }) => columns.some((one) => one.name === name)))
  );
}
