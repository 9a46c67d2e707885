import { isWordCode } from '../lex/char-class.ts';
import { createTableStandsAt } from '../lex/line-create.ts';

/**
 * Every offset where `CREATE … TABLE name` stands in a text, wherever that is: live text, comments and strings alike.
 * It shares nothing with the lexer's idea of strings and statements, so that the two can be held against each other.
 */
export function findCreateTables(text: string): readonly number[] {
  const found: number[] = [];
  for (const { index } of text.matchAll(/create/gi)) {
    const begins = index === 0 || !isWordCode(text.charCodeAt(index - 1));
    if (begins && createTableStandsAt(text, index, text.length)) found.push(index);
  }
  return found;
}
