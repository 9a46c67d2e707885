import type { SourceText } from '../source/source-text.ts';
import { TokenKind } from './token.ts';
import { WordPool } from './word-pool.ts';

const LINE_START = 0x80;
const KIND = 0x7f;

/** Growing arrays keep this much beyond what the text so far lets expect, and grow by at least as much. */
const SLACK = 1.125;

/** The tokens of one source text in growing arrays: thirteen bytes for each. */
export class TokenList {
  readonly source: SourceText;
  readonly text: string;
  #kinds: Uint8Array<ArrayBuffer>;
  #starts: Int32Array<ArrayBuffer>;
  #ends: Int32Array<ArrayBuffer>;
  /**
   * For each opening parenthesis the token that closes it, or, below 0, the one it stands in; for each name and word its number
   * in the pool and one; 0 where neither is known.
   */
  #links: Int32Array<ArrayBuffer>;
  #count = 0;
  #lastSeparator = -1;
  /** The innermost parenthesis that is open, or -1, and how many are. */
  #open = -1;
  #depth = 0;
  readonly #from: number;
  readonly #to: number;
  readonly #pool: WordPool;

  /** For the part of a text between two offsets. */
  constructor(source: SourceText, from: number, to: number) {
    const expected = Math.max(32, (to - from) >> 2);
    this.source = source;
    this.text = source.text;
    this.#from = from;
    this.#to = to;
    this.#kinds = new Uint8Array(expected);
    this.#starts = new Int32Array(expected);
    this.#ends = new Int32Array(expected);
    this.#links = new Int32Array(expected);
    this.#pool = new WordPool(source.text);
  }

  get count(): number {
    return this.#count;
  }

  push(kind: TokenKind, start: number, end: number, startsLine: boolean): void {
    const at = this.#count;
    if (at === this.#kinds.length) this.#grow(end);
    this.#kinds[at] = startsLine ? kind | LINE_START : kind;
    this.#starts[at] = start;
    this.#ends[at] = end;
    this.#count = at + 1;
    if (kind === TokenKind.separator) this.#lastSeparator = at;
  }

  /** The last token that ends a batch, or -1. */
  get lastSeparator(): number {
    return this.#lastSeparator;
  }

  /** How many parentheses are open. */
  get depth(): number {
    return this.#depth;
  }

  /** Notes that the last token opens a parenthesis. */
  openParenthesis(): void {
    const last = this.#count - 1;
    this.#links[last] = -2 - this.#open;
    this.#open = last;
    this.#depth += 1;
  }

  /** Notes that the last token closes the innermost parenthesis that is open, if any is. */
  closeParenthesis(): void {
    if (this.#depth === 0) return;
    const open = this.#open;
    this.#open = -2 - (this.#links[open] ?? -1);
    this.#links[open] = this.#count - 1;
    this.#depth -= 1;
  }

  /** Parentheses that are still open stay without an end. */
  forgetOpen(): void {
    this.#open = -1;
    this.#depth = 0;
  }

  /** The token that closes the parenthesis opened by this one, or 0. */
  closer(open: number): number {
    return this.kind(open) === TokenKind.symbol ? Math.max(0, this.#links[open] ?? 0) : 0;
  }

  /** The kind of a token; `TokenKind.end` beyond the last. */
  kind(index: number): number {
    return index < this.#count ? (this.#kinds[index] ?? 0) & KIND : TokenKind.end;
  }

  /** Whether the token is the first on its line. */
  startsLine(index: number): boolean {
    return index < this.#count && ((this.#kinds[index] ?? 0) & LINE_START) !== 0;
  }

  start(index: number): number {
    return index < this.#count ? (this.#starts[index] ?? 0) : this.text.length;
  }

  end(index: number): number {
    return index < this.#count ? (this.#ends[index] ?? 0) : this.text.length;
  }

  textOf(index: number): string {
    return this.text.slice(this.start(index), this.end(index));
  }

  /** The text between two offsets, for types and defaults: a source repeats few of them many times. */
  pooled(start: number, end: number): string {
    const number = this.#pool.numberOf(start, end);
    return number < 0 ? this.text.slice(start, end).toWellFormed() : this.#pool.written(number);
  }

  /** The same for a part of one token, of which it is always the same part: the inside of a name's quotes. */
  pooledPart(index: number, start: number, end: number): string {
    const number = this.#wordNumber(index, start, end);
    return number < 0 ? this.text.slice(start, end).toWellFormed() : this.#pool.written(number);
  }

  /** The number of a token's word in the pool, looked up once; -1 where the pool does not keep it. */
  #wordNumber(index: number, start: number, end: number): number {
    const known = this.#links[index] ?? 0;
    if (known !== 0) return known < 0 ? -1 : known - 1;
    const number = this.#pool.numberOf(start, end);
    this.#links[index] = number < 0 ? -1 : number + 1;
    return number;
  }

  /** Whether the token is this word, written in lower case here, in any case there. */
  isWord(index: number, word: string): boolean {
    if (this.kind(index) !== TokenKind.word) return false;
    const start = this.#starts[index] ?? 0;
    if ((this.#ends[index] ?? 0) - start !== word.length) return false;
    for (let at = 0; at < word.length; at += 1) {
      if (lowerCode(this.text.charCodeAt(start + at)) !== word.charCodeAt(at)) return false;
    }
    return true;
  }

  /** The word in lower case, or an empty text where the token is not a word. */
  word(index: number): string {
    if (index >= this.#count || ((this.#kinds[index] ?? 0) & KIND) !== TokenKind.word) return '';
    const start = this.#starts[index] ?? 0;
    const end = this.#ends[index] ?? 0;
    const number = this.#wordNumber(index, start, end);
    return number < 0 ? this.text.slice(start, end).toLowerCase() : this.#pool.lower(number);
  }

  isSymbol(index: number, symbol: string): boolean {
    if (this.kind(index) !== TokenKind.symbol) return false;
    const start = this.#starts[index] ?? 0;
    if ((this.#ends[index] ?? 0) - start !== symbol.length) return false;
    if (this.text.charCodeAt(start) !== symbol.charCodeAt(0)) return false;
    return symbol.length === 1 || this.text.startsWith(symbol, start);
  }

  /** One array after the other, so that only one of them is held twice. */
  #grow(end: number): void {
    const size = this.#sizeBehind(end);
    const kinds = new Uint8Array(size);
    kinds.set(this.#kinds);
    this.#kinds = kinds;
    this.#starts = longer(this.#starts, size);
    this.#ends = longer(this.#ends, size);
    this.#links = longer(this.#links, size);
  }

  /** As many as there will be when the text goes on as it is up to `end`; a token has at least one character. */
  #sizeBehind(end: number): number {
    const most = this.#count + 1 + Math.max(0, this.#to - end);
    const expected = (this.#count * (this.#to - this.#from)) / Math.max(1, end - this.#from);
    return Math.min(most, Math.ceil(Math.max(expected, this.#count) * SLACK) + 32);
  }
}

function longer(numbers: Int32Array<ArrayBuffer>, size: number): Int32Array<ArrayBuffer> {
  const more = new Int32Array(size);
  more.set(numbers);
  return more;
}

function lowerCode(code: number): number {
  return code >= 65 && code <= 90 ? code + 32 : code;
}
