import type { Comparison, Expression, PortableFunction } from './expression.ts';
import { PORTABLE_FUNCTIONS } from './expression.ts';
import { tokensOf, type Token } from './tokens.ts';

/** Finds the column a written name means; nothing when there is none. */
export type ColumnLookup = (name: string) => string | undefined;

const DEEPEST = 50;
const COMPARISONS = new Map<string, Comparison>([
  ['=', '='],
  ['<>', '<>'],
  ['!=', '<>'],
  ['<', '<'],
  ['<=', '<='],
  ['>', '>'],
  ['>=', '>='],
]);

/** Reads an expression that means the same everywhere; nothing as soon as a part of it is not known to. */
export function parsePortable(text: string, column: ColumnLookup): Expression | undefined {
  const tokens = tokensOf(text);
  if (tokens === undefined) return undefined;
  const reader = new PortableReader(tokens, column);
  const expression = reader.readDisjunction();
  return reader.atEnd() ? expression : undefined;
}

/** Owns the position in the tokens; every method returns nothing when what stands there is not understood. */
class PortableReader {
  readonly #tokens: readonly Token[];
  readonly #column: ColumnLookup;
  #at = 0;
  #depth = 0;

  constructor(tokens: readonly Token[], column: ColumnLookup) {
    this.#tokens = tokens;
    this.#column = column;
  }

  atEnd(): boolean {
    return this.#at === this.#tokens.length;
  }

  readDisjunction(): Expression | undefined {
    this.#depth += 1;
    const result =
      this.#depth > DEEPEST ? undefined : this.#logic('or', () => this.#logic('and', () => this.#readNegation()));
    this.#depth -= 1;
    return result;
  }

  #logic(operator: 'and' | 'or', read: () => Expression | undefined): Expression | undefined {
    let left = read();
    while (left !== undefined && this.#skipWord(operator)) {
      const right = read();
      left = right === undefined ? undefined : { kind: 'logic', operator, left, right };
    }
    return left;
  }

  #readNegation(): Expression | undefined {
    if (!this.#skipWord('not')) return this.#readPredicate();
    const operand = this.#readPredicate();
    return operand === undefined ? undefined : { kind: 'not', operand };
  }

  #readPredicate(): Expression | undefined {
    const left = this.#readSum();
    if (left === undefined) return undefined;
    const operator = this.#peekSymbol(COMPARISONS);
    if (operator !== undefined) {
      this.#at += 1;
      const right = this.#readSum();
      return right === undefined ? undefined : { kind: 'compare', operator, left, right };
    }
    if (this.#skipWord('is')) return this.#readIs(left);
    const negated = this.#skipWord('not');
    if (this.#skipWord('in')) return this.#readIn(left, negated);
    if (this.#skipWord('between')) return this.#readBetween(left, negated);
    return negated ? undefined : left;
  }

  #readIs(operand: Expression): Expression | undefined {
    const negated = this.#skipWord('not');
    return this.#skipWord('null') ? { kind: 'is-null', operand, negated } : undefined;
  }

  #readIn(operand: Expression, negated: boolean): Expression | undefined {
    const items = this.#skipSymbol('(') ? this.#readList() : undefined;
    return items === undefined ? undefined : { kind: 'in', operand, items, negated };
  }

  #readBetween(operand: Expression, negated: boolean): Expression | undefined {
    const low = this.#readSum();
    const high = low !== undefined && this.#skipWord('and') ? this.#readSum() : undefined;
    return low === undefined || high === undefined ? undefined : { kind: 'between', operand, low, high, negated };
  }

  #readSum(): Expression | undefined {
    return this.#arithmetic(['+', '-'], () => this.#arithmetic(['*'], () => this.#readCast()));
  }

  #arithmetic(operators: readonly ('+' | '-' | '*')[], read: () => Expression | undefined): Expression | undefined {
    let left = read();
    while (left !== undefined) {
      const operator = operators.find((symbol) => this.#skipSymbol(symbol));
      if (operator === undefined) return left;
      const right = read();
      left = right === undefined ? undefined : { kind: 'arithmetic', operator, left, right };
    }
    return left;
  }

  /** PostgreSQL prints `(status)::text` and `'x'::character varying`; a cast between texts changes nothing. */
  #readCast(): Expression | undefined {
    const operand = this.#readOperand();
    while (this.#skipSymbol('::')) {
      const isText = this.#skipWord('text') || (this.#skipWord('character') && this.#skipWord('varying'));
      if (!isText && !this.#skipWord('varchar') && !this.#skipWord('bpchar')) return undefined;
    }
    return operand;
  }

  #readOperand(): Expression | undefined {
    const token = this.#tokens[this.#at];
    this.#at += 1;
    switch (token?.kind) {
      case 'number':
        return { kind: 'number', text: token.text };
      case 'string':
        return { kind: 'string', value: token.text };
      case 'word':
        return this.#readName(token);
      case 'symbol':
        return this.#readGroup(token.text);
      case undefined:
        return undefined;
    }
  }

  #readGroup(symbol: string): Expression | undefined {
    if (symbol === '-') {
      const operand = this.#readOperand();
      return operand?.kind === 'number' || operand?.kind === 'column' ? { kind: 'negative', operand } : undefined;
    }
    if (symbol !== '(') return undefined;
    const inner = this.readDisjunction();
    return this.#skipSymbol(')') ? inner : undefined;
  }

  #readName(token: Extract<Token, { kind: 'word' }>): Expression | undefined {
    const word = token.text.toLowerCase();
    if (!token.quoted && this.#skipSymbol('(')) return this.#readCall(word);
    const name = this.#column(token.text);
    if (name !== undefined) return { kind: 'column', name };
    if (token.quoted || (word !== 'true' && word !== 'false')) return undefined;
    return { kind: 'boolean', value: word === 'true' };
  }

  #readCall(word: string): Expression | undefined {
    const spelled = word === 'char_length' || word === 'character_length' || word === 'len' ? 'length' : word;
    const name: PortableFunction | undefined = PORTABLE_FUNCTIONS.find((known) => known === spelled);
    const list = this.#readList();
    return name === undefined || list === undefined ? undefined : { kind: 'call', name, arguments: list };
  }

  /** Expressions divided by commas, up to the closing parenthesis. */
  #readList(): readonly Expression[] | undefined {
    const items: Expression[] = [];
    do {
      const item = this.readDisjunction();
      if (item === undefined) return undefined;
      items.push(item);
    } while (this.#skipSymbol(','));
    return this.#skipSymbol(')') ? items : undefined;
  }

  #peekSymbol<Value>(symbols: ReadonlyMap<string, Value>): Value | undefined {
    const token = this.#tokens[this.#at];
    return token?.kind === 'symbol' ? symbols.get(token.text) : undefined;
  }

  #skipSymbol(text: string): boolean {
    const token = this.#tokens[this.#at];
    const found = token?.kind === 'symbol' && token.text === text;
    if (found) this.#at += 1;
    return found;
  }

  #skipWord(text: string): boolean {
    const token = this.#tokens[this.#at];
    const found = token?.kind === 'word' && !token.quoted && token.text.toLowerCase() === text;
    if (found) this.#at += 1;
    return found;
  }
}
