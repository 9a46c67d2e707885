import { largestOf } from '../unbounded.ts';
import { overlap } from './character-set.ts';
import { parsePattern } from './parse-pattern.ts';
import { patternGraph, type PatternGraph } from './pattern-graph.ts';

/** Longer texts count as this long: who takes longer ones in has to bound the time it takes otherwise. */
const LONGEST_TEXT = 4000;
/** About a tenth of a second in Java. */
const MOST_STEPS = 20_000_000;
/** More pairs of places than this are not looked at. */
const MOST_PAIRS = 20_000;

/**
 * Whether a matcher that tries one way after the other, as Java's does, may take longer over a text than a server has: by a
 * number of ways that doubles with each character, or grows with a high power of the text's length. A pattern that is not
 * understood may. Looks for the ambiguities of Weber and Seidl, "On the degree of ambiguity of finite automata" (1991), and
 * errs on the side of refusing.
 *
 * @param longest the most characters of a text, where there is a limit
 */
export function mayBacktrackWithoutBound(pattern: string, longest = LONGEST_TEXT): boolean {
  const tree = parsePattern(pattern);
  const graph = tree && patternGraph(tree);
  return graph === undefined || stepsOf(graph, Math.min(Math.max(longest, 1), LONGEST_TEXT)) > MOST_STEPS;
}

/** How many ways through a text of this length there may be, at most about. */
function stepsOf(graph: PatternGraph, length: number): number {
  const loops = new Loops(graph);
  if (loops.all.some((loop) => isAmbiguous(graph, loop))) return Infinity;
  const bounds = loops.all.map((loop) =>
    Math.min(length, largestOf(loop.map((place) => graph.places[place]?.rounds ?? 1))),
  );
  const longest = new Map<number, number>();
  const waysFrom = (at: number): number => {
    const known = longest.get(at);
    if (known !== undefined) return known;
    let behind = 1;
    for (const other of loops.all.keys()) {
      if (other !== at && loops.leadsTo(at, other) && overlaps(graph, loops, at, other))
        behind = Math.max(behind, waysFrom(other));
    }
    const ways = behind * (bounds[at] ?? 1);
    longest.set(at, ways);
    return ways;
  };
  const most = Math.max(1, largestOf([...loops.all.keys()].map(waysFrom)));
  return most * 2 ** forksOf(graph, loops);
}

/** Places that can come back to themselves, together with those they do so over. */
class Loops {
  readonly all: readonly (readonly number[])[];
  readonly #of = new Map<number, number>();
  readonly #reach: readonly ReadonlySet<number>[];

  constructor({ next }: PatternGraph) {
    this.#reach = next.map((_, place) => reachable(next, place));
    const all: number[][] = [];
    for (const place of next.keys()) {
      if (this.#of.has(place) || this.#reach[place]?.has(place) !== true) continue;
      const loop = [...next.keys()].filter((other) => this.#joins(place, other));
      for (const member of loop) this.#of.set(member, all.length);
      all.push(loop);
    }
    this.all = all;
  }

  of(place: number): number | undefined {
    return this.#of.get(place);
  }

  reaches(from: number, to: number): boolean {
    return this.#reach[from]?.has(to) ?? false;
  }

  leadsTo(one: number, other: number): boolean {
    const [from, to] = [this.all[one]?.[0], this.all[other]?.[0]];
    return from !== undefined && to !== undefined && this.reaches(from, to);
  }

  #joins(one: number, other: number): boolean {
    return this.reaches(one, other) && this.reaches(other, one);
  }
}

function reachable(next: PatternGraph['next'], from: number): ReadonlySet<number> {
  const found = new Set(next[from]);
  for (const place of found) for (const behind of next[place] ?? []) found.add(behind);
  return found;
}

/** Whether a loop comes back to one of its places over the same text in two ways. */
function isAmbiguous(graph: PatternGraph, loop: readonly number[]): boolean {
  const members = new Set(loop);
  const inside = (place: number): readonly number[] => (graph.next[place] ?? []).filter((next) => members.has(next));
  if (loop.some((place) => new Set(inside(place)).size < inside(place).length)) return true;
  if (loop.every((place) => !meets(graph, inside(place)))) return false;
  const walk = new PairWalk(graph, inside, inside);
  for (const place of loop) {
    const from = walk.from(place, place);
    if (from === undefined) return true;
    for (const [one, other] of from)
      if (one !== other && walk.from(one, other)?.has(place, place) !== false) return true;
  }
  return false;
}

/** Whether two of these places take the same character. */
function meets(graph: PatternGraph, places: readonly number[]): boolean {
  return places.some((one, at) => places.some((other, index) => index > at && sharesText(graph, one, other)));
}

function sharesText({ places }: PatternGraph, one: number, other: number): boolean {
  const [left, right] = [places[one]?.set, places[other]?.set];
  return left !== undefined && right !== undefined && overlap(left, right);
}

type Step = (place: number) => readonly number[];

/** Pairs of places that the same text leads to; too many of them are not looked at. */
class PairWalk {
  readonly #graph: PatternGraph;
  readonly #one: Step;
  readonly #other: Step;
  #left = MOST_PAIRS;

