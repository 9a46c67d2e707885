import { contains, type CharacterSet } from './character-set.ts';
import { parsePattern, type PatternTree } from './parse-pattern.ts';

/** Says whether the whole of a text is what a pattern means; nothing for a text longer than was asked for. */
export type PatternMatcher = (text: string) => boolean | undefined;

type Step =
  | { readonly kind: 'characters'; readonly set: CharacterSet; readonly next: number }
  | { readonly kind: 'fork'; readonly ways: number[] }
  | { readonly kind: 'start' | 'end'; readonly next: number }
  | { readonly kind: 'match' };

const MOST_STEPS = 2000;

/**
 * A matcher that takes time in proportion to the text, whatever the pattern: it goes through the text once with the set of
 * all places it may have come to (Thompson, "Regular expression search algorithm", CACM 11, 1968).
 *
 * @param longest the longest text that will be asked about; counts beyond it are not told apart
 * @returns nothing for a pattern that is not understood or too large
 */
export function patternMatcher(pattern: string, ignoreCase: boolean, longest: number): PatternMatcher | undefined {
  const tree = parsePattern(pattern, ignoreCase);
  if (tree === undefined) return undefined;
  const program = new Program(longest + 1);
  const start = program.compile(tree, program.add({ kind: 'match' }));
  if (start === undefined) return undefined;
  return (text) => {
    const characters = Array.from(text, (character) => character.codePointAt(0) ?? 0);
    return characters.length > longest ? undefined : runsThrough(program.steps, start, characters);
  };
}

/** Steps made back to front, so that each knows the one behind it; nothing where there would be too many. */
class Program {
  readonly steps: Step[] = [];
  /** As many rounds of a repeat as can matter. */
  readonly #enough: number;

  constructor(enough: number) {
    this.#enough = enough;
  }

  add(step: Step): number | undefined {
    return this.steps.length >= MOST_STEPS ? undefined : this.steps.push(step) - 1;
  }

  compile(tree: PatternTree, next: number | undefined): number | undefined {
    if (next === undefined) return undefined;
    switch (tree.kind) {
      case 'characters':
        return this.add({ kind: 'characters', set: tree.set, next });
      case 'start':
      case 'end':
        return this.add({ kind: tree.kind, next });
      case 'sequence':
        return tree.items.reduceRight<number | undefined>((behind, item) => this.compile(item, behind), next);
      case 'choice':
        return this.#fork(tree.options.map((option) => this.compile(option, next)));
      case 'repeat':
        return this.#compileRepeat(tree, next);
    }
  }

  #compileRepeat(tree: PatternTree & { kind: 'repeat' }, next: number): number | undefined {
    let start: number | undefined = next;
    if (tree.most > this.#enough) {
      const ways = [next];
      start = this.add({ kind: 'fork', ways });
      const body = this.compile(tree.body, start);
      if (body === undefined) return undefined;
      ways.unshift(body);
    } else {
      for (let round = tree.least; round < tree.most && start !== undefined; round += 1) {
        start = this.#fork([this.compile(tree.body, start), next]);
      }
    }
    for (let round = 0; round < Math.min(tree.least, this.#enough) && start !== undefined; round += 1) {
      start = this.compile(tree.body, start);
    }
    return start;
  }

  #fork(ways: readonly (number | undefined)[]): number | undefined {
    const known = ways.filter((way) => way !== undefined);
    return known.length < ways.length ? undefined : this.add({ kind: 'fork', ways: known });
  }
}

function runsThrough(steps: readonly Step[], start: number, characters: readonly number[]): boolean {
  let places = reachable(steps, [start], 0, characters.length);
  for (const [at, character] of characters.entries()) {
    const taken: number[] = [];
    for (const place of places) {
      const step = steps[place];
      if (step?.kind === 'characters' && contains(step.set, character)) taken.push(step.next);
    }
    if (taken.length === 0) return false;
    places = reachable(steps, taken, at + 1, characters.length);
  }
  return [...places].some((place) => steps[place]?.kind === 'match');
}

/** All steps that can be come to from these without taking a character. */
function reachable(steps: readonly Step[], from: readonly number[], at: number, end: number): ReadonlySet<number> {
  const places = new Set(from);
  for (const place of places) {
    const step = steps[place];
    if (step?.kind === 'fork') for (const way of step.ways) places.add(way);
    if ((step?.kind === 'start' && at === 0) || (step?.kind === 'end' && at === end)) places.add(step.next);
  }
  return places;
}
