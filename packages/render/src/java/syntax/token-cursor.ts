import type { JavaToken } from '../token.ts';
import type { Block, Expression, Member, Modifiers, Statement, TypeDeclaration } from './tree.ts';

/**
 * The rules of the grammar that lower rules come back to: a lambda holds statements, an annotation expressions. They
 * travel with the cursor, so that the files of the parser import each other in one direction only.
 */
export type Grammar = {
  readonly expression: (cursor: TokenCursor) => Expression;
  /** An expression without an assignment on its top level. */
  readonly conditional: (cursor: TokenCursor) => Expression;
  readonly statement: (cursor: TokenCursor) => Statement;
  readonly block: (cursor: TokenCursor) => Block;
  /** `{ members }` of a class body. */
  readonly members: (cursor: TokenCursor) => readonly Member[];
  readonly typeDeclaration: (cursor: TokenCursor, modifiers: Modifiers) => TypeDeclaration;
};

/** Reads a list of tokens; the end reads as an empty text for ever. */
export class TokenCursor {
  readonly #tokens: readonly JavaToken[];
  readonly grammar: Grammar;
  #at = 0;

  constructor(tokens: readonly JavaToken[], grammar: Grammar) {
    this.#tokens = tokens;
    this.grammar = grammar;
  }

  /** Index of the next token. */
  get position(): number {
    return this.#at;
  }

  set position(at: number) {
    this.#at = at;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#tokens.length;
  }

  /** The text of the next token, or of one further on. */
  text(ahead = 0): string {
    return this.#tokens[this.#at + ahead]?.text ?? '';
  }

  token(ahead = 0): JavaToken | undefined {
    return this.#tokens[this.#at + ahead];
  }

  /** Whether the next token is a name or a keyword. */
  isWord(ahead = 0): boolean {
    return this.#tokens[this.#at + ahead]?.kind === 'word';
  }

  /** Steps over the next token if it has this text. */
  accept(text: string): boolean {
    if (this.#tokens[this.#at]?.text !== text) return false;
    this.#at += 1;
    return true;
  }

  /** Steps over a token that must have this text. */
  expect(text: string): void {
    if (!this.accept(text)) this.fail(`expected ${text}`);
  }

  /** Steps over a name and answers it. */
  name(): string {
    if (!this.isWord()) this.fail('expected a name');
    return this.next();
  }

  /** Steps over any token and answers its text. */
  next(): string {
    const token = this.#tokens[this.#at];
    if (token === undefined) this.fail('unexpected end');
    this.#at += 1;
    return token.text;
  }

  /** Throws: the source comes from our own templates, so it is a mistake of ours. */
  fail(reason: string): never {
    const from = Math.max(this.#at - 12, 0);
    const before = this.#tokens.slice(from, this.#at).map((token) => token.text);
    const after = this.#tokens.slice(this.#at, this.#at + 8).map((token) => token.text);
    throw new Error(`Java that cannot be laid out, ${reason}: ${before.join(' ')} >>> ${after.join(' ')}`);
  }
}
