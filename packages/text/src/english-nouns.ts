import { ENGLISH_SCHEMA_WORDS, TOOL_WORDS } from './data/schema-words.ts';
import { singularize } from './inflection.ts';

/** The words of a list that are divided by white space. */
export function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/u));
}

/** What English schemas call tables and columns, in the singular. */
export const ENGLISH_NOUNS = wordsOf(ENGLISH_SCHEMA_WORDS);

const EVERYWHERE = new Set([...ENGLISH_NOUNS, ...wordsOf(TOOL_WORDS)]);

/** Whether a noun in lower case, in either number, is one that English schemas use, or tools in schemas of any language. */
export function isEnglishNoun(noun: string): boolean {
  return EVERYWHERE.has(noun) || EVERYWHERE.has(singularize(noun));
}
