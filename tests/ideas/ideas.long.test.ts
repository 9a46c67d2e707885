import { createHash } from 'node:crypto';
import { understandIdea } from '@backsmith/idea';
import { readSchema } from '@backsmith/schema';
import { describe, expect, test } from 'vitest';
import { type Idea, isRelated } from './gold.ts';
import { readIdeas } from './read-ideas.ts';
import { mayRecord, recordedFigures } from './recorded.ts';
import { figuresOf, regressions, scoreIdeas } from './scorer/figures.ts';
import { faultLines, figureTable } from './scorer/print.ts';
import { type Produced, producedTables } from './scorer/produced.ts';

const ideas = readIdeas();
const related = ideas.filter(isRelated);

describe('the ideas', () => {
  test('are at least 150, of which twenty are to be refused, no two alike', () => {
    expect(ideas.length).toBeGreaterThanOrEqual(150);
    expect(ideas.length - related.length).toBe(20);
    expect(new Set(ideas.map(({ id }) => id)).size).toBe(ideas.length);
    expect(new Set(ideas.map(({ prompt }) => prompt)).size).toBe(ideas.length);
  });

  test.each(related.map((idea) => [idea.id, idea] as const))('%s speaks of things its gold names', (_id, { gold }) => {
    const must = gold.entities.map(({ name }) => name);
    const named = new Set([...must, ...gold.optional.map(({ name }) => name)]);
    const unknown = [
      ...gold.attributes.map(({ entity }) => entity),
      ...gold.enums.map(({ entity }) => entity),
      ...gold.relations.flatMap(({ from, to }) => [from, to]),
    ].filter((name) => !named.has(name));
    expect(unknown).toEqual([]);
    expect(new Set(must).size).toBe(must.length);
    expect(gold.entities.length).toBeGreaterThan(0);
    expect(gold.enums.filter(({ values }) => values.length < 2)).toEqual([]);
  });
});

/** Whether an idea is of the half nobody reads who works on the engine, see README.md. */
function isHeld({ id }: Idea): boolean {
  return (createHash('sha256').update(id).digest()[0] ?? 0) % 2 === 1;
}

function produce(prompt: string): Produced {
  const understood = understandIdea(prompt);
  if (understood.kind === 'refusal') return { tables: [], error: understood.refusal.code };
  const { value, diagnostics } = readSchema(understood.value.sql);
  // A schema of ours gives the reader nothing to find; it fits several databases, so the dialect may be a guess.
  expect(diagnostics.filter(({ code }) => code !== 'dialect-guessed')).toEqual([]);
  return { tables: producedTables(value.schema) };
}

/** Written later than the others, in trades and voices of their own: recorded apart, so that neither hides the other. */
const isLater = ({ id }: Idea): boolean => /^(?:depot|harbour)-/u.test(id);

/** Written after those, without a look at what the engine makes of them. */
const isLast = ({ id }: Idea): boolean => /^(?:quay|mill)-/u.test(id);

/** Written in the ways people type: notes, lists, one long sentence, no articles. */
const isTyped = ({ id }: Idea): boolean => id.startsWith('attic-');

/** Twelve trades, twice each, in the voices of those who run them. */
const isTrade = ({ id }: Idea): boolean => id.startsWith('lantern-');

/** A dozen more, half of them held, in the first person more often than others. */
const isDozen = ({ id }: Idea): boolean => id.startsWith('ferry-');

/** Seventy more, in the ways people ask for what they know by name: most in one line, or as notes. */
const isAsked = ({ id }: Idea): boolean => /^(?:bridge|ticker)-/u.test(id);

const isFirst = (idea: Idea): boolean => ![isLater, isLast, isTyped, isTrade, isDozen, isAsked].some((is) => is(idea));

describe.each([
  ['ideas', ideas.filter(isFirst)],
  ['laterIdeas', ideas.filter(isLater)],
  ['lastIdeas', ideas.filter(isLast)],
  ['typedIdeas', ideas.filter(isTyped)],
  ['tradeIdeas', ideas.filter(isTrade)],
  ['dozenIdeas', ideas.filter(isDozen)],
  ['askedIdeas', ideas.filter(isAsked)],
])('what our own rules make of the %s', (name, of) => {
  test('is no worse than recorded', () => {
    const scored = scoreIdeas(of, new Map(of.map(({ id, prompt }) => [id, produce(prompt)])));
    console.log(figureTable(scored));
    if (process.env['SHOW_FAULTS'] === '1')
      for (const line of faultLines(scored.filter(({ idea }) => !isHeld(idea)))) console.log(line);
    const figures = figuresOf(scored);
    mayRecord(name, figures);
    expect(regressions(recordedFigures(name), figures)).toEqual([]);
  });
});
