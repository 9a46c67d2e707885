import { smallestOf } from '@backsmith/text';
import { sizeOf, type Limits, type Network } from './group-units.ts';

type Group = Set<number>;

/** How two groups go together. */
type Bond = (one: Group, other: Group) => number;

/**
 * Merges the smallest groups until none is too small and there are few enough: with the one they are linked with most, else
 * with one that is linked with the same third, else with what is called alike, else with the smallest.
 *
 * @param alike how much the names of two units have in common
 */
export function gatherGroups(
  groups: readonly Group[],
  { links, sizes }: Network,
  { count, least, most }: Limits,
  alike: (one: number, other: number) => number,
): readonly Group[] {
  let all = groups.filter(({ size }) => size > 0);
  const tables = (group: Group) => sizeOf(group, sizes);
  for (;;) {
    const smallest = sorted(all, tables)[0];
    if (smallest === undefined || all.length === 1 || (all.length <= count && tables(smallest) >= least)) return all;
    const others = all.filter((other) => other !== smallest);
    const fitting = others.filter((other) => tables(other) + tables(smallest) <= most);
    const bonds: readonly Bond[] = [
      (one, other) => [...one].reduce((sum, unit) => sum + links.between(unit, other), 0) / tables(other),
      sharedBond(links),
      (one, other) =>
        [...one].reduce((sum, unit) => sum + [...other].reduce((some, its) => some + alike(unit, its), 0), 0) /
        tables(other),
    ];
    const partner =
      firstFound(bonds, (bond) => closest(smallest, fitting, bond, tables)) ??
      sorted(fitting, tables)[0] ??
      sorted(others, tables)[0];
    if (partner === undefined) return all;
    for (const unit of smallest) partner.add(unit);
    all = others;
  }
}

function firstFound<One, Found>(all: readonly One[], find: (one: One) => Found | undefined): Found | undefined {
  for (const one of all) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

function sorted(groups: readonly Group[], tables: (group: Group) => number): readonly Group[] {
  return groups.toSorted((a, b) => tables(a) - tables(b) || smallestOf(a) - smallestOf(b));
}

function closest(
  one: Group,
  others: readonly Group[],
  bond: Bond,
  tables: (group: Group) => number,
): Group | undefined {
  return others
    .map((other) => ({ other, strength: bond(one, other) }))
    .filter(({ strength }) => strength > 0)
    .toSorted(
      (a, b) =>
        b.strength - a.strength || tables(a.other) - tables(b.other) || smallestOf(a.other) - smallestOf(b.other),
    )[0]?.other;
}

/** The weight both have towards the same units of others. */
function sharedBond(links: Network['links']): Bond {
  const around = (group: Group) => {
    const found = new Map<number, number>();
    for (const unit of group) {
      for (const [other, weight] of links.of(unit)) {
        if (!group.has(other)) found.set(other, weight + (found.get(other) ?? 0));
      }
    }
    return found;
  };
  return (one, other) => {
    const theirs = around(other);
    return [...around(one)].reduce((sum, [unit, weight]) => sum + Math.min(weight, theirs.get(unit) ?? 0), 0);
  };
}
