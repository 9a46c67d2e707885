import { TokenKind } from '../lex/token.ts';
import type { TokenList } from '../lex/token-list.ts';
import type { StatementRange } from '../split/split-statements.ts';

/** Follows IF, ELSE, BEGIN and END from statement to statement, where they are statements of their own. */
export class ConditionTracker {
  readonly #tokens: TokenList;
  readonly #blocks: boolean[] = [];
  #pending = false;
  #end = 0;

  constructor(tokens: TokenList) {
    this.#tokens = tokens;
  }

  /** Whether the statement runs under a condition; to be called for every statement in order. */
  enter(range: StatementRange): boolean {
    if (this.#separated(range)) {
      this.#pending = false;
      this.#blocks.length = 0;
    }
    this.#end = range.to;
    switch (this.#tokens.word(range.from)) {
      case 'if':
      case 'else':
      case 'while':
        this.#pending = true;
        return this.#inside();
      case 'begin':
        this.#blocks.push(this.#pending || this.#inside());
        this.#pending = false;
        return this.#inside();
      case 'end':
        this.#blocks.pop();
        return this.#inside();
      default: {
        const conditional = this.#pending || this.#inside();
        this.#pending = false;
        return conditional;
      }
    }
  }

  #inside(): boolean {
    return this.#blocks.at(-1) ?? false;
  }

  #separated(range: StatementRange): boolean {
    for (let at = this.#end; at < range.from; at += 1) if (this.#tokens.kind(at) === TokenKind.separator) return true;
    return false;
  }
}
