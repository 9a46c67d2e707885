import { isWordCode } from '../lex/char-class.ts';
import { createTableStandsAt } from '../lex/line-create.ts';

/**
 * Every offset where `CREATE … TABLE name` stands in a text, wherever that is: live text, comments and strings alike.
 * It shares nothing with the lexer's idea of strings and statements, so that the two can be held against each other.
 */
export function findCreateTables(text: string): readonly number[] {
  const found: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if ((text.charCodeAt(at) | 32) !== 99) continue;
    if ((text.charCodeAt(at + 1) | 32) !== 114 || (text.charCodeAt(at + 2) | 32) !== 101) continue;
    if (at > 0 && isWordCode(text.charCodeAt(at - 1))) continue;
    if (createTableStandsAt(text, at, text.length)) found.push(at);
  }
  return found;
}
