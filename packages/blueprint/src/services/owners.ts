import type { ForeignKey, Schema, Table } from '@backsmith/schema';
import { toSnakeCase } from '@backsmith/text';
import { indexTables, keyOf, tableKey } from '../tables/lookup.ts';
import { isSameSet } from '../tables/unique-sets.ts';
import { namesAuthor } from './author-keys.ts';
import { beginsWith, stemOf } from './name-stems.ts';

/** The table another one is a part of, by their places in the schema, and why. */
export type Owner = { readonly owner: number; readonly reason: string };

/** A reference with both its ends, which are different tables. */
type Reference = { readonly key: ForeignKey; readonly to: number; readonly target: Table };

/** Tables so many others refer to, and so large a share of them, are what a system is about, and own none for that. */
const LEAST_COMMON = 10;
const COMMON_SHARE = 0.2;

/** More columns than these besides two references, and the table is more than what joins the two. */
const MOST_JOINED = 3;

/** What tables are called that say how another one was, or what it is called elsewhere. */
const PARTS =
  /_(aud|audit|audits|hist|history|histories|archive|archives|log|logs|lang|langs|i18n|translation|translations)$/u;

/** What they are called where that comes first. */
const COPIES = /^(arch|archive|archived|hist|history|audit|deleted|old|backup)_/u;

/** Tables that nearly all others refer to: tenants, users, shops. */
export function commonTables(schema: Schema): ReadonlySet<number> {
  const { incoming } = indexTables(schema);
  const least = Math.max(LEAST_COMMON, schema.tables.length * COMMON_SHARE);
  return new Set(
    schema.tables.flatMap((table, number) => {
      const keys = (incoming.get(keyOf(table)) ?? []).filter((key) => !namesAuthor(key));
      return new Set(keys.map((key) => tableKey(key.schema, key.table))).size > least ? [number] : [];
    }),
  );
}

/**
 * The owner of each table that is part of another one: its key is the other's, it is deleted along with it, it joins it with a
 * third, or it is called after it and refers to it.
 */
export function ownersOf(schema: Schema): ReadonlyMap<number, Owner> {
  const { outgoing } = indexTables(schema);
  const numbers = new Map(schema.tables.map((table, number) => [keyOf(table), number]));
  const common = commonTables(schema);
  // Of several tables of one name, the first.
  const stems = new Map(schema.tables.map(({ name }, number) => [stemOf(name).stem, number] as const).toReversed());
  return new Map(
    schema.tables.flatMap((table, number) => {
      const references = (outgoing.get(keyOf(table)) ?? []).flatMap((key): readonly Reference[] => {
        const to = numbers.get(tableKey(key.refSchema, key.refTable));
        const target = to === undefined ? undefined : schema.tables[to];
        return to === undefined || target === undefined || to === number || namesAuthor(key)
          ? []
          : [{ key, to, target }];
      });
      const found =
        joined(table, references, common) ?? owned(table, references, common) ?? called(table, number, stems, schema);
      return found === undefined ? [] : [[number, found] as const];
    }),
  );
}

/** A table that joins two: it goes with the one it is called after, else with the first. */
function joined(table: Table, references: readonly Reference[], common: ReadonlySet<number>): Owner | undefined {
  const [first, second, ...more] = references;
  if (first === undefined || second === undefined || more.length > 0 || !isJoin(table, first.key, second.key))
    return undefined;
  const sides = [first, second].filter(({ to }) => !common.has(to));
  const [home = first] = byName(table, sides.length === 0 ? [first, second] : sides);
  const other = home === first ? second : first;
  return { owner: home.to, reason: `it joins ${home.target.name} with ${other.target.name}, and goes with the former` };
}

/** Two references, and little else: they identify a row, or hardly anything is said besides them. */
function isJoin(table: Table, first: ForeignKey, second: ForeignKey): boolean {
  const { primaryKey, columns } = table;
  const both = new Set([...first.columns, ...second.columns]);
  if (isSameSet(primaryKey, [...both])) return true;
  if (!isRequired(first, table) || !isRequired(second, table)) return false;
  const own = columns.filter(({ name }) => !both.has(name) && !primaryKey.includes(name));
  return primaryKey.some((name) => both.has(name)) && own.length <= MOST_JOINED && primaryKey.length > 1;
}

/** Those a table is called after, longest name first; the others as they come. */
function byName({ name }: Table, references: readonly Reference[]): readonly Reference[] {
  const length = ({ target }: Reference) => (beginsWith(stemOf(name), stemOf(target.name)) ? target.name.length : 0);
  return references.toSorted((one, other) => length(other) - length(one));
}

function owned(table: Table, references: readonly Reference[], common: ReadonlySet<number>): Owner | undefined {
  const named = references.filter(({ target }) => beginsWith(stemOf(table.name), stemOf(target.name)));
  const isFor = (one: Reference) => named.includes(one) || !common.has(one.to);
  const able = references.filter(isFor);
  const identifying = only(able.filter(({ key }) => key.columns.every((name) => table.primaryKey.includes(name))));
  if (identifying !== undefined) {
    return { owner: identifying.to, reason: `its rows are part of ${identifying.target.name}, by whose key they go` };
  }
  const cascading = only(able.filter(({ key }) => key.onDelete === 'cascade'));
  if (cascading !== undefined) {
    return { owner: cascading.to, reason: `its rows are deleted along with those of ${cascading.target.name}` };
  }
  const [after] = byName(
    table,
    named.filter(({ key }) => isRequired(key, table)),
  );
  return after && { owner: after.to, reason: `it is called after ${after.target.name}, and each row needs one` };
}

/** The one that is referred to, where it is one. */
function only(references: readonly Reference[]): Reference | undefined {
  return new Set(references.map(({ to }) => to)).size === 1 ? references[0] : undefined;
}

function isRequired({ columns }: ForeignKey, table: Table): boolean {
  return columns.every((name) => table.columns.some((column) => column.name === name && column.notNull));
}

/** A table without the key that would say so: `product_lang` with the columns that identify a `product`, or `product_history`. */
function called(
  table: Table,
  number: number,
  stems: ReadonlyMap<string, number>,
  { tables }: Schema,
): Owner | undefined {
  const name = toSnakeCase(table.name);
  const original = COPIES.test(name) ? stems.get(stemOf(name.replace(COPIES, '')).stem) : undefined;
  if (original !== undefined && original !== number) {
    return { owner: original, reason: `it keeps what ${tables[original]?.name ?? ''} had before` };
  }
  const words = name.split('_');
  for (let length = words.length - 1; length > 0; length -= 1) {
    const owner = stems.get(stemOf(words.slice(0, length).join('_')).stem);
    const target = owner === undefined ? undefined : tables[owner];
    if (owner === undefined || target === undefined || owner === number) continue;
    if (PARTS.test(name) && length === words.length - 1) {
      return { owner, reason: `it says of ${target.name} how it was, or what it is called` };
    }
    const [key, ...more] = target.primaryKey;
    const meant =
      key === undefined || more.length > 0 ? [] : [toSnakeCase(key), `${stemOf(target.name).stem}_${toSnakeCase(key)}`];
    const own = new Set(table.primaryKey.map((name) => toSnakeCase(name)));
    if (meant.some((name) => name !== 'id' && own.has(name))) {
      return { owner, reason: `it is called after ${target.name}, and its rows have the same key` };
    }
  }
  return undefined;
}
