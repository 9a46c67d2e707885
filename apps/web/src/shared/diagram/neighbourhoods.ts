import type { DiagramSource } from './model.ts';

/** A group is taken in at a glance; one that is larger is no help. */
const MOST_TABLES = 12;
/** As many tables are a group of their own, however they relate. */
const FEW_TABLES = 7;

type Group = { readonly ids: string[]; ties: number; readonly to: Map<Group, number> };

/**
 * Shares related tables out into neighbourhoods: the two that are tied more closely than chance would tie them become one, again and
 * again (greedy modularity, Newman 2004), until none is or it would be too large.
 *
 * @returns the ids of each, in the order of the source; the one with most tables first, then the one that is tied most closely to
 *   those before
 */
export function neighbourhoodsOf({ tables, relations }: DiagramSource): readonly (readonly string[])[] {
  if (tables.length <= FEW_TABLES) return [tables.map(({ id }) => id)];
  const groups = new Map<string, Group>(tables.map(({ id }) => [id, { ids: [id], ties: 0, to: new Map() }]));
  let all = 0;
  for (const { from, to } of relations) {
    const [one, other] = [groups.get(from), groups.get(to)];
    if (!one || !other || one === other) continue;
    tie(one, other, 1);
    all += 1;
  }
  const open = new Set(groups.values());
  for (let pair = closest(open, all); pair !== undefined; pair = closest(open, all)) join(open, ...pair);
  const place = new Map(tables.map(({ id }, at) => [id, at]));
  const placeOf = (id: string) => place.get(id) ?? 0;
  for (const { ids } of open) ids.sort((one, other) => placeOf(one) - placeOf(other));
  return inOrder([...open]).map(({ ids }) => ids);
}

function tie(one: Group, other: Group, count: number): void {
  one.to.set(other, (one.to.get(other) ?? 0) + count);
  other.to.set(one, (other.to.get(one) ?? 0) + count);
  one.ties += count;
  other.ties += count;
}

/** The pair whose union gains most, the first where several do; undefined where none gains. */
function closest(open: ReadonlySet<Group>, all: number): readonly [Group, Group] | undefined {
  let best: readonly [Group, Group] | undefined;
  let most = 0;
  for (const one of open) {
    for (const [other, count] of one.to) {
      if (one.ids.length + other.ids.length > MOST_TABLES) continue;
      const gain = count / all - (one.ties * other.ties) / (2 * all * all);
      if (gain > most) [best, most] = [[one, other], gain];
    }
  }
  return best;
}

function join(open: Set<Group>, one: Group, other: Group): void {
  open.delete(other);
  one.ids.push(...other.ids);
  one.ties += other.ties;
  one.to.delete(other);
  for (const [third, count] of other.to) {
    third.to.delete(other);
    if (third === one) continue;
    one.to.set(third, (one.to.get(third) ?? 0) + count);
    third.to.set(one, (third.to.get(one) ?? 0) + count);
  }
}

function inOrder(groups: readonly Group[]): readonly Group[] {
  const left = new Set(groups.toSorted((one, other) => other.ids.length - one.ids.length));
  const placed: Group[] = [];
  while (left.size > 0) {
    let next: Group | undefined;
    let most = -1;
    for (const group of left) {
      const ties = placed.reduce((sum, one) => sum + (group.to.get(one) ?? 0), 0);
      if (ties > most) [next, most] = [group, ties];
    }
    if (next === undefined) break;
    left.delete(next);
    placed.push(next);
  }
  return placed;
}
