import type { Name } from '../ast/name.ts';
import { TokenKind } from '../lex/token.ts';
import type { TokenList } from '../lex/token-list.ts';
import { stringText } from '../lex/token-value.ts';
import { dollarTagLength } from '../lex/scan-dollar.ts';
import { SourceText } from '../source/source-text.ts';
import type { Cursor } from './cursor.ts';

/** Text inside a string: a part of the same source where nothing is escaped, else a source of its own. */
export type LiteralText = { readonly source: SourceText; readonly start: number; readonly end: number };

/** The text of the string token `index`. */
export function literalText(tokens: TokenList, index: number, escapes: boolean): LiteralText {
  const place = plainPlace(tokens, index, escapes);
  if (place !== undefined) return { source: tokens.source, ...place };
  const text = stringText(tokens, index, escapes) ?? '';
  const from = innerStart(tokens, index);
  const source = new SourceText(text, tokens.source.file, {
    source: tokens.source,
    toOuter: (offset) => from + offset,
  });
  return { source, start: 0, end: text.length };
}

/** Where the inner text of a string stands, if it stands there letter by letter. */
export function plainPlace(
  tokens: TokenList,
  index: number,
  escapes: boolean,
): { readonly start: number; readonly end: number } | undefined {
  const start = tokens.start(index);
  const end = tokens.end(index);
  if (tokens.kind(index) === TokenKind.dollarString) {
    const length = dollarTagLength(tokens.text, start);
    return { start: start + length, end: Math.max(start + length, end - length) };
  }
  if (tokens.kind(index) === TokenKind.doubleQuoted) {
    const inside = tokens.text.slice(start + 1, end - 1);
    return /["\\]/.test(inside) ? undefined : { start: start + 1, end: Math.max(start + 1, end - 1) };
  }
  const open = tokens.text.indexOf("'", start);
  if (isQuoteOperator(tokens.text, start, open)) return { start: open + 2, end: Math.max(open + 2, end - 2) };
  const inner = tokens.text.slice(open + 1, end - 1);
  if (open < 0 || open >= end - 1 || inner.includes("'") || (escapes && inner.includes('\\'))) return undefined;
  return open === start || /^[nN]$/.test(tokens.text.slice(start, open))
    ? { start: open + 1, end: end - 1 }
    : undefined;
}

/** Oracle's `q'[…]'`, in which nothing is escaped. */
function isQuoteOperator(text: string, start: number, quote: number): boolean {
  return quote > start && /^n?q$/i.test(text.slice(start, quote));
}

/** Where the text of the string at `start` begins, whatever its opening marks. */
export function innerStart(tokens: TokenList, index: number): number {
  const start = tokens.start(index);
  if (tokens.kind(index) === TokenKind.dollarString) return start + dollarTagLength(tokens.text, start);
  if (tokens.kind(index) === TokenKind.doubleQuoted) return start + 1;
  const quote = tokens.text.indexOf("'", start);
  return isQuoteOperator(tokens.text, start, quote) ? quote + 2 : quote + 1;
}

/** Whether words of a text that is put together hold what only the running script knows, or a place it fills. */
export function isMadeAtRunTime(text: string): boolean {
  return /\$\{\w+\}|%\w+%/.test(text);
}

/** The same of a name, which means it only in such a text: a script may have placeholders of its own elsewhere. */
export function isNamedAtRunTime(cursor: Cursor, { text }: Name): boolean {
  return cursor.context.depth > 0 && isMadeAtRunTime(text);
}
