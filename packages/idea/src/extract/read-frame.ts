import { addAll } from '@backsmith/text';
import { isPluralNoun, type Token } from '../read/tokenise.ts';
import { DETERMINERS, FRAME_EVENTS, FRAME_NOUNS, SUBJECT_PRONOUNS } from '../vocabulary/grammar-words.ts';
import { VERBS } from '../vocabulary/verbs.ts';
import { isAttributePhrase } from '../vocabulary/attribute-type.ts';
import { isKnown } from './classify.ts';
import type { Findings } from './findings.ts';
import { readFragment } from './read-fragment.ts';

/** The whole idea may be a few nouns: "bus ticket reservations". */
function readBareFragment(findings: Findings, rest: readonly Token[], whole: readonly Token[]): readonly Token[] {
  const words = rest.filter(({ kind }) => kind === 'word');
  const end = rest.findIndex(({ lower, kind }) => kind !== 'word' || BREAKS.has(lower));
  const head = end < 0 ? rest : rest.slice(0, end);
  const isFragment =
    words.length === whole.filter(({ kind }) => kind === 'word').length &&
    words.length < 12 &&
    head.length > 1 &&
    !rest.some((token, at) => isFinite(rest, token, at));
  if (!isFragment) return rest;
  readFragment(findings, withoutOrder(head));
  findings.fragment = true;
  return withoutLead(rest.slice(head.length));
}

/** "track vaccinations of our herds": what the software is told to do is no thing. */
function withoutOrder(words: readonly Token[]): readonly Token[] {
  const [first, second] = words;
  if (first === undefined || second === undefined || VERBS.get(first.lower)?.sense !== 'keeps') return words;
  return isPluralNoun(second) || DETERMINERS.has(second.lower) ? words.slice(1) : words;
}

function isFinite(tokens: readonly Token[], token: Token, at: number): boolean {
  if (
    ['is', 'are', 'has', 'have', 'can', 'should', 'must', 'will', 'i', 'we', 'who', 'that', 'you', 'my', 'me'].includes(
      token.lower,
    )
  )
    return true;
  if (isSubjectVerb(tokens, at) || isDoneByOne(tokens, at)) return true;
  const form = isKnown(token.base) || FRAME_EVENTS.has(token.lower) ? undefined : VERBS.get(token.lower)?.form;
  const next = tokens[at + 1];
  const hasObject = next !== undefined && (DETERMINERS.has(next.lower) || isPluralNoun(next));
  return form === 'past' || form === 's' || (form === 'base' && hasObject);
}

const WISHES = new Set([
  'want',
  'need',
  'build',
  'create',
  'make',
  'develop',
  'looking',
  'design',
  'like',
  'building',
  'planning',
]);
const BREAKS = new Set([
  ':',
  ',',
  'where',
  'which',
  'that',
  'with',
  'for',
  '-',
  'to',
  '(',
  'who',
  'when',
  'in',
  'of',
  'so',
  'and',
  'or',
  'is',
  'are',
  'can',
]);

/**
 * Reads the words that say what software is wanted: "A canoe rental app for …". They are no tables, but an event among them
 * is (`rental`), and so is the noun before it. Gives the sentence without them.
 */
export function readFrame(findings: Findings, tokens: readonly Token[]): readonly Token[] {
  const start = skipWish(findings, tokens);
  const end = frameEnd(tokens, start);
  if (end === undefined) return readBareFragment(findings, tokens.slice(start), tokens);
  findings.evidence.cue = true;
  const words = tokens.slice(start, end).filter(({ kind }) => kind === 'word');
  addAll(
    findings.frameWords,
    words.map(({ lower }) => lower),
  );
  readFragment(findings, words);
  return withoutLead(tokens.slice(end));
}

function skipWish(findings: Findings, tokens: readonly Token[]): number {
  const early = tokens.slice(0, 8).findIndex(({ lower }) => WISHES.has(lower));
  if (early < 0 || isPluralNoun(tokens[early - 1])) return 0;
  findings.evidence.wish = true;
  let at = early;
  while (at < tokens.length && at < 14 && isWishWord(tokens[at])) at += 1;
  return at;
}

function isWishWord(token: Token | undefined): boolean {
  if (token === undefined) return false;
  return (
    WISHES.has(token.lower) ||
    [
      'to',
      'a',
      'an',
      'the',
      'me',
      'us',
      'some',
      'i',
      'we',
      'have',
      'simple',
      'my',
      'our',
      'for',
      'new',
      'small',
    ].includes(token.lower)
  );
}

