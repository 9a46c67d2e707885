import type { ReadBack } from './read-back.ts';

/** What is recorded of Schemas written for one target and read back. */
export type ReadBackFigures = {
  readonly schemas: number;
  /** Those whose DDL is written the same again. */
  readonly rewritten: number;
  /** Those the writer had no warning about, and how many of them kept their structure. */
  readonly unwarned: number;
  readonly structure: number;
};

/** The sums over all Schemas written for one target. */
export function figuresOf(results: readonly ReadBack[]): ReadBackFigures {
  const unwarned = results.filter(({ warned }) => !warned);
  return {
    schemas: results.length,
    rewritten: results.filter(({ rewritten }) => rewritten.length === 0).length,
    unwarned: unwarned.length,
    structure: unwarned.filter(({ structure }) => structure.length === 0).length,
  };
}

/** The figures that got worse, in words. They are compared by share, so a corpus may grow. */
export function regressions(recorded: ReadBackFigures, now: ReadBackFigures): readonly string[] {
  const worse: string[] = [];
  if (now.rewritten / now.schemas < recorded.rewritten / recorded.schemas) {
    worse.push(`written the same again: ${now.rewritten} of ${now.schemas}`);
  }
  if (now.structure < now.unwarned) worse.push(`structure kept: ${now.structure} of ${now.unwarned}`);
  return worse;
}
