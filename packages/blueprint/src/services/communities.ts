import type { TableLink } from './table-links.ts';

/** Members of one community, by number. */
export type Community = ReadonlySet<number>;

/** Weights are sums of halves and quotients of them: a smaller gain is none. */
const NOTHING = 1e-9;

/** How closely numbered things belong together, to be asked from every side. */
export class Links {
  readonly total: number;
  readonly #of: readonly ReadonlyMap<number, number>[];
  readonly #inward: readonly ReadonlyMap<number, number>[];
  readonly #degrees: readonly number[];

  constructor(size: number, links: readonly TableLink[]) {
    const of = Array.from({ length: size }, () => new Map<number, number>());
    const inward = Array.from({ length: size }, () => new Map<number, number>());
    for (const { from, to, weight } of links) {
      const both = weight + (of[from]?.get(to) ?? 0);
      of[from]?.set(to, both);
      of[to]?.set(from, both);
      inward[to]?.set(from, weight);
    }
    this.#of = of;
    this.#inward = inward;
    this.#degrees = of.map((some) => [...some.values()].reduce((sum, weight) => sum + weight, 0));
    this.total = links.reduce((sum, { weight }) => sum + weight, 0);
  }

  /** Everything one of them is linked with. */
  of(one: number): ReadonlyMap<number, number> {
    return this.#of[one] ?? new Map<number, number>();
  }

  degree(members: Iterable<number>): number {
    return [...members].reduce((sum, one) => sum + (this.#degrees[one] ?? 0), 0);
  }

  /** The weight between one of them and some others. */
  between(one: number, others: Community): number {
    return sumOver(this.of(one), others);
  }

  /** How many of some it is linked with. */
  count(one: number, others: Community): number {
    return [...this.of(one).keys()].filter((other) => others.has(other)).length;
  }

  /** The weight of what some of them have to refer to one. */
  towards(one: number, others: Community): number {
    return sumOver(this.#inward[one] ?? new Map<number, number>(), others);
  }
}

function sumOver(weights: ReadonlyMap<number, number>, members: Community): number {
  let sum = 0;
  for (const [other, weight] of weights) if (members.has(other)) sum += weight;
  return sum;
}

/** A community while it grows: its weight towards others, by their number. */
type Growing = { readonly members: Set<number>; degree: number; readonly towards: Map<number, number> };

/**
 * Communities by modularity (Clauset, Newman, Moore 2004): the two that gain most are merged until none gain, none beyond
 * a size. What is alike goes by number, so the same links always give the same communities.
 */
export function growCommunities(size: number, links: Links, most: number): readonly Set<number>[] {
  const growing = new Map<number, Growing>();
  for (let one = 0; one < size; one += 1) {
    growing.set(one, { members: new Set([one]), degree: links.degree([one]), towards: new Map(links.of(one)) });
  }
  for (;;) {
    const best = bestPair(growing, links.total, most);
    if (best === undefined) return [...growing.values()].map(({ members }) => members);
    merge(growing, best);
  }
}

type Pair = readonly [kept: number, gone: number];

function bestPair(growing: ReadonlyMap<number, Growing>, total: number, most: number): Pair | undefined {
  let best: Pair | undefined;
  let bestGain = NOTHING;
  for (const [one, { members, degree, towards }] of growing) {
    for (const [other, weight] of towards) {
      const partner = growing.get(other);
      if (other <= one || partner === undefined || members.size + partner.members.size > most) continue;
      const gain = weight / total - (degree * partner.degree) / (2 * total * total);
      if (gain > bestGain + NOTHING) [best, bestGain] = [[one, other], gain];
    }
  }
  return best;
}

function merge(growing: Map<number, Growing>, [kept, gone]: Pair): void {
  const into = growing.get(kept);
  const from = growing.get(gone);
  if (into === undefined || from === undefined) return;
  for (const member of from.members) into.members.add(member);
  into.degree += from.degree;
  for (const [other, weight] of from.towards) {
    const towards = growing.get(other)?.towards;
    towards?.delete(gone);
    if (other === kept) continue;
    into.towards.set(other, weight + (into.towards.get(other) ?? 0));
    towards?.set(kept, weight + (towards.get(kept) ?? 0));
  }
  growing.delete(gone);
}

/** More rounds than a schema ever took; each one gains, so there is an end in any case. */
const ROUNDS = 20;

/** Moves single members to the community they belong to more, as long as that gains, within the limits of size. */
export function settleMembers(communities: readonly Set<number>[], links: Links, least: number, most: number): void {
  for (let round = 0; round < ROUNDS; round += 1) {
    const moves = communities.flatMap((community) =>
      [...community].map((member) => moveToBest(member, community, communities, links, least, most)),
    );
    if (!moves.includes(true)) return;
  }
}

function moveToBest(
  member: number,
  own: Set<number>,
  communities: readonly Set<number>[],
  links: Links,
  least: number,
  most: number,
): boolean {
  if (own.size <= least || !own.has(member)) return false;
  const degree = links.degree([member]);
  const pull = (others: Community, degreeOfOthers: number) =>
    links.between(member, others) - (degree * degreeOfOthers) / (2 * links.total);
  const atHome = pull(own, links.degree(own) - degree);
  const ranked = communities
    .filter((other) => other !== own && other.size < most && links.between(member, other) > 0)
    .map((other) => ({ other, gain: pull(other, links.degree(other)) - atHome }))
    .toSorted((a, b) => b.gain - a.gain);
  const [best] = ranked;
  if (best === undefined || best.gain <= NOTHING) return false;
  own.delete(member);
  best.other.add(member);
  return true;
}
