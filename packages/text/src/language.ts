import { splitWords } from './casing.ts';
import { SCHEMA_WORDS } from './data/schema-words.ts';
import { ENGLISH_NOUNS, wordsOf } from './english-nouns.ts';
import { singularize } from './inflection.ts';
import { singularIn } from './inflection-elsewhere.ts';
import type { ForeignLanguage, Language } from './inflection-elsewhere.ts';

/** Fewer words than these may be there by chance. */
const LEAST_WORDS = 3;

/**
 * The language the names of a schema are in: that of which most words occur, by several words, more than English ones and more
 * than of any other. English where nothing is plain.
 *
 * @param names of tables and columns, in any spelling
 */
export function languageOf(names: Iterable<string>): Language {
  const words = new Set<string>();
  for (const name of names) for (const word of splitWords(name)) words.add(word.replace(/\d+$/u, ''));
  const [first, second] = [...KNOWN]
    .map(([language, known]) => ({ language, count: countOf(words, known, (word) => singularIn(language, word)) }))
    .toSorted((a, b) => b.count - a.count);
  if (first === undefined || first.count < LEAST_WORDS || first.count === second?.count) return 'en';
  return first.count > countOf(words, ENGLISH_NOUNS, singularize) ? first.language : 'en';
}

const KNOWN = new Map(
  Object.entries(SCHEMA_WORDS).map(([language, list]) => [language as ForeignLanguage, wordsOf(list)] as const),
);

/** How many things a list has words for; both numbers of a word count once. */
function countOf(words: ReadonlySet<string>, known: ReadonlySet<string>, singularOf: (word: string) => string): number {
  const found = new Set<string>();
  for (const word of words) {
    const singular = singularOf(word);
    if (known.has(word) || known.has(singular)) found.add(singular);
  }
  return found.size;
}
