import type { SCHEMA_WORDS } from './schema-words.ts';

/** An ending, and what stands in its place in the other number. The first that fits decides. */
export type NumberRule = readonly [ending: RegExp, replacement: string];

/** How the nouns of a language tell one from several, as far as their endings say for sure. Nouns are without accents. */
export type LanguageRules = {
  readonly toSingular: readonly NumberRule[];
  readonly toPlural: readonly NumberRule[];
  /** Of several words the first is what the others are said of. */
  readonly headFirst?: true;
  /** Words are written together, and the last of them changes. */
  readonly compounds?: true;
  /** Ends as no noun of the language does, so that it is an English one. */
  readonly notOwn?: RegExp;
};

const SAME = '$&';
const CONSONANT_AND_S = /[^aeiou]s$/u;

export const LANGUAGE_RULES: Readonly<Record<keyof typeof SCHEMA_WORDS, LanguageRules>> = {
  es: {
    headFirst: true,
    notOwn: CONSONANT_AND_S,
    toSingular: [
      [/nces$/u, 'nce'],
      [/ces$/u, 'z'],
      [/yes$/u, 'y'],
      [/(?<=[aeiou][dlnr])es$/u, ''],
      [/[iu]s$/u, SAME],
      [/(?<=[aeo])s$/u, ''],
    ],
    toPlural: [
      [/z$/u, 'ces'],
      [/(?<=[dlnrjy])$/u, 'es'],
      [/(?<=[aeio])$/u, 's'],
    ],
  },
  pt: {
    headFirst: true,
    notOwn: /[^aeioun]s$/u,
    toSingular: [
      [/oes$/u, 'ao'],
      [/ais$/u, 'al'],
      [/eis$/u, 'el'],
      [/ois$/u, 'ol'],
      [/(?<=[dgmtv])ens$/u, 'em'],
      [/(?<=[aeiou][rz])es$/u, ''],
      [/[iu]s$/u, SAME],
      [/(?<=[aeo])s$/u, ''],
    ],
    toPlural: [
      [/ao$/u, 'oes'],
      [/al$/u, 'ais'],
      [/el$/u, 'eis'],
      [/ol$/u, 'ois'],
      [/m$/u, 'ns'],
      [/(?<=[rz])$/u, 'es'],
      [/(?<=[aeio])$/u, 's'],
    ],
  },
  fr: {
    headFirst: true,
    toSingular: [
      [/eaux$/u, 'eau'],
      [/aux$/u, 'al'],
      [/(?:us|is|ss|ys)$/u, SAME],
      [/s$/u, ''],
    ],
    toPlural: [
      [/[sxz]$/u, SAME],
      [/eau$/u, 'eaux'],
      [/al$/u, 'aux'],
      [/$/u, 's'],
    ],
  },
  it: {
    headFirst: true,
    notOwn: CONSONANT_AND_S,
    toSingular: [
      [/zioni$/u, 'zione'],
      [/tori$/u, 'tore'],
      [/menti$/u, 'mento'],
      [/(?<=[dit])enti$/u, 'ente'],
      [/che$/u, 'ca'],
      [/ghe$/u, 'ga'],
      [/tti$/u, 'tto'],
      [/oli$/u, 'olo'],
    ],
    toPlural: [
      [/zione$/u, 'zioni'],
      [/tore$/u, 'tori'],
      [/ente$/u, 'enti'],
      [/(?:ita|ma)$/u, SAME],
      [/ca$/u, 'che'],
      [/ga$/u, 'ghe'],
      [/a$/u, 'e'],
      [/[cg]o$/u, SAME],
      [/io$/u, 'i'],
      [/o$/u, 'i'],
    ],
  },
  de: {
    compounds: true,
    notOwn: /(?:[^aeiou]{2}|[eo])s$/u,
    toSingular: [[/(?<=..(?:ung|heit|keit|schaft|tion))en$/u, '']],
    toPlural: [[/(?<=..)(?:ung|heit|keit|schaft|tion)$/u, '$&en']],
  },
  nl: {
    compounds: true,
    notOwn: /(?:[^aeiou]{2}|[eo])s$/u,
    toSingular: [
      [/(?<=..ing)en$/u, ''],
      [/(?<=[^aeiou](?:er|ier|aar|eur|or))s$/u, ''],
    ],
    toPlural: [
      [/(?<=..)ing$/u, '$&en'],
      [/(?<=..)(?:er|aar|eur|or)$/u, '$&s'],
    ],
  },
  pl: { toSingular: [], toPlural: [], notOwn: CONSONANT_AND_S },
  ru: { toSingular: [], toPlural: [], notOwn: CONSONANT_AND_S },
  tr: { toSingular: [[/(?<=...)l[ae]r$/u, '']], toPlural: [], notOwn: CONSONANT_AND_S },
  // Nouns have no plural: one is said twice where it must be said.
  id: { toSingular: [], toPlural: [], headFirst: true, notOwn: CONSONANT_AND_S },
};
