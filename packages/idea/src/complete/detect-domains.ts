import { singularize } from '@backsmith/text';
import { tag } from '../read/tag.ts';
import type { Token } from '../read/tokenise.ts';
import { knowledge, type Domain } from '../vocabulary/knowledge.ts';

export type DomainMatch = { readonly domain: Domain; readonly score: number };

/** The domains a text speaks of, the likeliest first; words of the first sentence count more. */
export function detectDomains(
  sentences: readonly (readonly Token[])[],
  entities: readonly string[],
): readonly DomainMatch[] {
  const weights = new Map<string, number>();
  sentences.forEach((tokens, at) => {
    for (const phrase of wordRuns(tokens)) weights.set(phrase, Math.max(weights.get(phrase) ?? 0, at === 0 ? 3 : 1));
  });
  const own = new Set(entities);
  return knowledge()
    .domains.map((domain) => ({ domain, score: scoreOf(domain, weights, own) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}

function scoreOf(domain: Domain, weights: ReadonlyMap<string, number>, entities: ReadonlySet<string>): number {
  const cues = domain.cues.reduce((sum, cue) => sum + (weights.get(cue) ?? 0) * (cue.includes(' ') ? 1.5 : 1), 0);
  const core = domain.core.filter((key) => entities.has(key)).length;
  return cues === 0 ? 0 : cues + core * 0.5;
}

/** Runs of one to three words that are no verbs, as written and with the last word in the singular. */
function wordRuns(tokens: readonly Token[]): readonly string[] {
  const tags = tag(tokens);
  const words = tokens.filter(({ kind }, at) => kind === 'word' && tags[at] !== 'V').map(({ lower }) => lower);
  const runs: string[] = [];
  words.forEach((_, at) => {
    for (let length = 1; length <= 3 && at + length <= words.length; length += 1) {
      const run = words.slice(at, at + length);
      runs.push(run.join(' '), [...run.slice(0, -1), singularize(run.at(-1) ?? '')].join(' '));
    }
  });
  return runs;
}
