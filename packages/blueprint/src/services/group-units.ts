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
  for (let round = 0; round < ROUNDS; round += 1) {
    const moves = groups.flatMap((group) =>
      [...group].map((one) => moveToBest(one, group, groups, network, { least, most })),
    );
    if (!moves.includes(true)) return;
  }
}

function moveToBest(
  one: number,
  own: Set<number>,
  groups: readonly Set<number>[],
  { links, sizes }: Network,
  { least, most }: Omit<Limits, 'count'>,
): boolean {
  const size = sizes[one] ?? 0;
  const left = sizeOf(own, sizes) - size;
  if (!own.has(one) || own.size < 2 || (left < least && left + size >= least)) return false;
  const degree = links.degree([one]);
  const pull = (others: ReadonlySet<number>, degreeOfOthers: number) =>
    links.between(one, others) - (degree * degreeOfOthers) / (2 * links.total);
  const atHome = pull(own, links.degree(own) - degree);
  const fits = (other: ReadonlySet<number>) => sizeOf(other, sizes) + size <= most;
  const [best] = groups
    .filter((other) => other !== own && links.between(one, other) > 0 && fits(other))
    .map((other) => ({ other, gain: pull(other, links.degree(other)) - atHome }))
    .toSorted((a, b) => b.gain - a.gain);
  if (best === undefined || best.gain <= NOTHING) return false;
  own.delete(one);
  best.other.add(one);
  return true;
}

/**
 * Moves single units to the group most of their keys lead to or come from, where fewer keys are cut then. No group falls below
 * the least size, or grows beyond the most.
 *
 * @param keys how many keys lead from one unit to another
 */
export function spareKeys(groups: readonly Set<number>[], keys: Network, least: number, most: number): void {
  const { links, sizes } = keys;
  for (let round = 0; round < ROUNDS; round += 1) {
    let hasMoved = false;
    for (const own of groups) {
      for (const one of [...own]) {
        const size = sizes[one] ?? 0;
        if (own.size < 2 || sizeOf(own, sizes) - size < least) continue;
        const [best] = groups
          .filter((other) => other !== own && sizeOf(other, sizes) + size <= most)
          .map((other) => ({ other, gain: links.between(one, other) - links.between(one, own) }))
          .toSorted((a, b) => b.gain - a.gain);
        if (best === undefined || best.gain <= NOTHING) continue;
        own.delete(one);
        best.other.add(one);
        hasMoved = true;
      }
    }
    if (!hasMoved) return;
  }
}

/** How many tables some units have. */
export function sizeOf(units: Iterable<number>, sizes: readonly number[]): number {
  return [...units].reduce((sum, one) => sum + (sizes[one] ?? 0), 0);
}
