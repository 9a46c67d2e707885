import type { Phrase } from '../read/items.ts';

export function isOther({ determiner }: Phrase): boolean {
  return determiner === 'other' || determiner === 'another';
}

/** Many, or a number above one. */
export function isSeveral({ determiner = '', plural }: Phrase): boolean {
  return MANY_WORDS.has(determiner) || (plural && NUMBER_WORDS.has(determiner));
}

const MANY_WORDS = new Set(['many', 'several', 'multiple', 'various', 'numerous', 'different']);

const NUMBER_WORDS = new Set(['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'ten', 'twelve']);