/** The place behind the last word of the frame, if there is one before anything else is said. */
function frameEnd(tokens: readonly Token[], from: number): number | undefined {
  let end: number | undefined;
  for (let at = from; at < Math.min(tokens.length, from + 10); at += 1) {
    const token = tokens[at];
    if (token === undefined || BREAKS.has(token.lower)) break;
    if (isSubjectVerb(tokens, at)) break;
    if (FRAME_NOUNS.has(token.lower) || (FRAME_NOUNS.has(token.base) && !isKnown(token.base))) end = at + 1;
    else if (endsEventFrame(tokens, at)) end = at + 1;
  }
  const fragment = fragmentEnd(tokens, from);
  if (fragment !== undefined) return Math.max(fragment, end ?? 0);
  if (end === undefined || isVerbBehind(tokens, end)) return undefined;
  return end;
}

/** Words before a colon or a dash with no verb among them only name the idea: "Art gallery: …". */
function fragmentEnd(tokens: readonly Token[], from: number): number | undefined {
  const at = tokens.findIndex(({ lower }, index) => index >= from && (lower === ':' || lower === '-'));
  if (at < 1 || at - from > 7) return undefined;
  const words = tokens.slice(from, at);
  const isPlain = words.every(
    ({ kind, lower, base }) =>
      kind === 'word' &&
      !['and', 'with', 'of', 'where', 'have', 'has', 'per', 'each', 'every'].includes(lower) &&
      !SUBJECT_PRONOUNS.has(lower) &&
      (lower === base || FRAME_NOUNS.has(lower) || !isKnown(base)),
  );
  return isPlain && !holdsProperties(tokens, at) ? at : undefined;
}

/** "Boat: name, length, engine type": what stands before the colon is the thing that has them. */
function holdsProperties(tokens: readonly Token[], colon: number): boolean {
  if (tokens[colon]?.lower !== ':' || !isKnown(tokens[colon - 1]?.base ?? '')) return false;
  const parts: string[][] = [[]];
  for (const { lower, kind } of tokens.slice(colon + 1)) {
    if (lower === ',' || lower === 'and') parts.push([]);
    else if (kind === 'word') parts.at(-1)?.push(lower);
  }
  const properties = parts.filter((words) => words.length > 0 && isAttributePhrase(words)).length;
  return properties > 2 && properties * 2 >= parts.length;
}

/** "Event ticketing: …", "Car rental for …": an event alone can name what is wanted. */
function endsEventFrame(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]?.lower;
  const lower = tokens[at]?.lower ?? '';
  return (
    FRAME_EVENTS.has(lower) &&
    at > 0 &&
    lower === tokens[at]?.base &&
    (next === undefined || next === ':' || next === 'for' || next === 'with' || next === '-')
  );
}

function isSubjectVerb(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (token === undefined || before === undefined) return false;
  const verb = VERBS.get(token.lower);
  return verb?.form === 'base' && !FRAME_NOUNS.has(token.lower) && before.base !== before.lower;
}

/** "A toll operator runs plazas": what one does, be the word a noun elsewhere. */
function isDoneByOne(tokens: readonly Token[], at: number): boolean {
  const [first, before, token, next] = [tokens[0], tokens[at - 1], tokens[at], tokens[at + 1]];
  if (at < 2 || !['a', 'an', 'the', 'our', 'my'].includes(first?.lower ?? '') || before?.kind !== 'word') return false;
  if (next === undefined || before.base !== before.lower || VERBS.get(token?.lower ?? '')?.form !== 's') return false;
  return DETERMINERS.has(next.lower) || isPluralNoun(next) || next.kind === 'number';
}

function isVerbBehind(tokens: readonly Token[], end: number): boolean {
  const next = tokens[end]?.lower ?? '';
  const word = tokens[end - 1];
  if (word !== undefined && word.base !== word.lower && VERBS.get(next)?.form === 'base') return true;
  if (
    word !== undefined &&
    isKnown(word.base) &&
    ['have', 'has', 'can', 'are', 'is', 'contain', 'contains', 'belong'].includes(next)
  )
    return true;
  return false;
}

function withoutLead(tokens: readonly Token[]): readonly Token[] {
  let at = 0;
  while (
    at < tokens.length &&
    [':', ',', '-', 'where', 'that', 'which', 'so', 'with', 'including'].includes(tokens[at]?.lower ?? '')
  )
    at += 1;
  return tokens.slice(at);
}
