import { type Idea, isRelated } from '../gold.ts';
import type { Produced } from './produced.ts';
import { type Quality, qualityOf } from './quality.ts';
import { soundnessOf, type Soundness } from './soundness.ts';
import { type IdeaScore, scoreIdea, type Tally } from './score-idea.ts';

/** Shares are of 1 and rounded to a thousandth, so that they can be recorded and compared. */
export type Figures = {
  readonly ideas: number;
  readonly entityRecall: number;
  readonly entityPrecision: number;
  readonly attributes: number;
  readonly relations: number;
  readonly linkPrecision: number;
  readonly enums: number;
  readonly terseEntities: number;
  /** Lower is better. */
  readonly thinTables: number;
  readonly saneTypes: number;
  readonly unrelatedRefused: number;
  /** Counts, lower is better. */
  readonly relatedRefused: number;
  readonly invalidModels: number;
};

export type ScoredIdea = {
  readonly idea: Idea;
  readonly produced: Produced;
  readonly score?: IdeaScore;
  readonly quality?: Quality;
  readonly soundness?: Soundness;
};

/** What was made beside what was asked for; shares of 1, and counts. */
export type SoundnessFigures = {
  /** Links the gold or the model of its trade has, of all links. */
  readonly groundedLinks: number;
  /** Counts, lower is better. */
  readonly foreignColumns: number;
  readonly stuckTables: number;
};

const REFUSED_OR_MISSING: Produced = { tables: [], error: 'MISSING' };

/** Scores every idea; what was not produced counts as refused without a code. */
export function scoreIdeas(ideas: readonly Idea[], produced: ReadonlyMap<string, Produced>): readonly ScoredIdea[] {
  return ideas.map((idea) => {
    const result = produced.get(idea.id) ?? REFUSED_OR_MISSING;
    if (!isRelated(idea)) return { idea, produced: result };
    const tables = result.error === undefined ? result.tables : [];
    return {
      idea,
      produced: result,
      score: scoreIdea(idea.gold, tables),
      quality: qualityOf(tables),
      soundness: soundnessOf(idea.prompt, idea.gold, tables),
    };
  });
}

/** How much of all that was made had a reason. */
export function soundnessFigures(scored: readonly ScoredIdea[]): SoundnessFigures {
  const all = scored.flatMap(({ soundness }) => (soundness === undefined ? [] : [soundness]));
  const grounded = sum(all, ({ stated, ofModel }) => stated + ofModel);
  return {
    groundedLinks: ratio(grounded, grounded + sum(all, ({ groundless }) => groundless.length)),
    foreignColumns: sum(all, ({ foreign }) => foreign.length),
    stuckTables: sum(all, ({ stuck }) => stuck.length),
  };
}

/** The metrics over scored ideas: sums over all of them, not means of the single ones. */
export function figuresOf(scored: readonly ScoredIdea[]): Figures {
  const related = scored.filter(({ idea }) => isRelated(idea));
  const unrelated = scored.filter(({ idea }) => !isRelated(idea));
  const share = (pick: (score: IdeaScore) => Tally, of: readonly ScoredIdea[] = related): number => {
    const tallies = of.flatMap(({ score }) => (score === undefined ? [] : [pick(score)]));
    return ratio(
      sum(tallies, ({ got }) => got),
      sum(tallies, ({ of: possible }) => possible),
    );
  };
  const qualities = related.flatMap(({ quality }) => (quality === undefined ? [] : [quality]));
  const typed = sum(qualities, (quality) => quality.typed);
  return {
    ideas: scored.length,
    entityRecall: share(({ entities }) => entities),
    entityPrecision: share(({ precision }) => precision),
    attributes: share(({ attributes }) => attributes),
    relations: share(({ relations }) => relations),
    linkPrecision: share(({ links }) => links),
    enums: share(({ enums }) => enums),
    terseEntities: share(
      ({ entities }) => entities,
      related.filter(({ idea }) => idea.style === 'terse'),
    ),
    thinTables: ratio(
      sum(qualities, ({ thin }) => thin.length),
      sum(qualities, ({ judged }) => judged),
    ),
    saneTypes: ratio(typed - sum(qualities, ({ mistyped }) => mistyped.length), typed),
    unrelatedRefused: ratio(unrelated.filter(isRightlyRefused).length, unrelated.length),
    relatedRefused: related.filter(({ produced }) => produced.error !== undefined).length,
    invalidModels: related.filter(({ score }) => (score?.invalid.length ?? 0) > 0).length,
  };
}

/** Refused with the code the idea deserves. */
export function isRightlyRefused({ idea, produced }: ScoredIdea): boolean {
  return !isRelated(idea) && produced.error === idea.expectError;
}

function sum<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}

function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((1000 * part) / whole) / 1000;
}

const LOWER_IS_BETTER: ReadonlySet<string> = new Set([
  'thinTables',
  'relatedRefused',
  'invalidModels',
  'foreignColumns',
  'stuckTables',
  'wrong',
]);

/** The figures that got worse than what is recorded, in words. */
export function regressions<T extends Readonly<Record<string, number>>>(recorded: T, now: T): readonly string[] {
  return Object.entries(recorded).flatMap(([name, before]) => {
    const after = now[name] ?? Number.NaN;
    const holds = LOWER_IS_BETTER.has(name) ? after <= before : after >= before;
    return holds ? [] : [`${name}: ${after}, recorded ${before}`];
  });
}
