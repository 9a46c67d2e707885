import type { Schema } from '@backsmith/schema';
import { largestOf, splitWords } from '@backsmith/text';
import { indexTables, keyOf, tableKey } from '../tables/lookup.ts';
import { namesAuthor } from './author-keys.ts';
import { bookkeepingOf } from './bookkeeping.ts';
import { leastTables, mostTables, usualCount } from './count-services.ts';
import { gatherGroups } from './gather-groups.ts';
import { groupUnits, networkOf, settle, spareKeys, type Limits, type Network } from './group-units.ts';
import { librariesOf, type Library } from './libraries.ts';
import { ownersOf, type Owner } from './owners.ts';
import { sharedPrefix } from './shared-prefix.ts';
import type { TableLink } from './table-link.ts';
import { keyLinks } from './table-links.ts';
import { nameLinks } from './name-links.ts';
import { unitsOf, type Unit } from './units.ts';

/** What was found about the tables of a schema, by their places in it. */
export type Evidence = {
  readonly links: readonly TableLink[];
  /** Those of keys alone, without names. */
  readonly keyLinks: readonly TableLink[];
  readonly owners: ReadonlyMap<number, Owner>;
  readonly libraries: ReadonlyMap<number, Library>;
  readonly bookkeeping: ReadonlyMap<number, string>;
};

/** Fewer services than a schema of its size would have, as so much would have been cut. */
export type Reduced = { readonly from: number; readonly percent: number };

/** Which tables go together, in the order of the schema. */
export type Proposal = { readonly groups: readonly (readonly number[])[]; readonly reduced?: Reduced };

/** A cut that severs more of the links than this leaves services that do little but ask each other. */
export const MOST_CUT = 0.3;

/** One service with more of the tables than this, and the others are not worth being services. */
const NEARLY_ALL = 0.85;

/** How uneven services may be to ask each other less: the shares of all tables that one of them may have. */
const UNEVEN = { usual: 1 / 3, last: 1 / 2 } as const;

/** Finds out what says which tables of a schema belong together. */
export function evidenceOf(schema: Schema): Evidence {
  const byKeys = keyLinks(schema);
  return {
    links: [...byKeys, ...nameLinks(schema)],
    keyLinks: byKeys,
    owners: ownersOf(schema),
    libraries: librariesOf(schema.tables),
    bookkeeping: bookkeepingOf(schema, indexTables(schema)),
  };
}

/**
 * Groups the tables of a schema: what is owned with its owner, what belongs together by links and names, in as many groups as
 * are asked for, else as suit its size and leave most keys uncut.
 *
 * @param count how many somebody asked for; fewer come back only where the schema has no more that can be parted
 */
export function proposeGroups(schema: Schema, evidence: Evidence, count?: number): Proposal {
  const { owners, libraries, bookkeeping, links } = evidence;
  const units = unitsOf(schema, owners, libraries, new Set(bookkeeping.keys()));
  const tableKeys = countKeys(schema);
  const parted: Parted = {
    units,
    network: networkOf(units, links),
    keys: networkOf(units, tableKeys),
    tableKeys,
    tables: units.reduce((sum, { length }) => sum + length, 0),
    alike: likeness(schema, units),
  };
  const finish = (groups: readonly Unit[]) => withBookkeeping(groups, bookkeeping);
  if (count !== undefined) {
    return { groups: finish(asMany(parted, count)) };
  }
  const usual = usualCount(parted.tables);
  const { groups, first } = sparing(parted, usual);
  const share = cutShare(tableKeys, first);
  const reduced = { from: first.length, percent: Math.round(share * 100) };
  return { groups: finish(groups), ...(share > MOST_CUT && groups.length < first.length && { reduced }) };
}

/** As many groups as are asked for: small ones only where there are not enough otherwise. */
function asMany(parted: Parted, count: number): readonly Unit[] {
  const most = mostTables(parted.tables, count);
  const within = (least: number) => grouped(parted, { count, least, most });
  for (const least of [leastTables(parted.tables), 2]) {
    const groups = within(least);
    if (groups.length >= count) return groups;
  }
  return within(1);
}

/**
 * The most groups up to a number that cut few enough keys, and those there would be without that. Uneven services that ask each
 * other less are better than even ones that ask each other more, up to a point: very uneven ones are the last resort.
 */
