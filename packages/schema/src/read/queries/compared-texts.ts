import { TokenKind, type Name, type TokenList } from '@backsmith/sql';
import { nameAt, pathAt } from './token-names.ts';

/** What is compared with each other: the names in it that may be columns. */
type Comparison = (readonly Name[])[];

/** What stands within a pair of parentheses or between CASE and END. */
type Level = {
  comparison: Comparison;
  /** A comma stands between values of one comparison, as in `IN ('a', 'b')`. */
  readonly isList: boolean;
  /** What CASE looks at before its first WHEN. */
  readonly subject?: Comparison;
};

/** What stands between values that have nothing to do with each other. */
const DIVIDERS = new Set(
  'or where on having then else select from group order limit returning union except intersect'.split(' '),
);

/** Words whose parentheses hold values that are compared with what is before them or with each other. */
const LISTS = new Set('in any all some coalesce nullif greatest least'.split(' '));

/** The names each text of an expression or query stands beside, by its token: `state = 'open'`, `CASE state WHEN 'open'`. */
export function comparedTexts(tokens: TokenList): ReadonlyMap<number, readonly (readonly Name[])[]> {
  const reader = new ComparisonReader(tokens);
  reader.read();
  return reader.found;
}

class ComparisonReader {
  readonly found = new Map<number, Comparison>();
  readonly #tokens: TokenList;
  readonly #around: Level[] = [];
  #level: Level = { comparison: [], isList: false };

  constructor(tokens: TokenList) {
    this.#tokens = tokens;
  }

  read(): void {
    for (let at = 0; at < this.#tokens.count; at += 1) at = this.#step(at);
  }

  /** Looks at a token and gives the last one that it belongs to. */
  #step(at: number): number {
    const tokens = this.#tokens;
    const word = tokens.word(at);
    if (tokens.isSymbol(at, '(') || tokens.isSymbol(at, '[')) this.#open(this.#inside(at));
    else if (tokens.isSymbol(at, ')') || tokens.isSymbol(at, ']') || word === 'end') this.#close();
    else if (word === 'case') this.#openCase();
    else if (word === 'when') this.#level.comparison = this.#level.subject?.length ? this.#level.subject : [];
    else if (this.#divides(at, word)) this.#level.comparison = [];
    else if (tokens.kind(at) === TokenKind.string) this.found.set(at, this.#level.comparison);
    else return this.#takeName(at);
    return at;
  }

  #takeName(at: number): number {
    const path = pathAt(this.#tokens, at);
    if (path.length === 0) return at;
    this.#level.comparison.push(path.flatMap((one) => nameAt(this.#tokens, one) ?? []));
    return path.at(-1) ?? at;
  }

  #divides(at: number, word: string): boolean {
    if (word === 'and') return !this.#tokens.isWord(at - 2, 'between');
    return DIVIDERS.has(word) || (this.#tokens.isSymbol(at, ',') && !this.#level.isList);
  }

  /** A function's values are its own business; what is in parentheses for order only, or in a list, belongs to what is around. */
  #inside(at: number): Level {
    const before = this.#tokens.word(at - 1);
    const { comparison } = this.#level;
    if (LISTS.has(before) || this.#tokens.isSymbol(at, '[')) return { comparison, isList: true };
    const isCall = nameAt(this.#tokens, at - 1) !== undefined && !DIVIDERS.has(before) && !BEFORE_VALUES.has(before);
    return isCall ? { comparison: [], isList: false } : { comparison, isList: this.#level.isList };
  }

  #open(level: Level): void {
    this.#around.push(this.#level);
    this.#level = level;
  }

  #openCase(): void {
    const subject: Comparison = [];
    this.#open({ comparison: subject, isList: false, subject });
  }

  #close(): void {
    this.#level = this.#around.pop() ?? this.#level;
  }
}

const BEFORE_VALUES = new Set('and not between when case like is check as distinct'.split(' '));
