import { pluralize } from '@backsmith/text';
import { wordSet } from '../model/word-set.ts';
import type { Token } from '../read/tokenise.ts';
import {
  ADVERBS,
  BE_FORMS,
  DETERMINERS,
  FRAME_NOUNS,
  MODALS,
  NOISE_NOUNS,
  PLAIN_ADJECTIVES,
  PREPOSITIONS,
  PRONOUNS,
  RELATIVES,
} from '../vocabulary/grammar-words.ts';
import { VERBS } from '../vocabulary/verbs.ts';
import { conceptKey } from './concept-key.ts';
import { mention, type Findings } from './findings.ts';

/** What holds the things, where it stands behind them: a fridge network keeps fridges. */
const HOLDERS = wordSet(
  'collection network community group association organization initiative project company business',
);
/** Longer names are cut to their last words. */
const MOST_WORDS = 2;

/**
 * Where a text asks for software and names nothing that becomes a table, what it is for is the thing to keep: "a backend for a community
 * fridge network" keeps community fridges.
 */
export function nameSubject(findings: Findings, [first = []]: readonly (readonly Token[])[]): void {
  const { evidence, frameEvents } = findings;
  if (!evidence.cue || !evidence.wish || frameEvents.length > 0) return;
  const at = first.findLastIndex(({ lower }) => ['for', 'of', 'about'].includes(lower));
  const words = nameIn(first.slice(at + 1)) ?? nameIn(first.slice(0, Math.max(at, 0)));
  if (words === undefined) return;
  const last = words.at(-1) ?? '';
  const phrase = { words: [...words.slice(0, -1), pluralize(last)], key: words.join(' '), plural: true };
  mention(findings, conceptKey({ words }), phrase, 'object').certain = true;
}

/** The last words that can be a name, each as it stands in one of them. */
function nameIn(tokens: readonly Token[]): readonly string[] | undefined {
  let named = tokens.filter((token) => token.kind === 'word').filter(({ lower, base }) => !isLittle(lower, base));
  while (named.length > 1 && HOLDERS.has(named.at(-1)?.base ?? '')) named = named.slice(0, -1);
  const words = named.slice(-MOST_WORDS).map(({ lower, base }, at, all) => (at === all.length - 1 ? base : lower));
  return words.length === 0 || words.every((word) => word.length < 3) ? undefined : words;
}

function isLittle(lower: string, base: string): boolean {
  const isGrammar = [ADVERBS, BE_FORMS, DETERMINERS, MODALS, PLAIN_ADJECTIVES, PREPOSITIONS, PRONOUNS, RELATIVES].some(
    (list) => list.has(lower),
  );
  return isGrammar || FRAME_NOUNS.has(base) || NOISE_NOUNS.has(base) || VERBS.has(lower);
}
