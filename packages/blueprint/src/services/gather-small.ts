import { smallestOf } from '@backsmith/text';
import type { Community, Links } from './communities.ts';

export type Limits = { readonly least: number; readonly most: number };

/** How two communities go together, from the strongest reason on. */
type Bond = (one: Community, other: Community) => number;

/**
 * Brings members together that nothing links with any other: there is no reason to keep them apart, so they fill as few
 * communities as they can, by their kinds first.
 *
 * @param kindOf what the name of a member says it is about
 */
export function gatherLoose(
  communities: readonly Set<number>[],
  links: Links,
  { least, most }: Limits,
  kindOf: (member: number) => string,
): readonly Set<number>[] {
  const isLoose = (one: Community) => one.size === 1 && neighbours(one, links).size === 0;
  const loose = communities.filter(isLoose).flatMap((one) => [...one]);
  const kinds = [...Map.groupBy(loose, kindOf).values()];
  const own = kinds.filter(({ length }) => length >= least);
  const rest = kinds.filter(({ length }) => length < least).flat();
  const gathered = [...own, rest].flatMap((members) => evenParts(members, most)).map((part) => new Set(part));
  return [...communities.filter((one) => !isLoose(one)), ...gathered];
}

function evenParts(members: readonly number[], most: number): readonly (readonly number[])[] {
  const parts = Math.ceil(members.length / most);
  const size = Math.ceil(members.length / Math.max(parts, 1));
  return Array.from({ length: parts }, (_, at) => members.slice(at * size, (at + 1) * size));
}

/**
 * Brings communities below the least size together: with the one they are linked with most, else with a small one linked
 * with the same third, else by taking a linked member from a full one, else by their names, else with what is left over.
 *
 * @param alike how much the names of two members have in common
 */
export function gatherSmall(
  communities: readonly Set<number>[],
  links: Links,
  { least, most }: Limits,
  alike: (one: number, other: number) => number,
): readonly Set<number>[] {
  let all = communities.filter(({ size }) => size > 0);
  for (;;) {
    const tooSmall = all.filter(({ size }) => size < least);
    const small = smallest(tooSmall.filter((one) => neighbours(one, links).size > 0)) ?? smallest(tooSmall);
    if (small === undefined || all.length === 1) return all;
    const others = all.filter((other) => other !== small && other.size + small.size <= most);
    const smallOthers = others.filter(({ size }) => size < least);
    const partner =
      closest(small, others, linkBond(links)) ??
      closest(small, smallOthers, sharedBond(links)) ??
      (takeLinked(small, all, links, least) ? small : undefined) ??
      closest(small, others, nameBond(alike)) ??
      smallest(smallOthers) ??
      smallest(others);
    if (partner === undefined) return all;
    if (partner === small) continue;
    for (const member of small) partner.add(member);
    all = all.filter((other) => other !== small);
  }
}

function smallest(communities: readonly Set<number>[]): Set<number> | undefined {
  return communities.toSorted((a, b) => a.size - b.size || first(a) - first(b))[0];
}

function first(community: Community): number {
  return smallestOf(community);
}

function closest(one: Community, others: readonly Set<number>[], bond: Bond): Set<number> | undefined {
  const ranked = others
    .map((other) => ({ other, strength: bond(one, other) }))
    .filter(({ strength }) => strength > 0)
    .toSorted((a, b) => b.strength - a.strength || a.other.size - b.other.size || first(a.other) - first(b.other));
  return ranked[0]?.other;
}

function linkBond(links: Links): Bond {
  return (one, other) => [...one].reduce((sum, member) => sum + links.between(member, other), 0);
}

/** The weight both have towards the same members of others. */
function sharedBond(links: Links): Bond {
  return (one, other) => {
    const theirs = neighbours(other, links);
    return [...neighbours(one, links)].reduce((sum, [at, weight]) => sum + Math.min(weight, theirs.get(at) ?? 0), 0);
  };
}

function neighbours(community: Community, links: Links): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const member of community) {
    for (const [other, weight] of links.of(member)) {
      if (!community.has(other)) found.set(other, weight + (found.get(other) ?? 0));
    }
  }
  return found;
}

/** Takes the member of a full neighbour that loses least by coming along. */
function takeLinked(small: Set<number>, all: readonly Set<number>[], links: Links, least: number): boolean {
  const ranked = [...neighbours(small, links)]
    .flatMap(([member, weight]) => {
      const home = all.find((one) => one.has(member));
      if (home === undefined || home.size <= least) return [];
      return [{ member, home, gain: weight - links.between(member, home) }];
    })
    .toSorted((a, b) => b.gain - a.gain || a.member - b.member);
  const [best] = ranked;
  if (best === undefined) return false;
  best.home.delete(best.member);
  small.add(best.member);
  return true;
}

function nameBond(alike: (one: number, other: number) => number): Bond {
  return (one, other) =>
    [...one].reduce((sum, member) => sum + [...other].reduce((some, its) => some + alike(member, its), 0), 0) /
    other.size;
}
