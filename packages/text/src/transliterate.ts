import { TRANSLITERATION } from './data/transliteration.ts';
import { romanize } from './romanize.ts';
import { toVisibleText } from './well-formed.ts';

const ASCII = /^[\u0020-\u007e]*$/u;
const MARKS = /\p{M}/gu;
const LETTER_OR_DIGIT = /^[\p{L}\p{N}]$/u;

/**
 * Writes any text in ASCII letters, digits and spaces as far as that is possible: marks are dropped, letters of scripts that
 * spell sound by sound are spelled out, other letters become `u` and their code point, everything else becomes a space.
 * Deterministic and total; different texts may give the same result.
 */
export function transliterate(text: string): string {
  if (ASCII.test(text)) return text;
  const characters = Array.from(romanize(toVisibleText(text).normalize('NFC')));
  return characters.map((character, at) => fitCase(toAscii(character), characters[at + 1])).join('');
}

/** Several capitals that stand for one become a capitalised syllable in front of a small letter: `Zhuk`, not `ZHuk`. */
function fitCase(latin: string, next: string | undefined): string {
  const opensWord = /^[A-Z]{2,}$/u.test(latin) && next !== undefined && /^\p{Ll}/u.test(next);
  return opensWord ? latin.slice(0, 1) + latin.slice(1).toLowerCase() : latin;
}

function toAscii(character: string): string {
  if (ASCII.test(character)) return character;
  const bare = character.normalize('NFKD').replace(MARKS, '');
  if (bare !== '' && ASCII.test(bare)) return bare;
  const known = TRANSLITERATION.get(character) ?? TRANSLITERATION.get(bare);
  if (known !== undefined) return known;
  return LETTER_OR_DIGIT.test(character) ? ` u${(character.codePointAt(0) ?? 0).toString(16)} ` : ' ';
}
