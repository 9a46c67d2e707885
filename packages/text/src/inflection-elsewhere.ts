import { applyRules, changeLast, changeNoun } from './change-words.ts';
import { LANGUAGE_RULES } from './data/number-rules.ts';
import { MORE_PAIRS_OF, PAIRS_OF } from './data/nouns-elsewhere.ts';
import { pairsOf } from './data/word-list.ts';
import { pluralize, pluralizeLast, singularize, singularizeLast } from './inflection.ts';
import { isEnglishNoun, nounsIn } from './schema-nouns.ts';
import type { ForeignLanguage } from './schema-nouns.ts';

/** The language the names of a schema are in. */
export type Language = 'en' | ForeignLanguage;

/** How the names of a schema are put into the other number; both take and give snake case. */
export type Inflection = {
  readonly singular: (identifier: string) => string;
  readonly plural: (identifier: string) => string;
};

/**
 * How the words of a language are put into the other number. A word whose other number no rule of its language tells stays as it
 * is written, as English rules would make a word of it that nobody says.
 */
export function inflectionOf(language: Language): Inflection {
  if (language === 'en') return { singular: singularizeLast, plural: pluralizeLast };
  const singular = (noun: string) => singularIn(language, noun);
  if (LANGUAGE_RULES[language].headFirst !== true)
    return {
      singular: (identifier) => changeLast(identifier, singular),
      plural: (identifier) => changeLast(identifier, (noun) => pluralIn(language, noun)),
    };
  return {
    // What a table is about stands first, and what is said of it agrees: `notas_fiscais`, `lineas_factura`.
    singular: (identifier) =>
      identifier
        .split('_')
        .map((word) => (word.length < SHORTEST_PLURAL ? word : changeNoun(word, singular)))
        .join('_'),
    plural: (identifier) =>
      identifier.includes('_') ? identifier : changeNoun(identifier, (noun) => pluralIn(language, noun)),
  };
}

/** Shorter words are those between nouns, `has` and `las`. */
const SHORTEST_PLURAL = 4;

/** The singular of a noun in lower case in a language; the noun itself where that is not known. */
export function singularIn(language: ForeignLanguage, noun: string): string {
  const { singularOf, pluralOf, compounds } = nounsOf(language);
  const known = singularOf.get(noun) ?? (pluralOf.has(noun) ? noun : undefined);
  if (known !== undefined) return known;
  const compound = compounds ? tailOf(noun, (tail) => singularOf.get(tail)) : undefined;
  if (compound !== undefined) return compound;
  if (isEnglishWord(language, noun)) return singularize(noun);
  return applyRules(LANGUAGE_RULES[language].toSingular, noun);
}

function pluralIn(language: ForeignLanguage, noun: string): string {
  const { singularOf, pluralOf, compounds } = nounsOf(language);
  const known = pluralOf.get(noun) ?? (singularOf.has(noun) ? noun : undefined);
  if (known !== undefined) return known;
  const compound = compounds
    ? tailOf(noun, (tail) => pluralOf.get(tail) ?? (singularOf.has(tail) ? tail : undefined))
    : undefined;
  if (compound !== undefined) return compound;
  if (isEnglishWord(language, noun)) return pluralize(noun);
  return singularIn(language, noun) === noun ? applyRules(LANGUAGE_RULES[language].toPlural, noun) : noun;
}

/** Names in other languages have English words among them (`users`): those that are known, and those that end as its words never do. */
function isEnglishWord(language: ForeignLanguage, noun: string): boolean {
  return isEnglishNoun(noun) ? !nounsIn(language).has(noun) : LANGUAGE_RULES[language].notOwn?.test(noun) === true;
}

/** A word written together with others, such as `kundenadressen`, follows the known noun it ends in. */
function tailOf(noun: string, of: (tail: string) => string | undefined): string | undefined {
  for (let at = 2; at <= noun.length - 4; at += 1) {
    const found = of(noun.slice(at));
    if (found !== undefined) return noun.slice(0, at) + found;
  }
  return undefined;
}

type Nouns = {
  readonly singularOf: ReadonlyMap<string, string>;
  readonly pluralOf: ReadonlyMap<string, string>;
  readonly compounds: boolean;
};

type PairsByLanguage = Readonly<Partial<Record<ForeignLanguage, string>>>;

const PAIRS: PairsByLanguage = PAIRS_OF;
const MORE_PAIRS: PairsByLanguage = MORE_PAIRS_OF;

const NOUNS = new Map<ForeignLanguage, Nouns>();

function nounsOf(language: ForeignLanguage): Nouns {
  const known = NOUNS.get(language);
  if (known !== undefined) return known;
  const pairs = pairsOf([PAIRS[language], MORE_PAIRS[language]].join(' '));
  const made: Nouns = {
    singularOf: new Map(pairs.map(([singular, plural]) => [plural, singular])),
    pluralOf: new Map(pairs.toReversed()),
    compounds: LANGUAGE_RULES[language].compounds === true,
  };
  NOUNS.set(language, made);
  return made;
}
