import type { Name } from '../ast/name.ts';
import { TokenKind } from '../lex/token.ts';
import type { TokenList } from '../lex/token-list.ts';
import { stringText } from '../lex/token-value.ts';
import { dollarTagLength } from '../lex/scan-dollar.ts';
import { SourceText } from '../source/source-text.ts';
import type { Cursor } from './cursor.ts';

/** Text inside a string: a part of the same source where nothing is escaped, else a source of its own. */
export type LiteralText = { readonly source: SourceText; readonly start: number; readonly end: number };

/** The text of the strings from token `from` up to `end`, joined; other tokens between them stand as `${token}`. */
export function literalText(tokens: TokenList, from: number, end: number, escapes: boolean): LiteralText {
  if (end === from + 1) {
    const place = plainPlace(tokens, from, escapes);
    if (place !== undefined) return { source: tokens.source, ...place };
  }
  const text = new JoinedText(tokens, escapes);
  for (let at = from; at < end; at += 1) text.add(at);
  return text.finish();
}

/** Where the inner text of a string stands, if it stands there letter by letter. */
function plainPlace(tokens: TokenList, index: number, escapes: boolean): { start: number; end: number } | undefined {
  const start = tokens.start(index);
  const end = tokens.end(index);
  if (tokens.kind(index) === TokenKind.dollarString) {
    const length = dollarTagLength(tokens.text, start);
    return { start: start + length, end: Math.max(start + length, end - length) };
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
  const quote = tokens.text.indexOf("'", start);
  return isQuoteOperator(tokens.text, start, quote) ? quote + 2 : quote + 1;
}

class JoinedText {
  readonly #tokens: TokenList;
  readonly #escapes: boolean;
  readonly #places: { readonly inner: number; readonly outer: number }[] = [];
  #text = '';

  constructor(tokens: TokenList, escapes: boolean) {
    this.#tokens = tokens;
    this.#escapes = escapes;
  }

  add(index: number): void {
    const value = stringText(this.#tokens, index, this.#escapes);
    const outer = this.#tokens.start(index);
    this.#places.push({ inner: this.#text.length, outer: value === undefined ? outer : outer + 1 });
    if (value !== undefined) this.#text += value;
    else if (this.#tokens.kind(index) !== TokenKind.symbol)
      this.#text += `\${${placeholderName(this.#tokens.textOf(index))}}`;
  }

  finish(): LiteralText {
    const places = this.#places;
    const toOuter = (offset: number): number => {
      const place = places.findLast((candidate) => candidate.inner <= offset);
      return place === undefined ? 0 : place.outer + (offset - place.inner);
    };
    const source = new SourceText(this.#text, this.#tokens.source.file, { source: this.#tokens.source, toOuter });
    return { source, start: 0, end: this.#text.length };
  }
}

/** Whether a name in joined strings is not said by them: `'add (' || name || ' number)'`. */
export function isMadeAtRunTime(cursor: Cursor, { text }: Name): boolean {
  return cursor.context.depth > 0 && /\$\{\w+\}/.test(text);
}

function placeholderName(text: string): string {
  return text.replaceAll(/\W/g, '_').slice(0, 40) || 'value';
}
