import { charClassOf, CharClass, isBlankCode, isNewlineCode, isWordCode } from './char-class.ts';
import { wordStandsAt } from './scan.ts';

/** Words that may stand between CREATE and TABLE, in any of the databases that schemas come from. */
export const BEFORE_TABLE: readonly string[] = (
  'global local temporary temp unlogged or replace foreign external virtual private sharded duplicated immutable ' +
  'blockchain multiset volatile column row hybrid transient dynamic cached memory text'
).split(' ');

/**
 * The first line break from `from` on behind which a line begins with `CREATE … TABLE` and a name, or -1: the place to
 * resume after something that never ends, so that what follows is seen to begin a line.
 */
export function nextLineCreate(text: string, from: number, end: number): number {
  for (let at = from; at < end; at += 1) {
    if (!isNewlineCode(text.charCodeAt(at))) continue;
    const first = skipBlank(text, at + 1, end);
    if (createTableStandsAt(text, first, end)) return at;
  }
  return -1;
}

/** Whether `CREATE [words] TABLE name` stands at `at`. */
export function createTableStandsAt(text: string, at: number, end: number): boolean {
  if (!wordStandsAt(text, at, 'create')) return false;
  let next = skipSpace(text, at + 6, end);
  for (let words = 0; words < 4; words += 1) {
    if (wordStandsAt(text, next, 'table')) return nameFollows(text, next + 5, end);
    const length = modifierAt(text, next);
    if (length === 0) return false;
    next = skipSpace(text, next + length, end);
  }
  return false;
}

/** The length of the word at `at` that may stand before TABLE, or 0. */
function modifierAt(text: string, at: number): number {
  for (const word of BEFORE_TABLE) if (wordStandsAt(text, at, word)) return word.length;
  return 0;
}

function nameFollows(text: string, from: number, end: number): boolean {
  const at = skipSpace(text, from, end);
  const code = text.charCodeAt(at);
  return at < end && at > from && (isWordCode(code) || '"`[{&:'.includes(text.charAt(at)));
}

export function skipBlank(text: string, from: number, end: number): number {
  let at = from;
  while (at < end && isBlankCode(text.charCodeAt(at))) at += 1;
  return at;
}

/** Past white space and line breaks. */
export function skipSpace(text: string, from: number, end: number): number {
  let at = from;
  while (at < end) {
    const found = charClassOf(text.charCodeAt(at));
    if (found !== CharClass.space && found !== CharClass.newline) break;
    at += 1;
  }
  return at;
}
