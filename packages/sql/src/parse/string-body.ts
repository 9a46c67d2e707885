import { TokenKind } from '../lex/token.ts';
import { tokenizeInto } from '../lex/tokenize.ts';
import { Cursor } from './cursor.ts';
import { literalText } from './literal-text.ts';

/** The strings that hold a routine's body, as PostgreSQL has them. */
export function stringBodies(cursor: Cursor): readonly number[] {
  const found: number[] = [];
  for (let at = cursor.at; at < cursor.end; at += 1) {
    const kind = cursor.tokens.kind(at);
    if (kind === TokenKind.dollarString || (kind === TokenKind.string && cursor.tokens.isWord(at - 1, 'as')))
      found.push(at);
  }
  return found;
}

/** A cursor over the SQL inside the string `at`. */
export function insideString(cursor: Cursor, at: number): Cursor {
  const { source, start, end } = literalText(cursor.tokens, at, cursor.rules.lexicon.backslashEscapes);
  const context = { ...cursor.context, depth: cursor.context.depth + 1 };
  const tokens = tokenizeInto(context.log, source, context.dialect, start, end);
  return new Cursor(tokens, context, 0, tokens.count);
}
