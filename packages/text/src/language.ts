import { splitWords } from './casing.ts';
import { singularize } from './inflection.ts';
import { singularIn } from './inflection-elsewhere.ts';
import type { Language } from './inflection-elsewhere.ts';
import { ENGLISH_NOUNS, FOREIGN_LANGUAGES, nounsIn } from './schema-nouns.ts';

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
  const [first, second] = FOREIGN_LANGUAGES.map((language) => ({
    language,
    count: countKnown(words, nounsIn(language), (word) => singularIn(language, word)),
  })).toSorted((a, b) => b.count - a.count);
  if (first === undefined || first.count < LEAST_WORDS || first.count === second?.count) return 'en';
  return first.count > countKnown(words, ENGLISH_NOUNS, singularize) ? first.language : 'en';
}

/** Both numbers of a word begin with as many letters: thousands of tables have many words of which few need be looked at. */
const STEM = 3;

/** How many things a list has words for; both numbers of a word count once. */
function countKnown(
  words: ReadonlySet<string>,
  known: ReadonlySet<string>,
  singularOf: (word: string) => string,
): number {
  const stems = new Set([...known].map((word) => word.slice(0, STEM)));
  const found = new Set<string>();
  for (const word of words) {
    if (!stems.has(word.slice(0, STEM))) continue;
    const singular = singularOf(word);
    if (known.has(word) || known.has(singular)) found.add(singular);
  }
  return found.size;
}
