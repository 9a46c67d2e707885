import type { TableLink } from './table-link.ts';

/** Things that go together, by number. */
export type Community = ReadonlySet<number>;

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
      inward[to]?.set(from, weight + (inward[to].get(from) ?? 0));
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
