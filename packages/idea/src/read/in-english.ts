import { pluralize } from '@backsmith/text';
import { glossaryOf, type Glossary } from '../vocabulary/foreign-words.ts';
import { foreignLanguage } from '../vocabulary/foreign-language.ts';

/** Longer texts keep what lies behind as it is. */
const LONGEST = 5_000;
/** So many words of a phrase at most: "fecha de entrega". */
const LONGEST_PHRASE = 4;
/** Endings of plurals, the longest first. */
const PLURALS = ['es', 'en', 'er', 's', 'n', 'e', 'x'];
/** Shorter words are not taken for the end of a German compound. */
const SHORTEST_END = 5;

/**
 * A text in German, Spanish or French with the words of things and properties in English, so that it can be read; values in
 * brackets and words nobody has written down stay as they are. Texts in English come back as they are.
 */
export function inEnglish(text: string): string {
  const language = foreignLanguage(text)?.language;
  if (language === undefined) return text;
  const glossary = glossaryOf(language);
  if (glossary === undefined) return text;
  const looked = text
    .slice(0, LONGEST)
    .replace(/\b[ld]['’](?=\p{L})/giu, language === 'fr' ? 'de ' : '')
    .replace(/ +:/gu, ':');
  const english = looked
    .split(/(\([^()]*\)|[^\p{L}\d'’ -]+)/u)
    .map((part, at) => (at % 2 === 1 ? part : translated(part, glossary, language)))
    .join('');
  const told = MEDICAL.test(looked) ? english.replace(/\brecipe(s?)\b/gu, 'prescription$1') : english;
  return `${told}${text.slice(LONGEST)}`;
}

/** One word says what one cooks by and what a doctor writes: who else is spoken of tells which. */
const MEDICAL = /arzt|ärzt|apothek|patient|praxis|medikament|klinik|médic|paciente|farmacia|medicament|clínica/iu;

function translated(part: string, glossary: Glossary, language: string): string {
  const words = part.split(' ');
  const out: string[] = [];
  for (let at = 0; at < words.length;) {
    const [length, english] = longestAt(words, at, glossary, language);
    out.push(english ?? words[at] ?? '');
    at += length;
  }
  return named(out.join(' '));
}

/** The longest run of words at a place that is known, and what it is in English. */
function longestAt(
  words: readonly string[],
  at: number,
  glossary: Glossary,
  language: string,
): readonly [number, string | undefined] {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 1; length -= 1) {
    const phrase = words
      .slice(at, at + length)
      .join(' ')
      .toLowerCase();
    const english = glossary.things.get(phrase) ?? glossary.joints.get(phrase);
    if (english !== undefined) return [length, english];
  }
  return [1, wordInEnglish(words[at] ?? '', glossary, language)];
}

function wordInEnglish(word: string, { things, joints }: Glossary, language: string): string | undefined {
  const lower = word.toLowerCase();
  const known = joints.get(lower) ?? formOf(lower, things);
  if (known !== undefined) return known;
  for (const ending of PLURALS) {
    const one = lower.endsWith(ending) ? things.get(lower.slice(0, -ending.length)) : undefined;
    if (one !== undefined && lower.length > 4) return pluralize(one);
  }
  return language === 'de' ? endInEnglish(lower, things) : undefined;
}

/** A form that is listed, in the plural where it is longer than the first of its line and like it. */
function formOf(form: string, things: Glossary['things']): string | undefined {
  const english = things.get(form);
  if (english === undefined) return undefined;
  const [first] = [...things].find(([, one]) => one === english) ?? [form];
  return form.length > first.length && stem(form) === stem(first) ? pluralize(english) : english;
}

function stem(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').slice(0, 3);
}

/** "Flugschüler": the end of a compound says what it is. */
function endInEnglish(word: string, things: Glossary['things']): string | undefined {
  for (let from = 2; from <= word.length - SHORTEST_END; from += 1) {
    const known = formOf(word.slice(from), things);
    if (known !== undefined) return known;
  }
  return undefined;
}

/** "date of delivery", "number of invoice": as English says it. */
function named(text: string): string {
  return text.replace(/\b(date|time|number|price) of (?:the )?(\p{L}{3,})\b/giu, '$2 $1');
}
