import type { TableLink } from './table-link.ts';
import { Links } from './links.ts';
import type { Unit } from './units.ts';

/** Weights are sums of quotients: a smaller gain is none. */
const NOTHING = 1e-9;

/** More rounds than a schema ever took; each one gains, so there is an end in any case. */
const ROUNDS = 20;

/** Units with their links among each other, and how many tables each has. */
export type Network = { readonly links: Links; readonly sizes: readonly number[] };

/** A group of units, by their numbers, and how many tables they have. */
type Group = {
  readonly members: Set<number>;
  size: number;
  degree: number;
  /** Its weight towards others, by their number. */
  readonly towards: Map<number, number>;
};

/** The links among units: those of their tables together. */
export function networkOf(units: readonly Unit[], links: readonly TableLink[]): Network {
  const unitOf = new Map(units.flatMap((unit, at) => unit.map((table) => [table, at] as const)));
  const sums = new Map<string, TableLink>();
  for (const { from, to, weight } of links) {
    const [one, other] = [unitOf.get(from), unitOf.get(to)];
    if (one === undefined || other === undefined || one === other) continue;
    const key = `${one} ${other}`;
    sums.set(key, { from: one, to: other, weight: weight + (sums.get(key)?.weight ?? 0) });
  }
  return { links: new Links(units.length, [...sums.values()]), sizes: units.map(({ length }) => length) };
}

/** How many groups there may be, and how many tables each has at least, and, where it can be, at most. */
export type Limits = { readonly count: number; readonly least: number; readonly most: number };

/**
 * Groups of units by modularity (Clauset, Newman, Moore 2004): the two that gain most are merged until none gain, or there are
 * few enough of those that are large enough and the others gain nothing by joining one. None grows beyond the most. Then single
 * units move to where they belong more. What is alike goes by number, so the same links always give the same groups.
 */
export function groupUnits({ links, sizes }: Network, { count, least, most }: Limits): readonly Set<number>[] {
  const groups = new Map<number, Group>(
    sizes.map((size, one) => [
      one,
      { members: new Set([one]), size, degree: links.degree([one]), towards: new Map(links.of(one)) },
    ]),
  );
  for (;;) {
    const large = [...groups.values()].filter(({ size }) => size >= least).length;
    // Two large ones become one only while there are too many of them.
    const mayMerge = (one: Group, other: Group) =>
      one.size + other.size <= most && (large > count || one.size < least || other.size < least);
    const best = bestPair(groups, links.total, mayMerge);
    if (best === undefined) break;
    merge(groups, best);
  }
  const found = [...groups.values()].map(({ members }) => members);
  settle(found, { links, sizes }, least, most);
  return found;
}

type Pair = readonly [kept: number, gone: number];

function bestPair(
  groups: ReadonlyMap<number, Group>,
  total: number,
  mayMerge: (one: Group, other: Group) => boolean,
): Pair | undefined {
  let best: Pair | undefined;
  let bestGain = NOTHING;
  for (const [one, group] of groups) {
    for (const [other, weight] of group.towards) {
      const partner = groups.get(other);
      if (other <= one || partner === undefined) continue;
      const gain = weight / total - (group.degree * partner.degree) / (2 * total * total);
      if (gain > bestGain + NOTHING && mayMerge(group, partner)) [best, bestGain] = [[one, other], gain];
    }
  }
  return best;
}

function merge(groups: Map<number, Group>, [kept, gone]: Pair): void {
  const [into, from] = [groups.get(kept), groups.get(gone)];
  if (into === undefined || from === undefined) return;
  for (const member of from.members) into.members.add(member);
  into.size += from.size;
  into.degree += from.degree;
  for (const [other, weight] of from.towards) {
    const towards = groups.get(other)?.towards;
    towards?.delete(gone);
    if (other === kept) continue;
    into.towards.set(other, weight + (into.towards.get(other) ?? 0));
    towards?.set(kept, weight + (towards.get(kept) ?? 0));
  }
  groups.delete(gone);
}

/** Moves single units to the group they belong to more, as long as that gains and leaves no group too small or too large. */
export function settle(groups: readonly Set<number>[], network: Network, least: number, most: number): void {
  const { links } = network;
  moveSingles(groups, network, most, {
    mayLeave: (left, size) => left >= least || left + size < least,
    pull: (one, group) => {
      const degree = links.degree([one]);
      const degreeOfOthers = links.degree(group) - (group.has(one) ? degree : 0);
      return links.between(one, group) - (degree * degreeOfOthers) / (2 * links.total);
    },
  });
}

/**
 * Moves single units to the group most of their keys lead to or come from, where fewer keys are cut then. No group falls below
 * the least size, or grows beyond the most.
 *
 * @param keys how many keys lead from one unit to another
 */
export function spareKeys(groups: readonly Set<number>[], keys: Network, least: number, most: number): void {
  moveSingles(groups, keys, most, {
    mayLeave: (left) => left >= least,
    pull: (one, group) => keys.links.between(one, group),
  });
}

type Moving = {
  /** Whether a unit of some size may leave a group that then has so many tables. */
  readonly mayLeave: (left: number, size: number) => boolean;
  /** How much a unit belongs to a group, its own or another. */
  readonly pull: (one: number, group: ReadonlySet<number>) => number;
};

function moveSingles(groups: readonly Set<number>[], network: Network, most: number, moving: Moving): void {
  for (let round = 0; round < ROUNDS; round += 1) {
    const moves = groups.flatMap((own) => [...own].map((one) => moveToBest(one, own, groups, network, most, moving)));
    if (!moves.includes(true)) return;
  }
}

function moveToBest(
  one: number,
  own: Set<number>,
  groups: readonly Set<number>[],
  { links, sizes }: Network,
  most: number,
  { mayLeave, pull }: Moving,
): boolean {
  const size = sizes[one] ?? 0;
  if (own.size < 2 || !mayLeave(sizeOf(own, sizes) - size, size)) return false;
  const atHome = pull(one, own);
  const [best] = groups
    .filter((other) => other !== own && links.between(one, other) > 0 && sizeOf(other, sizes) + size <= most)
    .map((other) => ({ other, gain: pull(one, other) - atHome }))
    .toSorted((a, b) => b.gain - a.gain);
  if (best === undefined || best.gain <= NOTHING) return false;
  own.delete(one);
  best.other.add(one);
  return true;
}

/** How many tables some units have. */
export function sizeOf(units: Iterable<number>, sizes: readonly number[]): number {
  return [...units].reduce((sum, one) => sum + (sizes[one] ?? 0), 0);
}