function sparing(parted: Parted, usual: number): { readonly groups: readonly Unit[]; readonly first: readonly Unit[] } {
  const { tables } = parted;
  const least = leastTables(tables);
  const wanted = (count: number, most: number, isSparing = true): Wanted => ({ count, least, most, isSparing });
  const even = (count: number) => mostTables(tables, count);
  const [uneven, last] = [Math.ceil(tables * UNEVEN.usual), Math.ceil(tables * UNEVEN.last)];
  const counts = Array.from({ length: Math.max(0, usual - 2) }, (_, at) => usual - at);
  const tried = [
    ...counts.flatMap((count) => [
      wanted(count, even(count), false),
      ...[even(count), uneven].filter((most) => most >= even(count) && most <= last).map((most) => wanted(count, most)),
    ]),
    ...counts.map((count) => wanted(count, last)),
    ...(usual < 2 ? [] : [wanted(2, tables, false), wanted(2, last), wanted(2, tables)]),
  ];
  const first = grouped(parted, wanted(usual, even(usual), false));
  for (const one of tried) {
    const groups = grouped(parted, one);
    if (isGood(groups, parted)) return { groups, first };
  }
  return { groups: grouped(parted, wanted(1, tables, false)), first };
}

function isGood(groups: readonly Unit[], { tables, tableKeys }: Parted): boolean {
  const largest = largestOf(groups.map(({ length }) => length));
  return cutShare(tableKeys, groups) <= MOST_CUT && (groups.length < 2 || largest <= NEARLY_ALL * tables);
}

/** Units to be grouped, with all that is known of them. */
type Parted = {
  readonly units: readonly Unit[];
  readonly network: Network;
  /** The same units with their keys alone. */
  readonly keys: Network;
  /** How many keys lead from one table to another. */
  readonly tableKeys: readonly TableLink[];
  /** How many tables they have together. */
  readonly tables: number;
  readonly alike: (one: number, other: number) => number;
};

type Wanted = Limits & { readonly isSparing?: boolean };

function grouped({ units, network, keys, alike }: Parted, wanted: Wanted): readonly Unit[] {
  const { least, most, isSparing = false } = wanted;
  const groups = gatherGroups(groupUnits(network, wanted), network, wanted, alike);
  settle(groups, network, least, most);
  if (isSparing) spareKeys(groups, keys, least, most);
  return groups
    .map((group) => [...group].flatMap((unit) => units[unit] ?? []).toSorted((a, b) => a - b))
    .toSorted(([a = 0], [b = 0]) => a - b);
}

/** What tools note for themselves goes with most tables, and makes no service. */
function withBookkeeping(groups: readonly Unit[], bookkeeping: ReadonlyMap<number, string>): readonly Unit[] {
  const largest = groups.toSorted((one, other) => other.length - one.length)[0];
  return groups.map((group) =>
    group === largest ? [...group, ...bookkeeping.keys()].toSorted((a, b) => a - b) : group,
  );
}

/** How many keys lead from one table to another, by their places; those that name authors do not count. */
function countKeys({ tables, foreignKeys }: Schema): readonly TableLink[] {
  const numbers = new Map(tables.map((table, number) => [keyOf(table), number]));
  const counts = new Map<string, TableLink>();
  for (const key of foreignKeys) {
    const from = numbers.get(tableKey(key.schema, key.table));
    const to = numbers.get(tableKey(key.refSchema, key.refTable));
    if (from === undefined || to === undefined || from === to || namesAuthor(key)) continue;
    counts.set(`${from} ${to}`, { from, to, weight: 1 + (counts.get(`${from} ${to}`)?.weight ?? 0) });
  }
  return [...counts.values()];
}

/** The share of the foreign keys between tables that would lead from one group to another. */
function cutShare(keys: readonly TableLink[], groups: readonly Unit[]): number {
  const homes = new Map(groups.flatMap((group, at) => group.map((number) => [number, at] as const)));
  const inGroups = keys.filter(({ from, to }) => homes.has(from) && homes.has(to));
  const apart = inGroups.filter(({ from, to }) => homes.get(from) !== homes.get(to));
  const all = sumOf(inGroups);
  return all === 0 ? 0 : sumOf(apart) / all;
}

function sumOf(links: readonly TableLink[]): number {
  return links.reduce((sum, { weight }) => sum + weight, 0);
}

/** How many words the names of two units begin with alike, without those that nearly all begin with. */
function likeness({ tables }: Schema, units: readonly Unit[]): (one: number, other: number) => number {
  const prefix = sharedPrefix(tables.map(({ name }) => name));
  const words = units.map(([first = -1]) => splitWords(tables[first]?.name ?? '').slice(prefix));
  return (one, other) => {
    const [mine = [], theirs = []] = [words[one], words[other]];
    const differs = mine.findIndex((word, at) => word !== theirs[at]);
    return differs === -1 ? mine.length : differs;
  };
}
