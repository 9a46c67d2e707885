import type { ForeignKey, Schema, Table } from '@backsmith/schema';
import { namesAuthor } from './author-keys.ts';
import { isSameSet } from '../tables/unique-sets.ts';
import { indexTables, keyOf, tableKey, type Lookup } from '../tables/lookup.ts';
import { impliedLinks } from './implied-links.ts';
import { nameLinks } from './name-links.ts';
import { commonTables } from './owners.ts';
import type { TableLink } from './table-link.ts';

/** A row that cannot exist without the other, one that does, and one that only may know it. */
const WEIGHTS = { wholeKey: 6, partOfKey: 4, required: 2, optional: 1 } as const;

/** Whoever is deleted along belongs to the one that is deleted. */
const CASCADES = 2;

/** What a join table has in common with the side it does not belong to. */
const JOINED = 2;

/** A lookup table goes where its users are; that two tables use the same one does not tie them together. */
const LOOKUP = 0.5;

/** Tables that nearly all others refer to tie them together as little. */
const COMMON = 0.25;

/** More columns than these are more than a word and what it means. */
const WIDEST_LOOKUP = 5;

/**
 * How closely the tables of a schema belong together: by what their foreign keys demand, by what they are called,
 * and a little by columns that are called like the key of another table.
 */
export function tableLinks(schema: Schema): readonly TableLink[] {
  return [...keyLinks(schema), ...nameLinks(schema)];
}

/** What keys, and columns called like them, say of it alone. */
export function keyLinks(schema: Schema): readonly TableLink[] {
  const lookup = indexTables(schema);
  const numbers = new Map(schema.tables.map((table, number) => [keyOf(table), number]));
  const weights = new Map<string, TableLink>();
  const add = (from: number, to: number, weight: number) => {
    const key = `${from} ${to}`;
    if (from !== to) weights.set(key, { from, to, weight: weight + (weights.get(key)?.weight ?? 0) });
  };
  const common = commonTables(schema);
  for (const [from, table] of schema.tables.entries()) {
    const keys = lookup.outgoing.get(keyOf(table)) ?? [];
    const periods = lookup.periods.get(keyOf(table)) ?? [];
    for (const key of [...keys, ...periods].filter((one) => !namesAuthor(one))) {
      const to = numbers.get(tableKey(key.refSchema, key.refTable));
      const target = to === undefined ? undefined : schema.tables[to];
      if (to === undefined || target === undefined) continue;
      const ofOwn = isLookup(target, lookup) ? LOOKUP : 1;
      const share = common.has(to) ? COMMON : ofOwn;
      add(from, to, weightOf(key, table, keys) * share);
    }
  }
  for (const { from, to, weight } of impliedLinks(schema, lookup)) add(from, to, weight);
  return [...weights.values()];
}

function weightOf(key: ForeignKey, table: Table, all: readonly ForeignKey[]): number {
  if (isJoinTable(table, all)) return key === all[0] ? WEIGHTS.partOfKey + CASCADES : JOINED;
  const bond = bondOf(key, table);
  return WEIGHTS[bond] + (key.onDelete === 'cascade' ? CASCADES : 0);
}

/** Refers to nothing, has little to say, and several tables use it that do not depend on it for what they are. */
function isLookup(table: Table, { tables, outgoing, incoming }: Lookup): boolean {
  if (outgoing.has(keyOf(table)) || table.columns.length > WIDEST_LOOKUP) return false;
  const keys = incoming.get(keyOf(table)) ?? [];
  const depends = (key: ForeignKey) => {
    const user = tables.get(tableKey(key.schema, key.table));
    return key.onDelete === 'cascade' || user?.primaryKey.some((name) => key.columns.includes(name)) === true;
  };
  return !keys.some(depends) && new Set(keys.map((key) => tableKey(key.schema, key.table))).size > 1;
}

/** Two references and nothing else that identifies a row: the first one is the side that owns it. */
function isJoinTable(table: Table, keys: readonly ForeignKey[]): boolean {
  const [first, second, ...more] = keys;
  if (first === undefined || second === undefined || more.length > 0) return false;
  return isSameSet(table.primaryKey, [...first.columns, ...second.columns]);
}

function bondOf({ columns }: ForeignKey, table: Table): keyof typeof WEIGHTS {
  if (isSameSet(columns, table.primaryKey)) return 'wholeKey';
  if (columns.every((name) => table.primaryKey.includes(name))) return 'partOfKey';
  const isRequired = columns.every((name) => table.columns.find((column) => column.name === name)?.notNull === true);
  return isRequired ? 'required' : 'optional';
}
