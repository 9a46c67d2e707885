import { singularize } from '@backsmith/text';

/** The words of a text in lower case, each in the singular. */
export function phraseWords(text: string): readonly string[] {
  return text
    .toLowerCase()
    .replace(/['’]s\b/gu, '')
    .split(/[^\p{L}\p{N}&+]+/u)
    .filter((word) => word !== '')
    .map((word) => singularize(word));
}

/** A phrase as it is compared: its words in lower case and the singular. */
export function phraseKey(phrase: string): string {
  return phraseWords(phrase).join(' ');
}
