import type { CharacterSet } from './character-set.ts';
import type { PatternTree } from './parse-pattern.ts';

/** A place in a pattern that takes one character, and how often the repeats around it may come back to it. */
export type PatternPlace = { readonly set: CharacterSet; readonly rounds: number };

/**
 * The places of a pattern and which may follow which (Glushkov's automaton). A count of several is a loop, but an exact one
 * of something of one length, which is written out.
 */
export type PatternGraph = {
  /** The places a match may begin at. */
  readonly first: readonly number[];
  readonly places: readonly PatternPlace[];
  /** The places behind each place. One that is come to in two ways is listed twice. */
  readonly next: readonly (readonly number[])[];
};

type Part = { readonly first: readonly number[]; readonly last: readonly number[]; readonly mayBeEmpty: boolean };

const EMPTY: Part = { first: [], last: [], mayBeEmpty: true };
const MOST_PLACES = 250;
const MOST_EDGES = 10_000;

/** The graph of a pattern; nothing where it would be too large. */
export function patternGraph(tree: PatternTree): PatternGraph | undefined {
  const builder = new GraphBuilder();
  const whole = builder.add(tree, 1);
  return whole === undefined ? undefined : { first: whole.first, places: builder.places, next: builder.next };
}

class GraphBuilder {
  readonly places: PatternPlace[] = [];
  readonly next: number[][] = [];
  #edges = 0;

  add(tree: PatternTree, rounds: number): Part | undefined {
    switch (tree.kind) {
      case 'characters': {
        if (this.places.length >= MOST_PLACES) return undefined;
        const place = this.places.push({ set: tree.set, rounds }) - 1;
        this.next.push([]);
        return { first: [place], last: [place], mayBeEmpty: false };
      }
      case 'start':
      case 'end':
        return EMPTY;
      case 'sequence':
        return tree.items.reduce<Part | undefined>(
          (before, item) => this.#append(before, this.add(item, rounds)),
          EMPTY,
        );
      case 'choice':
        return tree.options
          .map((option) => this.add(option, rounds))
          .reduce((one, other) => (one === undefined || other === undefined ? undefined : either(one, other)));
      case 'repeat':
        return this.#repeat(tree, rounds);
    }
  }

  #repeat({ body, least, most }: PatternTree & { kind: 'repeat' }, rounds: number): Part | undefined {
    if (most === 0) return EMPTY;
    if (least === most && hasOneLength(body) && least <= MOST_PLACES) {
      let whole: Part | undefined = EMPTY;
      for (let round = 0; round < least && whole !== undefined; round += 1)
        whole = this.#append(whole, this.add(body, rounds));
      return whole;
    }
    const part = this.add(body, rounds * most);
    if (part === undefined || (most > 1 && !this.#connect(part.last, part.first))) return undefined;
    return least === 0 ? { ...part, mayBeEmpty: true } : part;
  }

  #append(one: Part | undefined, other: Part | undefined): Part | undefined {
    if (one === undefined || other === undefined || !this.#connect(one.last, other.first)) return undefined;
    return {
      first: one.mayBeEmpty ? [...one.first, ...other.first] : one.first,
      last: other.mayBeEmpty ? [...one.last, ...other.last] : other.last,
      mayBeEmpty: one.mayBeEmpty && other.mayBeEmpty,
    };
  }

  #connect(from: readonly number[], to: readonly number[]): boolean {
    this.#edges += from.length * to.length;
    if (this.#edges > MOST_EDGES) return false;
    for (const place of from) for (const end of to) this.next[place]?.push(end);
    return true;
  }
}

function either(one: Part, other: Part): Part {
  return {
    first: [...one.first, ...other.first],
    last: [...one.last, ...other.last],
    mayBeEmpty: one.mayBeEmpty || other.mayBeEmpty,
  };
}

function hasOneLength(tree: PatternTree): boolean {
  return lengthOf(tree) !== undefined;
}

/** How many characters every match has; nothing where they may differ, or may be had in several ways. */
function lengthOf(tree: PatternTree): number | undefined {
  switch (tree.kind) {
    case 'characters':
      return 1;
    case 'start':
    case 'end':
      return 0;
    case 'sequence':
      return tree.items.reduce<number | undefined>((sum, item) => plus(sum, lengthOf(item)), 0);
    case 'choice':
      return undefined;
    case 'repeat': {
      const length = tree.least === tree.most ? lengthOf(tree.body) : undefined;
      return length === undefined ? undefined : length * tree.least;
    }
  }
}

function plus(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? undefined : one + other;
}
