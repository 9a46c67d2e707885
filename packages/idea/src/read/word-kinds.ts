import { ATTRIBUTE_HEADS, ATTRIBUTE_TYPES } from '../vocabulary/attributes.ts';
import {
  ADVERBS,
  BE_FORMS,
  COMPOUND_HEADS,
  DETERMINERS,
  FRAME_NOUNS,
  MODALS,
  NOISE_NOUNS,
  NOUN_VERBS,
  PLAIN_ADJECTIVES,
  PREPOSITIONS,
  PRONOUNS,
  RELATIVES,
} from '../vocabulary/grammar-words.ts';
import { knowledge } from '../vocabulary/knowledge.ts';
import { VERBS } from '../vocabulary/verbs.ts';
import { isPluralNoun, type Token } from './tokenise.ts';

const NOUN_LISTS = [COMPOUND_HEADS, FRAME_NOUNS, NOUN_VERBS, NOISE_NOUNS, ATTRIBUTE_HEADS];

/** Words of closed classes: behind a verb or an adjective they are no noun. */
const NO_NOUN_LISTS = [
  PREPOSITIONS,
  DETERMINERS,
  RELATIVES,
  BE_FORMS,
  MODALS,
  ADVERBS,
  PRONOUNS,
  new Set(['and', 'or']),
];

/** Words that may begin what a verb acts upon, or an addition to it. */
const OBJECT_LISTS = [DETERMINERS, PREPOSITIONS, PRONOUNS, PLAIN_ADJECTIVES, new Set(['to'])];

const NO_OBJECT = new Set(['of', 'and', 'or']);

/** Whether the word is known as a noun, be it a verb as well. */
export function isNoun({ base, lower }: Token): boolean {
  return knowledge().byName.has(base) || ATTRIBUTE_TYPES.has(lower) || NOUN_LISTS.some((list) => list.has(base));
}

export function nounFollows(next: Token | undefined): boolean {
  if (next?.kind !== 'word' || NO_NOUN_LISTS.some((list) => list.has(next.lower))) return false;
  return !VERBS.has(next.lower) || isNoun(next);
}

/** Whether an object or an addition may follow, as behind a verb. */
export function objectFollows(next: Token | undefined): boolean {
  if (next === undefined || next.kind === 'punct' || NO_OBJECT.has(next.lower)) return false;
  if (next.kind === 'number') return true;
  return OBJECT_LISTS.some((list) => list.has(next.lower)) || isPluralNoun(next) || nounFollows(next);
}

/** Whether what follows can only be a verb. */
export function isVerbNext(next: Token | undefined): boolean {
  return next !== undefined && VERBS.has(next.lower) && !isNoun(next);
}

export function isPersonToken({ base }: Token): boolean {
  return (knowledge().byName.get(base)?.[0]?.thingClass ?? 'item') === 'person' || /(er|or|ist|ant|ian)$/u.test(base);
}

/** Whether two words together name a thing. */
export function isCompound(first: Token | undefined, second: Token | undefined): boolean {
  return first !== undefined && second !== undefined && knowledge().byName.has(`${first.base} ${second.base}`);
}

/** Whether "to" stands before a verb. */
export function isInfinitive(next: Token | undefined): boolean {
  return next !== undefined && VERBS.get(next.lower)?.form === 'base' && !isPluralNoun(next);
}
