/**
 * Scores what was made of ideas: `node tests/ideas/score.ts <folder> [--faults] [--gold <file>] [--half open|held]`. The
 * folder holds one `<id>.json` per idea as `backsmith idea --json` prints it.
 * `--gold` takes ideas from a JSON file instead of ours, `--half` the half that may be read or the one that may not;
 * `--print-gold` prints ours as such a file and `--print-prompts` the texts alone, one JSON line each.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Schema } from '@backsmith/schema';
import { type Idea, isRelated } from './gold.ts';
import { readIdeas } from './read-ideas.ts';
import { scoreIdeas } from './scorer/figures.ts';
import { faultLines, figureTable } from './scorer/print.ts';
import { type Produced, producedTables } from './scorer/produced.ts';

type Answer = Partial<Pick<Schema, 'tables' | 'foreignKeys'>> & { readonly error?: { readonly code: string } };

function readProduced(file: string): Produced {
  const { tables, foreignKeys, error } = JSON.parse(readFileSync(file, 'utf8')) as Answer;
  if (error !== undefined) return { tables: [], error: error.code };
  if (tables === undefined || foreignKeys === undefined) throw new Error(`${file} holds neither a schema nor an error`);
  return { tables: producedTables({ tables, foreignKeys }) };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    faults: { type: 'boolean' },
    gold: { type: 'string' },
    half: { type: 'string' },
    'print-gold': { type: 'boolean' },
    'print-prompts': { type: 'boolean' },
  },
});

const NOTHING_FORBIDDEN = { forbidden: [] };

function givenIdeas(file: string): readonly Idea[] {
  const { prompts } = JSON.parse(readFileSync(file, 'utf8')) as { readonly prompts: readonly Idea[] };
  return prompts.map((idea) => (isRelated(idea) ? { ...idea, gold: { ...NOTHING_FORBIDDEN, ...idea.gold } } : idea));
}

/** Whether an idea is of the half that nobody reads who works on the engine, see README.md. */
function isHeld({ id }: Idea): boolean {
  return (createHash('sha256').update(id).digest()[0] ?? 0) % 2 === 1;
}

function halfOf(ideas: readonly Idea[], half: string | undefined): readonly Idea[] {
  return half === undefined ? ideas : ideas.filter((idea) => isHeld(idea) === (half === 'held'));
}

const ideas = halfOf(values.gold === undefined ? readIdeas() : givenIdeas(values.gold), values.half);
const [folder] = positionals;
if (values['print-gold']) console.log(JSON.stringify({ version: 1, name: 'ideas', prompts: ideas }, undefined, 1));
else if (values['print-prompts']) for (const { id, prompt } of ideas) console.log(JSON.stringify({ id, prompt }));
else if (folder === undefined) throw new Error('Which folder of produced schemas?');
else {
  const files = ideas.map(({ id }) => [id, path.join(folder, `${id}.json`)] as const);
  const scored = scoreIdeas(
    ideas,
    new Map(files.filter(([, file]) => existsSync(file)).map(([id, file]) => [id, readProduced(file)])),
  );
  console.log(figureTable(scored));
  if (values.faults && values.half !== 'held') for (const line of faultLines(scored)) console.log(line);
}
