import { isWordCode } from '../lex/char-class.ts';
import { createTableStandsAt } from '../lex/line-create.ts';

/**
 * Every offset where `CREATE … TABLE name` stands in a text, wherever that is: live text, comments and strings alike.
 * It shares nothing with the lexer's idea of strings and statements, so that the two can be held against each other.
 */
export function findCreateTables(text: string): readonly number[] {
  const found: number[] = [];
  let last = CREATE.length - 1;
  while (last < text.length) {
    const code = text.charCodeAt(last);
    const step = code < 128 ? (STEPS[code] ?? 0) : CREATE.length;
    if (step > 0) {
      last += step;
      continue;
    }
    const at = last - CREATE.length + 1;
    const begins = at === 0 || !isWordCode(text.charCodeAt(at - 1));
    if (begins && createTableStandsAt(text, at, text.length)) found.push(at);
    last += STEP_AFTER_LAST;
  }
  return found;
}

const CREATE = 'create';

/** From the word's last letter to where it stands in the word once more. */
const STEP_AFTER_LAST = CREATE.length - 1 - CREATE.indexOf('e');

/** How far on the word can end at the earliest, by the character where it would end now (Horspool's search). */
const STEPS = new Uint8Array(128).fill(CREATE.length);
for (let at = 0; at < CREATE.length; at += 1) {
  STEPS[CREATE.charCodeAt(at)] = CREATE.length - 1 - at;
  STEPS[CREATE.toUpperCase().charCodeAt(at)] = CREATE.length - 1 - at;
}
