// What the phrases of clauses are made of.
import { MEANS_OF_PAYMENT } from '../vocabulary/grammar-words.ts';

/** What is replaced, and with what; a name of several words may be joined, so that it stays one. */
export type Replacement = readonly [RegExp, string | ((...found: string[]) => string)];

/** Verbs and words behind which stands what is kept: "we note", "records", "with". */
const NOTING =
  'records?|notes?|logs?|writes?|write down|writing|notes? down|saying|says?|states?|enters?|reports?|documents?|track|stores?|keeps?|saves?|shows?|tells?|knows?|sees?|remembers?|includes?|lists?|declares?|gives?|has|have|with|about';

/** What stands behind "and a note of": said of the record that is written. */
const ASKED = `(?<=\\b(?:${NOTING})\\b[^.;\\n]{0,160}?)`;

/** Right behind such a verb, or as one more in a list. */
const LISTED = `(?<=(?:[,:(]|\\band|\\bor|\\b(?:${NOTING}))\\s)`;

/** Who a clause is about, where that is known anyway. */
export const WHO = '(?:it|they|he|she|we|you|i|that|this|(?:the|an?|each|every|his|her|their) [\\p{L}-]+)';
export const BE = '(?:was|were|is|are|has been|have been|had been|will be|gets?|got)';
export const PAST =
  '\\p{L}+ed|made|let|done|sent|built|taken|given|sold|paid|found|caught|cut|drawn|bought|brought|lent|seen|written|left|born|grown|sown|worn|shot|put|set|hung|held|kept|hired|hit|lost|stolen|broken|woven';
/** Where what is listed ends. */
export const END = '(?=\\s*(?:[,.;)]|$| and\\b| or\\b| with\\b| \\())';

export function asked(clause: string, property: Replacement[1]): Replacement {
  return [new RegExp(`${ASKED}\\b${clause}`, 'giu'), property];
}

/** A name of these words as one, which is a property whatever its words are: `has_first_aid_certificate`. */
export const joined =
  (before: string, after = '') =>
  (_: string, ...found: string[]): string => {
    const end = found.findIndex((part) => typeof part !== 'string');
    const words = found.slice(0, end).join(' ');
    return `${before}${words.trim().toLowerCase().replace(/\s+/gu, '_')}${after}`;
  };

export function listed(clause: string, property: Replacement[1]): Replacement {
  return [new RegExp(`${LISTED}${clause}`, 'giu'), property];
}

/** "how heavy it is": the noun for what is asked. */
const MEASURES: Readonly<Record<string, string>> = {
  heavy: 'weight',
  old: 'age',
  big: 'size',
  large: 'size',
  tall: 'height',
  high: 'height',
  deep: 'depth',
  wide: 'width',
  long: 'length',
  far: 'distance',
  fast: 'speed',
  often: 'frequency',
  urgent: 'urgency',
  difficult: 'difficulty',
  hard: 'difficulty',
  hot: 'temperature',
  warm: 'temperature',
  severe: 'severity',
  serious: 'severity',
  full: 'fill level',
  strong: 'strength',
  loud: 'noise level',
};

/** What things are sorted by. */
export const SORTING =
  'status|state|type|kind|stage|level|category|class|priority|severity|result|outcome|mode|method|condition|role|phase|grade|size';

/** Two or more values of up to three words, one after the other. */
export const VALUES =
  '[\\p{L}_-]+(?: (?!or\\b|and\\b)[\\p{L}_-]+){0,2}(?:(?:, (?:or |and )?| or | and )(?!or\\b|and\\b)[\\p{L}_-]+(?: (?!or\\b|and\\b)[\\p{L}_-]+){0,2})+?';

/** "active, passive and supporting" as a choice. */
export function orOf(values: string): string {
  const members = values.split(/,? (?:and|or) |, /u);
  return `${members.slice(0, -1).join(', ')} or ${members.at(-1) ?? ''}`;
}

/** "in cash or by card" */
export function areMeans(...values: readonly string[]): boolean {
  return values.every((value) => MEANS_OF_PAYMENT.has(value.toLowerCase().replace(/^.* /u, '')));
}

/** "goes from new over used and worn to broken": the states by the way, one of which it is. */
export function valuesOf(way: string): string {
  const values = way
    .replace(/^.*?\bfrom /iu, '')
    .split(/,? (?:over|through|via|to|and(?: finally)?) |, /u)
    .map((value) => value.trim())
    .filter((value) => value !== '');
  const listed = `${values.slice(0, -1).join(', ')} or ${values.at(-1) ?? ''}`;
  return /^,? (?:that|which)\b/iu.test(way) ? ` (${listed})` : `is one of ${listed}`;
}

export const measures: readonly Replacement[] = Object.entries(MEASURES).map(([word, noun]) =>
  listed(
    `how ${word} (?:(?:${WHO} )?(?:is|are|was|were)|${WHO} (?:go(?:es)?|went|need(?:s|ed)? to be|has to be|have to be))\\b`,
    noun,
  ),
);
