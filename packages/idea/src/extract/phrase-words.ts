import type { Phrase } from '../read/items.ts';
import type { Target } from './relation-parts.ts';

/** What a phrase is for a relation: the thing it names, and how many of it. @param key of the thing */
export function targetOf(phrase: Phrase, key: string): Target {
  return {
    key,
    plural: phrase.plural,
    many: isSeveral(phrase),
    other: isOther(phrase),
    each: ['each', 'every'].includes(phrase.determiner ?? ''),
  };
}

export function isOther({ determiner }: Phrase): boolean {
  return determiner === 'other' || determiner === 'another';
}

/** Many, or a number above one. */
export function isSeveral({ determiner = '', plural }: Phrase): boolean {
  return MANY_WORDS.has(determiner) || (plural && NUMBER_WORDS.has(determiner));
}

const MANY_WORDS = new Set(['many', 'several', 'multiple', 'various', 'numerous', 'different']);

const NUMBER_WORDS = new Set(['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'ten', 'twelve']);
