import type { SourceText } from '../source/source-text.ts';
import { TokenKind } from './token.ts';
import { WordPool } from './word-pool.ts';

const LINE_START = 0x80;
const KIND = 0x7f;

/** The tokens of one source text in growing arrays: thirteen bytes for each. */
export class TokenList {
  readonly source: SourceText;
  readonly text: string;
  #kinds: Uint8Array<ArrayBuffer>;
  #starts: Int32Array<ArrayBuffer>;
  #ends: Int32Array<ArrayBuffer>;
  /** For each opening parenthesis the token that closes it; 0 where none does. */
  #closers: Int32Array<ArrayBuffer>;
  #count = 0;
  #lastSeparator = -1;
  readonly #pool: WordPool;
  #wordIndex = -1;
  #word = '';

  constructor(source: SourceText, expected: number) {
    this.source = source;
    this.text = source.text;
    this.#kinds = new Uint8Array(expected);
    this.#starts = new Int32Array(expected);
    this.#ends = new Int32Array(expected);
    this.#closers = new Int32Array(expected);
    this.#pool = new WordPool(source.text, expected);
  }

  get count(): number {
    return this.#count;
  }

  push(kind: TokenKind, start: number, end: number, startsLine: boolean): void {
    const at = this.#count;
    if (at === this.#kinds.length) this.#grow();
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

  /** Notes that the parenthesis opened by one token is closed by another. */
  pair(open: number, close: number): void {
    this.#closers[open] = close;
  }

  /** The token that closes the parenthesis opened by this one, or 0. */
  closer(open: number): number {
    return this.#closers[open] ?? 0;
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

  /** The text between two offsets, for names and types: a source repeats few of them many times. */
  pooled(start: number, end: number): string {
    return this.#pool.written(start, end);
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
    if (index === this.#wordIndex) return this.#word;
    const word = this.kind(index) === TokenKind.word ? this.#pool.lower(this.start(index), this.end(index)) : '';
    this.#wordIndex = index;
    this.#word = word;
    return word;
  }

  isSymbol(index: number, symbol: string): boolean {
    if (this.kind(index) !== TokenKind.symbol) return false;
    const start = this.#starts[index] ?? 0;
    if ((this.#ends[index] ?? 0) - start !== symbol.length) return false;
    if (this.text.charCodeAt(start) !== symbol.charCodeAt(0)) return false;
    return symbol.length === 1 || this.text.startsWith(symbol, start);
  }

  #grow(): void {
    const size = this.#kinds.length * 2;
    const kinds = new Uint8Array(size);
    const starts = new Int32Array(size);
    const ends = new Int32Array(size);
    const closers = new Int32Array(size);
    kinds.set(this.#kinds);
    starts.set(this.#starts);
    ends.set(this.#ends);
    closers.set(this.#closers);
    this.#kinds = kinds;
    this.#starts = starts;
    this.#ends = ends;
    this.#closers = closers;
  }
}

function lowerCode(code: number): number {
  return code >= 65 && code <= 90 ? code + 32 : code;
}
