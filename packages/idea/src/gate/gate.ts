import type { BuiltDraft } from '../complete/build-draft.ts';
import { isWanted, type ChosenModel } from '../complete/choose-model.ts';
import type { Extraction } from '../extract/extract.ts';
import { findThing } from '../extract/thing-class.ts';
import { foreignLanguage } from '../vocabulary/foreign-language.ts';
import type { Refusal } from '../result.ts';
import { suggestIdeas } from './suggest-ideas.ts';

const SHORTEST_IDEA = 20;

/** Refusals that need no reading: nothing there, or too little. */
export function refuseEarly(text: string): Refusal | undefined {
  const idea = text.trim();
  if (idea === '')
    return {
      code: 'EMPTY_IDEA',
      message: 'Please provide a detailed idea for your application.',
      suggestions: suggestIdeas(''),
    };
  if (idea.length >= SHORTEST_IDEA) return undefined;
  return {
    code: 'IDEA_TOO_SHORT',
    message: `Please provide more details (${idea.length}/${SHORTEST_IDEA} characters minimum).`,
    suggestions: suggestIdeas(idea),
  };
}

const QUESTION =
  /^\s*(?:(?:what|who|whose|where|when|why|how|which)\b(?!.{0,40}\bapp\b)|(?:is|are|was|were|does|do|did|will|should)\s+\w+.*\?|(?:can|could|would) you\b(?!.{0,25}\b(?:build|make|create|design|develop)\b)|translate\b|(?:please |could you |can you |i need you to )?write (?:me |down )?(?:a|an|some|the|my) (?:\w+ ){0,3}(?:poem|song|story|essay|letter|joke|function|script|regex|query|loop|method|paragraph|speech|tweet|caption|article|haiku|limerick|summary|resume|toast)\b|(?:please )?(?:rewrite|rephrase|proofread|paraphrase|debug|refactor)\b|explain\b|tell me\b|calculate\b|solve\b|summari[sz]e\b|define\b|hello\b|hi there\b|hey\b|good (?:morning|evening|afternoon)\b|thanks?\b)/iu;
/** A question at the end, whatever it begins with. */
const ASKS = /\b(?:what|when|how|why|which|who|where)\b[^.?!]{0,120}\?\s*$/iu;
const COOKING =
  /\b(?:mix|stir|bake|boil|fry|preheat|whisk|simmer|knead|chop|pour|sprinkle|season with|let it (?:cool|rest))\b/giu;
const CODE =
  /\b\w{1,60}Exception\b|\b[A-Z]\w{1,40}Error\b|\b\w+\.\w+\(|\bnpm (?:install|run)\b|stack ?trace|\bSELECT\b.+\bFROM\b|console\.log|<script\b|\bDROP TABLE\b|\bdocument\.\w+|#include|public static void/u;
const NARRATIVE =
  /\b(?:i love|i miss|i dream|i feel|once upon a time|my heart|the moon|the stars|roses are|yesterday i|last night|he said|she said|i remember)\b/giu;

/** How much of a text is looked at for ways of speaking; what it says is read to the end. */
const JUDGED = 4_000;

/** A system of a kind the library knows is an idea, in however few words. */
const NAMED = 2.4;

/** Refuses what is no idea for an application, judged by what was found in it rather than by single words. */
export function refuseUnrelated(
  text: string,
  extraction: Extraction,
  built: BuiltDraft,
  model?: ChosenModel,
): Refusal | undefined {
  const named = model !== undefined && isWanted(text, extraction.findings) ? NAMED : 0;
  if (named + evidence(text.slice(0, JUDGED), extraction, built) >= 2.4 && built.draft.tables.size > 0)
    return undefined;
  return {
    code: 'UNRELATED_IDEA',
    message:
      foreignLanguage(text)?.message ??
      'This does not read like an idea for an application. Say which things it should keep and how they belong together.',
    suggestions: suggestIdeas(text),
  };
}

function count(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length;
}

function evidence(text: string, { findings, sentences }: Extraction, { stated, draft, matches }: BuiltDraft): number {
  const tables = [...draft.tables.values()].filter(({ origin }) => origin === 'stated');
  const known = stated.filter((key) => findThing(key) !== undefined).length;
  const relations = findings.relations.filter(({ weak }) => !weak).length;
  const plurals = [...findings.concepts.values()].filter(
    ({ plurals: many, mentions }) => many > 0 && mentions > 0,
  ).length;
  const { cue, wish } = findings.evidence;
  const domain = matches[0]?.score ?? 0;
  let score = (cue ? 2 : 0) + (wish ? 1 : 0);
  score +=
    0.7 * Math.min(relations, 3) +
    0.5 * Math.min(plurals, 4) +
    0.6 * Math.min(known, 3) +
    0.4 * Math.min(tables.length, 3);
  score += domain >= 4.5 ? 0.7 : 0;
  score += findings.fragment && known + findings.frameEvents.length > 0 ? 1.5 : 0;
  score += worthOf(findings.attributes.length);
  score += findings.attributes.some(({ values }) => values !== undefined) ? 0.8 : 0;
  score -=
    2.5 *
    nonsense(sentences.flatMap((tokens) => tokens.filter(({ kind }) => kind === 'word').map(({ lower }) => lower)));
  const weight = cue || wish ? 0.5 : 1;
  score -= asking(text.trim(), findings.evidence);
  score -= weight * (1.8 * Math.min(count(text, COOKING), 3) + 1.5 * Math.min(count(text, NARRATIVE), 3));
  return score;
}

/** How much a number of attributes speaks for a description of data. */
function worthOf(attributes: number): number {
  if (attributes > 4) return 1.7;
  if (attributes > 2) return 1.2;
  return attributes > 0 ? 0.4 : 0;
}

/** How much a text reads as a question or a request about something else. */
function asking(text: string, { cue, wish }: Extraction['findings']['evidence']): number {
  const asks = !wish && ASKS.test(text);
  const isCode = CODE.test(text);
  if (cue) return isCode && asks ? 5.5 : 0;
  const code = isCode ? 3.5 : 0;
  if (QUESTION.test(text)) return code + (/\?\s*$/u.test(text) ? 4.5 : 3.5);
  return code + (asks ? 3.5 : 0);
}

/** 0 to 2: how much of a text is no words at all. */
function nonsense(words: readonly string[]): number {
  if (words.length === 0) return 2;
  const odd = words.filter(
    (word) =>
      word.length > 2 &&
      (!/[aeiouy]/u.test(word) ||
        /[^aeiouy\d]{5}/u.test(word) ||
        /(.)\1\1/u.test(word) ||
        /asdf|qwe|zxcv|hjkl|lkjh|sdfg/u.test(word)),
  ).length;
  const share = odd / words.length;
  const variety = new Set(words).size / words.length;
  const some = share > 0.15 ? 0.8 : 0;
  return (share > 0.3 ? 2 : some) + (words.length > 8 && variety < 0.4 ? 0.8 : 0);
}
