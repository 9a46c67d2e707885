import { addAll, singularize } from '@backsmith/text';
import { DETERMINERS, PLAIN_ADJECTIVES } from '../vocabulary/grammar-words.ts';
import { isAttributePhrase } from '../vocabulary/attribute-type.ts';
import { knowledge, normalPhrase } from '../vocabulary/knowledge.ts';
import { VERBS, type Verb } from '../vocabulary/verbs.ts';
import { findLists, type Segment } from './find-lists.ts';
import type { Item, Phrase } from './items.ts';
import { tag } from './tag.ts';
import type { Tag } from './tag-state.ts';
import { SAME_FORM } from './tag-verb.ts';
import { isPluralNoun, type Token } from './tokenise.ts';
import { isCompound, isPersonToken } from './word-kinds.ts';

/** A sentence's words as phrases, verbs, signs and lists. */
export function chunk(tokens: readonly Token[]): readonly Item[] {
  return findLists(tokens).flatMap((segment) => (segment.kind === 'list' ? [segment.item] : chunkWords(segment)));
}

function chunkWords({ tokens }: Extract<Segment, { kind: 'words' }>): readonly Item[] {
  const tags = tag(tokens);
  const items: Item[] = [];
  let at = 0;
  while (at < tokens.length) {
    const end = phraseEnd(tags, at);
    if (end > at) {
      const border = contactBorder(tokens, tags, at, end);
      if (border > at)
        items.push(...phraseItems(tokens.slice(at, border), tags.slice(at, border)), {
          kind: 'relative',
          word: 'that',
        });
      addAll(items, phraseItems(tokens.slice(border, end), tags.slice(border, end)));
      at = end;
      continue;
    }
    const item = wordItem(tokens, tags, at, items);
    if (item !== undefined) items.push(item);
    at += 1;
  }
  return items;
}

/** "tools neighbours can borrow": where what persons do something with stands right before them. */
function contactBorder(tokens: readonly Token[], tags: readonly Tag[], from: number, end: number): number {
  const [thing, person] = [tokens[end - 2], tokens[end - 1]];
  if (end - from < 2 || thing === undefined || person === undefined || tags[end - 2] !== 'N') return from;
  if (isCompound(thing, person) || knowledge().byName.has(`${thing.lower} ${person.base}`)) return from;
  const acts = tags[end] === 'M' || (tags[end] === 'V' && VERBS.get(tokens[end]?.lower ?? '')?.form === 'base');
  return acts && isPluralNoun(thing) && isPluralNoun(person) && isPersonToken(person) ? end - 1 : from;
}

function phraseEnd(tags: readonly Tag[], from: number): number {
  let at = from;
  while (tags[at] !== undefined && 'DJXNS'.includes(tags[at] ?? '')) at += 1;
  return at;
}

function wordItem(
  tokens: readonly Token[],
  tags: readonly Tag[],
  at: number,
  items: readonly Item[],
): Item | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  switch (tags[at]) {
    case 'V':
      return verbItem(token, tags, tokens, at, items);
    case 'B':
      return followedByParticiple(tokens, tags, at) ? undefined : { kind: 'be', modal: precededBy(tags, at, 'M') };
    case 'P':
      return { kind: 'prep', word: token.lower };
    case 'C':
      return { kind: 'sign', text: token.lower };
    case 'Z':
      return { kind: 'sign', text: token.text };
    case 'W':
      return { kind: 'relative', word: token.lower };
    case 'R':
      return { kind: 'pronoun', word: token.lower };
    default:
      return undefined;
  }
}

function precededBy(tags: readonly Tag[], at: number, wanted: Tag): boolean {
  let index = at - 1;
  while (tags[index] === 'A' || tags[index] === 'B' || tags[index] === 'T') index -= 1;
  return tags[index] === wanted;
}

function followedByParticiple(tokens: readonly Token[], tags: readonly Tag[], at: number): boolean {
  let index = at + 1;
  while (tags[index] === 'A' || tags[index] === 'B') index += 1;
  return tags[index] === 'V' && tokens[index] !== undefined;
}

function verbItem(
  token: Token,
  tags: readonly Tag[],
  tokens: readonly Token[],
  at: number,
  items: readonly Item[],
): Item {
  const verb: Verb = VERBS.get(token.lower) ?? {
    lemma: token.lower.replace(/(?:ed|s)$/u, ''),
    form: token.lower.endsWith('ed') ? 'past' : 'base',
    participle: token.lower.endsWith('ed'),
    sense: 'other',
  };
  let before = at - 1;
  while (tags[before] === 'A') before -= 1;
  const be = tags[before] === 'B';
  const last = items.at(-1);
  const next = tokens[at + 1]?.lower ?? '';
  const afterNoun = last?.kind === 'phrase' || (last?.kind === 'sign' && last.text !== 'and' && last.text !== 'or');
  const reduced =
    verb.participle &&
    !be &&
    afterNoun &&
    ['by', 'in', 'on', 'to', 'from', 'at', 'with', 'for', 'against', ''].includes(next);
  return {
    kind: 'verb',
    verb,
    word: token.lower,
    passive:
      reduced || (be ? verb.participle || SAME_FORM.has(verb.lemma) : isPassiveAgain(verb, tags[before], next, items)),
    modal: precededBy(tags, at, 'M'),
    attached: (verb.form === 'ing' && !be) || reduced,
    negative: tokens
      .slice(Math.max(0, at - 3), at)
      .some(({ lower }) => lower === 'not' || lower.endsWith("n't") || lower === 'never'),
  };
}

