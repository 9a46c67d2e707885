import { isRelated } from '../gold.ts';
import { type Figures, figuresOf, isRightlyRefused, type ScoredIdea } from './figures.ts';

const COLUMNS: readonly (readonly [title: string, figure: keyof Figures])[] = [
  ['recall', 'entityRecall'],
  ['precision', 'entityPrecision'],
  ['attributes', 'attributes'],
  ['relations', 'relations'],
  ['links', 'linkPrecision'],
  ['enums', 'enums'],
  ['thin', 'thinTables'],
  ['types', 'saneTypes'],
];

/** The figures as a table for people, one line for each style and one for all. */
export function figureTable(scored: readonly ScoredIdea[]): string {
  const related = scored.filter(({ idea }) => isRelated(idea));
  const styles = [...new Set(related.map(({ idea }) => idea.style))];
  const line = (name: string, of: readonly ScoredIdea[]): string => {
    const figures = figuresOf(of);
    const cells = COLUMNS.map(([title, figure]) => (100 * figures[figure]).toFixed(1).padStart(title.length + 2));
    return `${name.padEnd(12)}${String(of.length).padStart(4)}${cells.join('')}`;
  };
  const all = figuresOf(scored);
  const unrelated = scored.filter(({ idea }) => !isRelated(idea));
  return [
    `${'style'.padEnd(12)}   n${COLUMNS.map(([title]) => `  ${title}`).join('')}`,
    ...styles.map((style) =>
      line(
        style,
        related.filter(({ idea }) => idea.style === style),
      ),
    ),
    line('all', related),
    `unrelated refused with the right code: ${unrelated.filter(isRightlyRefused).length} of ${unrelated.length}; ` +
      `related refused: ${all.relatedRefused} of ${related.length}; invalid: ${all.invalidModels}`,
  ].join('\n');
}

/** What is missing or too much, one idea a line; ideas without a fault are left out. */
export function faultLines(scored: readonly ScoredIdea[]): readonly string[] {
  return scored.flatMap((one) => {
    const faults = faultsOf(one);
    return faults.length === 0 ? [] : [`${one.idea.id}: ${faults.join(' | ')}`];
  });
}

function faultsOf({ idea, produced, score, quality, soundness }: ScoredIdea): readonly string[] {
  if (!isRelated(idea)) {
    return produced.error === idea.expectError ? [] : [`${produced.error ?? 'accepted'}, not ${idea.expectError}`];
  }
  if (produced.error !== undefined) return [produced.error];
  return Object.entries({
    'no table': score?.entities.missed,
    'too many': score?.precision.missed,
    'no column': score?.attributes.missed,
    'no relation': score?.relations.missed,
    'too many links': score?.links.missed,
    'no values': score?.enums.missed,
    invalid: score?.invalid,
    thin: quality?.thin,
    type: quality?.mistyped,
    groundless: soundness?.groundless,
    foreign: soundness?.foreign,
    stuck: soundness?.stuck,
  }).flatMap(([what, names = []]) => (names.length === 0 ? [] : [`${what}: ${names.join(', ')}`]));
}
