import type { Position, Severity } from '@backsmith/text';
import type { Name } from '../ast/name.ts';
import type { WrittenType } from '../ast/table-element.ts';
import type { Dialect } from '../dialect.ts';
import type { DialectRules } from '../dialects/dialect-rules.ts';
import { TokenKind } from '../lex/token.ts';
import type { TokenList } from '../lex/token-list.ts';
import { nameText, stringText } from '../lex/token-value.ts';
import type { Statement } from '../ast/statement.ts';
import type { TextScope } from './dynamic/text-scope.ts';
import type { TextValue } from './dynamic/text-value.ts';
import type { DiagnosticLog } from '../source/diagnostic-log.ts';

/** What the parser of one source shares. */
export type ParseContext = {
  readonly dialect: Dialect;
  readonly rules: DialectRules;
  readonly log: DiagnosticLog;
  /** Placeholders of template languages already spoken of. */
  readonly placeholders: Set<string>;
  /** Types already understood, by their text: a dump repeats few of them many times. */
  readonly types: Map<string, WrittenType>;
  /** The texts that variables hold. */
  readonly texts: TextScope;
  /** Routines that have parameters, by lower-case name. */
  readonly routines: Map<string, KnownRoutine>;
  /** How deep strings with statements inside strings have led. */
  readonly depth: number;
};

/** Parses the statements a token list holds; given by the caller, as statements and strings hold each other. */
export type ParseTokens = (tokens: TokenList, context: ParseContext) => readonly Statement[];

export type Parameter = { readonly name: string; readonly standard?: TextValue };

/** A routine whose body is read again for every call, with the texts it is given. */
export type KnownRoutine = {
  readonly parameters: readonly Parameter[];
  /** The length of its text. */
  readonly size: number;
  readonly read: (context: ParseContext) => readonly Statement[];
};

/** What to report, about the tokens from one index up to another. */
export type Remark = {
  readonly severity: Severity;
  readonly code: string;
  readonly message: string;
  readonly hint?: string;
  readonly consequence?: string;
};

/** A place among the tokens of one statement, or of a part of it. */
export class Cursor {
  readonly tokens: TokenList;
  readonly context: ParseContext;
  readonly rules: DialectRules;
  readonly end: number;
  /** The namespace of names that state none: elements of CREATE SCHEMA. */
  readonly namespace: Name | undefined;
  at: number;

  constructor(tokens: TokenList, context: ParseContext, from: number, end: number, namespace?: Name) {
    this.tokens = tokens;
    this.context = context;
    this.rules = context.rules;
    this.at = from;
    this.end = end;
    this.namespace = namespace;
  }

  get done(): boolean {
    return this.at >= this.end;
  }

  /** What is left, as it was written. */
  text(): string {
    if (this.done) return '';
    return this.tokens.text.slice(this.tokens.start(this.at), this.tokens.end(this.end - 1)).toWellFormed();
  }

  /** A cursor over a part of this one. */
  part(from: number, end: number): Cursor {
    return new Cursor(this.tokens, this.context, from, Math.min(end, this.end), this.namespace);
  }

  position(at = this.at): Position {
    return this.tokens.source.position(this.tokens.start(at));
  }

  kind(offset = 0): number {
    return this.at + offset < this.end ? this.tokens.kind(this.at + offset) : TokenKind.end;
  }

  /** The word `offset` tokens ahead in lower case; empty where there is none. */
  word(offset = 0): string {
    return this.at + offset < this.end ? this.tokens.word(this.at + offset) : '';
  }

  isWord(word: string, offset = 0): boolean {
    return this.at + offset < this.end && this.tokens.isWord(this.at + offset, word);
  }

  isSymbol(symbol: string, offset = 0): boolean {
    return this.at + offset < this.end && this.tokens.isSymbol(this.at + offset, symbol);
  }

  /** Whether these words stand here, one after the other. */
  areWords(first: string, second: string, third?: string, fourth?: string): boolean {
    if (!this.isWord(first) || !this.isWord(second, 1)) return false;
    return (third === undefined || this.isWord(third, 2)) && (fourth === undefined || this.isWord(fourth, 3));
  }

  /** Passes these words if all stand here. */
  take(first: string, second?: string, third?: string, fourth?: string): boolean {
    if (!this.isWord(first)) return false;
    if (second === undefined) {
      this.at += 1;
      return true;
    }
    if (!this.areWords(first, second, third, fourth)) return false;
    this.at += third === undefined ? 2 : fourth === undefined ? 3 : 4;
    return true;
  }

  takeSymbol(symbol: string): boolean {
    if (!this.isSymbol(symbol)) return false;
    this.at += 1;
    return true;
  }

  /** Passes a single name, in quotes or not. */
  takeName(): Name | undefined {
    const text = this.done ? undefined : nameText(this.tokens, this.at);
    if (text === undefined) return undefined;
    const quoted = this.tokens.kind(this.at) !== TokenKind.word;
    this.at += 1;
    return { text, quoted };
  }

  /** Passes a string and gives its value. */
  takeString(): string | undefined {
    const text = this.done ? undefined : stringText(this.tokens, this.at, this.rules.lexicon.backslashEscapes);
    if (text !== undefined) this.at += 1;
    return text;
  }

  /** Passes a whole number with an optional sign and gives its text. */
  takeNumber(): string | undefined {
    const sign = this.kind() === TokenKind.symbol && (this.isSymbol('-') || this.isSymbol('+')) ? 1 : 0;
    if (this.kind(sign) !== TokenKind.number) return undefined;
    const digits = this.tokens.textOf(this.at + sign);
    const negative = sign === 1 && this.isSymbol('-');
    this.at += sign + 1;
    return negative ? `-${digits}` : digits;
  }

  /** The token of the `)` that closes the `(` at `open`, or the end where none does. */
  closing(open = this.at): number {
    const close = this.tokens.closer(open);
    return close > open && close < this.end ? close : this.end;
  }

  /** Passes a group in parentheses, or a single token. */
  skipUnit(): void {
    this.at = this.isSymbol('(') ? Math.min(this.end, this.closing() + 1) : this.at + 1;
  }

  /** The text of tokens, with one space where any white space or comment stood. */
  textBetween(from: number, end: number): string {
    const last = Math.min(end, this.end) - 1;
    if (last < from) return '';
    let plain = true;
    for (let at = from + 1; at <= last && plain; at += 1) {
      const gap = this.tokens.start(at) - this.tokens.end(at - 1);
      plain = gap === 0 || (gap === 1 && this.tokens.text.charCodeAt(this.tokens.end(at - 1)) === 32);
    }
    if (plain) return this.tokens.pooled(this.tokens.start(from), this.tokens.end(last));
    let text = this.tokens.textOf(from);
    for (let at = from + 1; at <= last; at += 1) {
      const gap = this.tokens.start(at) > this.tokens.end(at - 1);
      text += gap ? ` ${this.tokens.textOf(at)}` : this.tokens.textOf(at);
    }
    return text.toWellFormed();
  }

  /** Passes everything up to this symbol outside parentheses, or up to the end. */
  skipUntil(symbol: string): void {
    while (!this.done && !this.isSymbol(symbol)) this.skipUnit();
  }

  remark(remark: Remark, from = this.at, end = from + 1): void {
    const last = Math.max(from, Math.min(end, this.tokens.count) - 1);
    this.context.log.report(this.tokens.source, {
      ...remark,
      start: this.tokens.start(from),
      end: this.tokens.end(last),
    });
  }
}
