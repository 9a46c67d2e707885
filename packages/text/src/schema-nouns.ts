import { ENGLISH_SCHEMA_WORDS, SCHEMA_WORDS, TOOL_WORDS } from './data/schema-words.ts';
import { wordsOf } from './data/word-list.ts';
import { singularize } from './inflection.ts';
import { keysOf } from './keys-of.ts';

/** Languages other than English that the names of a schema can be in. */
export type ForeignLanguage = keyof typeof SCHEMA_WORDS;

/** What English schemas call tables and columns, in the singular. */
export const ENGLISH_NOUNS: ReadonlySet<string> = new Set(wordsOf(ENGLISH_SCHEMA_WORDS));

const EVERYWHERE = new Set([...ENGLISH_NOUNS, ...wordsOf(TOOL_WORDS)]);

const FOREIGN: Readonly<Record<ForeignLanguage, ReadonlySet<string>>> = {
  es: new Set(wordsOf(SCHEMA_WORDS.es)),
  de: new Set(wordsOf(SCHEMA_WORDS.de)),
  fr: new Set(wordsOf(SCHEMA_WORDS.fr)),
  it: new Set(wordsOf(SCHEMA_WORDS.it)),
  pt: new Set(wordsOf(SCHEMA_WORDS.pt)),
  nl: new Set(wordsOf(SCHEMA_WORDS.nl)),
  pl: new Set(wordsOf(SCHEMA_WORDS.pl)),
  tr: new Set(wordsOf(SCHEMA_WORDS.tr)),
  id: new Set(wordsOf(SCHEMA_WORDS.id)),
  ru: new Set(wordsOf(SCHEMA_WORDS.ru)),
};

/** All languages other than English. */
export const FOREIGN_LANGUAGES = keysOf(FOREIGN);

/** What schemas in a language call tables and columns. */
export function nounsIn(language: ForeignLanguage): ReadonlySet<string> {
  return FOREIGN[language];
}

/** Whether a noun in lower case, in either number, is one that English schemas use, or tools in schemas of any language. */
export function isEnglishNoun(noun: string): boolean {
  return EVERYWHERE.has(noun) || EVERYWHERE.has(singularize(noun));
}
