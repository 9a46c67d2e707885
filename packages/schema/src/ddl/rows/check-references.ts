import type { ForeignKey } from '../../model/constraint.ts';
import type { Table } from '../../model/schema.ts';
import type { DesignContext } from '../design/context.ts';
import { MADE, valuesOf, type Judged, type SpelledRows } from './table-rows.ts';

/** Finds the rows that were spelled for a table. */
export type RowsOf = (table: Table) => SpelledRows | undefined;

/**
 * Holds the rows of a table against what its foreign keys lead to.
 *
 * @returns the rows, those that others refer to first; or why they are left out
 */
export function checkReferences(context: DesignContext, spelled: SpelledRows, rowsOf: RowsOf): Judged {
  const { source } = spelled.table;
  const own = context.schema.foreignKeys.filter(
    (key) =>
      context.lookup.table(key.schema, key.table) === source && !key.columns.some((name) => isComputed(source, name)),
  );
  let ordered: SpelledRows | undefined = spelled;
  for (const key of own) {
    const parent = context.lookup.table(key.refSchema, key.refTable);
    if (parent === undefined) continue;
    const isOwn = parent === source;
    const referred: SpelledRows | undefined = isOwn ? ordered : rowsOf(parent);
    const missing = ordered.rows.some((row) => !isThere(ordered ?? spelled, row, key, referred));
    if (missing) return { table: source, reason: missingReason(key, parent) };
    if (isOwn) ordered = parentsFirst(ordered, key);
    if (ordered === undefined) return { table: source, reason: 'they refer to each other in a circle' };
  }
  return ordered;
}

function missingReason({ ofPeriod }: ForeignKey, { name }: Table): string {
  return ofPeriod === true
    ? `it is not worked out whether rows of ${name} cover their periods`
    : `they refer to rows of ${name} that are not carried over`;
}

function isComputed(table: Table, name: string): boolean {
  return table.columns.find((column) => column.name === name)?.generated !== undefined;
}

/** The columns of a row that refer; nothing where one of them has no value, so that the row refers to none. */
function reference(spelled: SpelledRows, row: readonly string[], { columns }: ForeignKey): string | undefined {
  const values = valuesOf(spelled, row, columns);
  const isEmpty = columns.some((name, place) => {
    const column = spelled.table.columns.find((one) => one.name === name);
    return values[place] === 'NULL' || (values[place] === MADE && column?.default === undefined);
  });
  return isEmpty ? undefined : JSON.stringify(values);
}

function isThere(
  spelled: SpelledRows,
  row: readonly string[],
  key: ForeignKey,
  referred: SpelledRows | undefined,
): boolean {
  const wanted = reference(spelled, row, key);
  return wanted === undefined || (referred !== undefined && keysOf(referred, key).has(wanted));
}

const KEYS = new WeakMap<SpelledRows, Map<string, ReadonlyMap<string, number>>>();

/** The rows that can be referred to, by their values, and where they stand. */
function keysOf(referred: SpelledRows, { refColumns }: ForeignKey): ReadonlyMap<string, number> {
  const known = KEYS.get(referred) ?? new Map<string, ReadonlyMap<string, number>>();
  KEYS.set(referred, known);
  const name = JSON.stringify(refColumns);
  const keys =
    known.get(name) ??
    new Map(
      referred.rows.flatMap((row, place) => {
        const values = valuesOf(referred, row, refColumns);
        return values.includes(MADE) ? [] : [[JSON.stringify(values), place] as const];
      }),
    );
  known.set(name, keys);
  return keys;
}

/** The rows of a table that refers to itself, each behind the one it refers to; nothing where they go round in a circle. */
function parentsFirst(spelled: SpelledRows, key: ForeignKey): SpelledRows | undefined {
  const places = keysOf(spelled, key);
  const parents = spelled.rows.map((row, place) => {
    const wanted = reference(spelled, row, key);
    const parent = wanted === undefined ? undefined : places.get(wanted);
    return parent === place ? undefined : parent;
  });
  const placed = new Set<number>();
  for (const start of parents.keys()) {
    const chain: number[] = [];
    for (let at: number | undefined = start; at !== undefined && !placed.has(at); at = parents[at]) {
      if (chain.length > parents.length) return undefined;
      chain.push(at);
    }
    for (const at of chain.toReversed()) placed.add(at);
  }
  return { ...spelled, rows: [...placed].flatMap((place) => spelled.rows.slice(place, place + 1)) };
}
