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
  /**
   * For each opening parenthesis the token that closes it, for each name and word its number in the pool and one; 0 where
   * neither is known.
   */
  #links: Int32Array<ArrayBuffer>;
  #count = 0;
  #lastSeparator = -1;
  readonly #pool: WordPool;

  constructor(source: SourceText, expected: number) {
    this.source = source;
    this.text = source.text;
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
    this.#links[open] = close;
  }

  /** The token that closes the parenthesis opened by this one, or 0. */
  closer(open: number): number {
    return this.kind(open) === TokenKind.symbol ? (this.#links[open] ?? 0) : 0;
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

  #grow(): void {
    const size = this.#kinds.length * 2;
    const kinds = new Uint8Array(size);
    const starts = new Int32Array(size);
    const ends = new Int32Array(size);
    const links = new Int32Array(size);
    kinds.set(this.#kinds);
    starts.set(this.#starts);
    ends.set(this.#ends);
    links.set(this.#links);
    this.#kinds = kinds;
    this.#starts = starts;
    this.#ends = ends;
    this.#links = links;
  }
}

function lowerCode(code: number): number {
  return code >= 65 && code <= 90 ? code + 32 : code;
}