  constructor(graph: PatternGraph, one: Step, other: Step) {
    this.#graph = graph;
    this.#one = one;
    this.#other = other;
  }

  /** All pairs behind a pair; nothing where there are too many. */
  from(one: number, other: number): Pairs | undefined {
    const found = new Pairs();
    const open: (readonly [number, number])[] = [[one, other]];
    for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
      for (const left of this.#one(pair[0])) {
        for (const right of this.#other(pair[1])) {
          if (!sharesText(this.#graph, left, right) || !found.add(left, right)) continue;
          this.#left -= 1;
          if (this.#left < 0) return undefined;
          open.push([left, right]);
        }
      }
    }
    return found;
  }
}

class Pairs {
  readonly #all = new Map<string, readonly [number, number]>();

  add(one: number, other: number): boolean {
    const key = `${one} ${other}`;
    if (this.#all.has(key)) return false;
    this.#all.set(key, [one, other]);
    return true;
  }

  has(one: number, other: number): boolean {
    return this.#all.has(`${one} ${other}`);
  }

  [Symbol.iterator](): Iterator<readonly [number, number]> {
    return this.#all.values();
  }
}

/** Whether one text runs round the first loop, round the second, and from the first into the second. */
function overlaps(graph: PatternGraph, loops: Loops, one: number, other: number): boolean {
  const within =
    (loop: number): Step =>
    (place) =>
      (graph.next[place] ?? []).filter((next) => loops.of(next) === loop);
  const [first = [], second = []] = [loops.all[one], loops.all[other]];
  const step: Step = (place) => graph.next[place] ?? [];
  let left = MOST_PAIRS;
  for (const start of first) {
    for (const goal of second) {
      // Texts lead to triples: round the first loop, on the way, round the second one.
      const seen = new Set<string>();
      const open: (readonly [number, number, number])[] = [[start, start, goal]];
      for (let triple = open.pop(); triple !== undefined; triple = open.pop()) {
        for (const a of within(one)(triple[0])) {
          for (const b of step(triple[1])) {
            if (!sharesText(graph, a, b)) continue;
            for (const c of within(other)(triple[2])) {
              if (!sharesText(graph, a, c) || !sharesText(graph, b, c) || seen.has(`${a} ${b} ${c}`)) continue;
              if (a === start && b === goal && c === goal) return true;
              left -= 1;
              if (left < 0) return true;
              seen.add(`${a} ${b} ${c}`);
              open.push([a, b, c]);
            }
          }
        }
      }
    }
  }
  return false;
}

/** Places from where the same character leads on in two ways, but for going round a loop or past it. */
function forksOf(graph: PatternGraph, loops: Loops): number {
  const forks = (one: number, other: number): boolean =>
    sharesText(graph, one, other) && !passes(loops, one, other) && !passes(loops, other, one);
  const leaving = graph.next.map((next, place) => next.filter((other) => !loops.reaches(other, place)));
  return [graph.first, ...leaving].filter((next) =>
    next.some((one, at) => next.some((other, index) => index > at && (one === other || forks(one, other)))),
  ).length;
}

function passes(loops: Loops, loop: number, behind: number): boolean {
  return loops.of(loop) !== undefined && loops.reaches(loop, behind);
}
