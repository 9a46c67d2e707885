import { DIALECTS, PLAIN_DIALECT, type Dialect } from '../dialect.ts';
import type { Evidence } from '../dialects/dialect-rules.ts';
import { dialectInPath } from '../dialects/dialect-names.ts';
import { rulesOf } from '../dialects/rules-of.ts';
import { collectMarks, type Marks } from './collect-marks.ts';
import { saidDialect } from './said-dialect.ts';
import { WEAK_WORDS, weakMarks } from './weak-marks.ts';

export type Detection = {
  readonly dialect: Dialect;
  /** From 0 (a guess) to 1. */
  readonly certainty: number;
  /** What spoke for the dialect, strongest first, for people. */
  readonly reasons: readonly string[];
};

/** More of the same mark says little more. */
const MOST_OF_A_MARK = 16;
const HEAD = 3000;

/** A variant is decided upon once the dialect whose rules it shares has won. */
const CANDIDATES = DIALECTS.filter((dialect) => rulesOf(dialect).variant?.dialect !== dialect);
const WANTED = new Set(
  CANDIDATES.map(rulesOf)
    .flatMap(({ evidence, variant }) => [...evidence, ...(variant?.evidence ?? [])])
    .map(({ mark }) => mark),
);
const COUNTED = new Set([...WANTED, ...WEAK_WORDS]);
const HEAD_MARKS = [...WANTED].filter((mark) => mark.startsWith('head '));

/** What a path that names a database weighs. */
const PATH_WEIGHT = 10;

/**
 * The dialect a text is most likely written in, by weighted evidence; a path such as `schema-mysql.sql` counts a little.
 * Plain standard SQL without any mark counts as PostgreSQL; a text that names its dialect is believed.
 */
export function detectDialect(text: string, path = ''): Detection {
  const said = saidDialect(text);
  if (said !== undefined) return { dialect: said, certainty: 1, reasons: ['the source says so'] };
  const marks = withRest(collectMarks(text, COUNTED), text);
  const ranking = CANDIDATES.map((dialect) => withPath(path, dialect, weigh(rulesOf(dialect).evidence, marks))).sort(
    (one, other) => other.score - one.score,
  );
  const [best, second] = ranking;
  if (best === undefined || best.score === 0) return { dialect: PLAIN_DIALECT, certainty: 0, reasons: [] };
  const certainty = (best.score - (second?.score ?? 0)) / best.score;
  const { variant } = rulesOf(best.dialect);
  const special = variant === undefined ? NOTHING_FOUND : weigh(variant.evidence, marks);
  if (variant === undefined || special.score === 0) return { dialect: best.dialect, certainty, reasons: best.reasons };
  return { dialect: variant.dialect, certainty, reasons: [...special.reasons, ...best.reasons] };
}

function withRest(marks: Marks, text: string): Marks {
  const head = text.slice(0, HEAD).toLowerCase();
  const found = HEAD_MARKS.filter((mark) => head.includes(mark.slice('head '.length)));
  return new Map([...marks, ...[...found, ...weakMarks(marks, text)].map((mark) => [mark, 1] as const)]);
}

type Weight = { readonly score: number; readonly reasons: readonly string[] };

const NOTHING_FOUND: Weight = { score: 0, reasons: [] };

function withPath(path: string, dialect: Dialect, weight: Weight): Weight & { readonly dialect: Dialect } {
  const named = path === '' ? undefined : dialectInPath(path);
  if (named === undefined || rulesOf(named) !== rulesOf(dialect)) return { dialect, ...weight };
  return { dialect, score: weight.score + PATH_WEIGHT, reasons: [...weight.reasons, "the file's path"] };
}

function weigh(evidence: readonly Evidence[], marks: Marks): Weight {
  const found = evidence
    .map((piece) => ({ piece, count: marks.get(piece.mark) ?? 0 }))
    .filter(({ count }) => count > 0)
    .map(({ piece, count }) => ({
      piece,
      count,
      score: piece.weight * (1 + Math.log2(Math.min(count, MOST_OF_A_MARK))),
    }))
    .sort((one, other) => other.score - one.score);
  const score = found.reduce((sum, each) => sum + each.score, 0);
  return { score, reasons: found.slice(0, 6).map(({ piece, count }) => reasonOf(piece.shown, count)) };
}

function reasonOf(shown: string, count: number): string {
  return count > 1 ? `${shown} (${count} times)` : shown;
}
