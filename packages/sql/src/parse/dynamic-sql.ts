import type { Statement } from '../ast/statement.ts';
import { wordSet } from '../dialects/dialect-rules.ts';
import { skipSpace } from '../lex/line-create.ts';
import { wordStandsAt } from '../lex/scan.ts';
import { TokenKind } from '../lex/token.ts';
import { tokenizeInto } from '../lex/tokenize.ts';
import type { TokenList } from '../lex/token-list.ts';
import type { Cursor, ParseContext } from './cursor.ts';
import { innerStart, literalText } from './literal-text.ts';

const DEEPEST = 4;
const DEFINING = ['create', 'alter', 'drop', 'comment', 'rename'];

/** Parses the statements a token list holds; given by the caller, as statements and strings hold each other. */
export type ParseTokens = (tokens: TokenList, context: ParseContext) => readonly Statement[];

/** The statements inside strings of the cursor's tokens that begin like a definition: EXECUTE IMMEDIATE '…', EXEC('…'). */
export function dynamicStatements(cursor: Cursor, parse: ParseTokens): readonly Statement[] {
  const found: Statement[] = [];
  if (cursor.context.depth >= DEEPEST) return found;
  for (let at = cursor.at; at < cursor.end; at += 1) {
    if (!definesSomething(cursor, at) || isPrinted(cursor, at)) continue;
    const end = endOfJoined(cursor, at);
    found.push(...parseLiteral(cursor, at, end, parse));
    at = end - 1;
  }
  return found;
}

function parseLiteral(cursor: Cursor, at: number, end: number, parse: ParseTokens): readonly Statement[] {
  const { source, start, end: textEnd } = literalText(cursor.tokens, at, end, cursor.rules.lexicon.backslashEscapes);
  const context: ParseContext = { ...cursor.context, depth: cursor.context.depth + 1 };
  const tokens = tokenizeInto(context.log, source, context.dialect, start, textEnd);
  return parse(tokens, context);
}

/** Whether the token is a string whose text begins with a word that defines something. */
function definesSomething(cursor: Cursor, at: number): boolean {
  const { tokens } = cursor;
  const kind = tokens.kind(at);
  if (kind !== TokenKind.string && kind !== TokenKind.dollarString) return false;
  const { text } = tokens;
  const first = skipSpace(text, innerStart(tokens, at), tokens.end(at));
  return DEFINING.some(
    (word) =>
      wordStandsAt(text, first, word) && skipSpace(text, first + word.length, tokens.end(at)) > first + word.length,
  );
}

const PRINTS = wordSet('put_line print raise_application_error raiserror raise notice exception put message_text');

/** A message that happens to begin like a statement. */
function isPrinted(cursor: Cursor, at: number): boolean {
  const { tokens } = cursor;
  if (PRINTS.has(tokens.word(at - 1))) return true;
  if (tokens.isSymbol(at - 1, '(')) return PRINTS.has(tokens.word(at - 2));
  return tokens.isSymbol(at - 1, ',') && PRINTS.has(tokens.word(at - 5));
}

/** The token after strings and variables joined with `||` or `+`. */
function endOfJoined(cursor: Cursor, at: number): number {
  let end = at + 1;
  while (cursor.tokens.isSymbol(end, '||') || cursor.tokens.isSymbol(end, '+')) {
    end += 2;
    while (cursor.tokens.isSymbol(end, '.')) end += 2;
    if (cursor.tokens.isSymbol(end, '(')) end = cursor.closing(end) + 1;
  }
  return Math.min(end, cursor.end);
}