/** "weighed at a station, graded and paid": "is" is said once. */
function isPassiveAgain(verb: Verb, previous: Tag | undefined, next: string, items: readonly Item[]): boolean {
  if (verb.form !== 'past' || !verb.participle || (previous !== 'C' && previous !== 'Z') || DETERMINERS.has(next))
    return false;
  const earlier = items.findLast((item) => item.kind === 'verb' || item.kind === 'be');
  return earlier?.kind === 'verb' && earlier.passive && !earlier.attached;
}

/** A run of determiners, adjectives, nouns and possessive signs as one phrase with its owner, or as adjectives alone. */
function phraseItems(tokens: readonly Token[], tags: readonly Tag[]): readonly Item[] {
  let owner: Phrase | undefined;
  let start = 0;
  const items: Item[] = [];
  const close = (end: number): void => {
    const phrase = readPhrase(tokens.slice(start, end), tags.slice(start, end), owner);
    if (phrase !== undefined) items.push({ kind: 'phrase', phrase });
    else
      addAll(
        items,
        tokens
          .slice(start, end)
          .filter((_, index) => tags[start + index] === 'J')
          .map(({ lower }): Item => ({ kind: 'adjective', word: lower })),
      );
  };
  for (let at = 0; at < tokens.length; at += 1) {
    if (tags[at] === 'S') {
      owner = readPhrase(tokens.slice(start, at), tags.slice(start, at), undefined);
      start = at + 1;
    } else if (tags[at] === 'D' && at > start && tags[at - 1] === 'N') {
      close(at);
      owner = undefined;
      start = at;
    }
  }
  const border = secondPlural(tokens.slice(start), tags.slice(start));
  if (border > 0) {
    close(start + border);
    owner = undefined;
    start += border;
  }
  close(tokens.length);
  return items;
}

/** "for each object conservators draw up …": behind "each" one thing stands, so the plural is the next one. */
function secondPlural(tokens: readonly Token[], tags: readonly Tag[]): number {
  const last = tokens.length - 1;
  const determiners = tokens.filter((_, at) => tags[at] === 'D' || tags[at] === 'X').map(({ lower }) => lower);
  if (last < 2 || determiners.length !== 1 || !['each', 'every'].includes(determiners[0] ?? '')) return 0;
  return tags[last] === 'N' && tags[last - 1] === 'N' && isPluralNoun(tokens[last]) ? last : 0;
}

const MANY = new Set(['many', 'several', 'multiple', 'various', 'numerous']);

function readPhrase(tokens: readonly Token[], tags: readonly Tag[], owner: Phrase | undefined): Phrase | undefined {
  const determiners = tokens.filter((_, at) => tags[at] === 'D').map(({ lower }) => lower);
  const determiner = determiners.includes('other') ? 'other' : determiners[0];
  const last = tags.lastIndexOf('N');
  const content = tokens.filter(
    (_, at) =>
      tags[at] === 'N' || (tags[at] === 'J' && at < last) || (tags[at] === 'X' && at > 0 && tags[at - 1] === 'N'),
  );
  if (!tokens.some((_, at) => tags[at] === 'N')) return undefined;
  const words = content.map(({ lower }) => lower);
  const tagged = new Set(tokens.filter((_, at) => tags[at] === 'J').map(({ lower }) => lower));
  const adjectives: string[] = [];
  const isAdjective = (word: string): boolean => PLAIN_ADJECTIVES.has(word) || tagged.has(word);
  while (words.length > 1 && isAdjective(words[0] ?? '') && !keepsAdjective(words))
    adjectives.push(words.shift() ?? '');
  const head = words.at(-1) ?? '';
  const base = singularize(head);
  return {
    words,
    key: [...words.slice(0, -1), base].join(' '),
    plural: base !== head || MANY.has(determiner ?? ''),
    ...(determiner === undefined ? {} : { determiner }),
    ...(owner === undefined ? {} : { owner }),
    ...(adjectives.length === 0 ? {} : { adjective: adjectives.join(' ') }),
  };
}

/** Adjectives that belong to the name: `due date`, `private message`, `estimated value`. */
function keepsAdjective(words: readonly string[]): boolean {
  return knowledge().byName.has(normalPhrase(words.join(' '))) || isAttributePhrase(words);
}
