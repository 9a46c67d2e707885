import type { Content } from 'pdfmake';
import type { DrawText } from './drawn-text.ts';
import { FACES } from './pdf-look.ts';

/** What the brand's face has letters for: Latin with its accents, Cyrillic, and their punctuation and money signs. */
const OWN =
  /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u0113\u0116-\u012b\u012e-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u017e\u0218-\u021b\u0400-\u045f\u0490-\u0493\u1e80-\u1e85\u1e9e\u1ea0-\u1ef9\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u20ac\u2116\u2122\u2212]*$/u;

/** What the spare face has letters for besides: Greek, and rarer letters of Latin and Cyrillic. */
const SPARE =
  /^[\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u0482\u048a-\u0513\u1e80-\u1e85\u1e9e\u1ea0-\u1ef9\u2010\u2011\u2013-\u2015\u2018-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u20ac\u2116\u2122\u2212]*$/u;

/** The face that has every letter of a text; null where none has. `report.test.ts` holds each letter against the fonts. */
export function faceOf(text: string): (typeof FACES)[keyof typeof FACES] | null {
  if (OWN.test(text)) return FACES.own;
  return SPARE.test(text) ? FACES.spare : null;
}

/** True where every letter of a text is in one of the fonts. */
export function isCovered(text: string): boolean {
  return faceOf(text) !== null;
}

const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\s]+/gu;

/** A text in one line, without what cannot be seen and what would turn the line around; accents joined to their letters. */
export function plainText(text: string): string {
  return text.toWellFormed().normalize('NFC').replace(UNSEEN, ' ').trim();
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first characters of a text, as people count them, with an ellipsis where there were more. */
export function cutTo(text: string, length: number): string {
  const all = Array.from(letters.segment(plainText(text)), ({ segment }) => segment);
  return all.length <= length ? all.join('') : `${all.slice(0, length).join('').trimEnd()}…`;
}

/** No longer piece fits a narrow column; it is broken where it must. */
const LONGEST_WORD = 12;

/** What people wrote, as a document shows it: text where a font has its letters, else a picture of it. */
export function written(text: string, width: number, draw: DrawText, size = 9): Content {
  const plain = plainText(text);
  const font = faceOf(plain);
  if (font === null) return { ...draw(plain, width, size) };
  const long = plain.split(' ').some((word) => word.length > LONGEST_WORD);
  return { text: plain, font, fontSize: size, ...(long && { wordBreak: 'break-all' }) };
}
