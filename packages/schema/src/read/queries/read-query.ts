import { addAll } from '@backsmith/text';
import { tokenize, TokenKind, type Dialect, type Name, type TokenList } from '@backsmith/sql';
import { nameAt, pathAt } from './token-names.ts';

/** What a query takes rows from, by the name its columns have in front. */
export type QuerySource = {
  readonly name: Name;
  /** The path it is written as; nothing for a query in parentheses, a function and what WITH names. */
  readonly path?: readonly Name[];
  /** The tokens of the path's first and last names. */
  readonly from: number;
  readonly token: number;
  readonly hasAlias: boolean;
};

/** A query without those within it. */
export type Query = {
  readonly sources: QuerySource[];
  readonly around: Query | undefined;
  /** The names it gives columns itself, by AS or without. */
  readonly given: Name[];
};

/** A name in an expression of a query: a column, or what only looks like one. */
export type Mention = {
  /** Where the path begins that ends with the name. */
  readonly from: number;
  readonly token: number;
  readonly name: Name;
  readonly of?: Name;
  readonly query: Query;
  /** It is all there is of one of the query's columns, which so has its name. */
  readonly isWholeColumn: boolean;
  readonly isOrder: boolean;
};

/** `*` or `x.*` among the columns of a query. */
export type Star = { readonly from: number; readonly token: number; readonly of?: Name; readonly query: Query };

export type ReadQuery = {
  readonly tokens: TokenList;
  readonly stars: readonly Star[];
  readonly queries: readonly Query[];
  readonly mentions: readonly Mention[];
  /** The names WITH gives queries. */
  readonly named: readonly Name[];
};

/** One pair of parentheses, or what stands outside all. */
type Level = {
  readonly around: Query | undefined;
  query: Query | undefined;
  clause: 'columns' | 'tables' | 'order' | 'other';
  expectsTable: boolean;
  /** EXTRACT(year FROM x) takes from no table. */
  isCall: boolean;
  /** It stands where a table may. */
  readonly isSource: boolean;
};

const SYMBOLS_AFTER_VALUES = [')', ']'];

const ENDS_TABLES = new Set('where group having limit window offset fetch for returning'.split(' '));
const SETS = new Set(['union', 'intersect', 'except', 'minus']);

/** What may stand behind a table and is no other name of it. */
const NO_ALIAS = new Set(
  [
    'on using join left right full inner outer cross natural where group having order limit offset fetch window for',
    'union intersect except minus tablesample as lateral returning straight_join',
  ].flatMap((words) => words.split(' ')),
);

/** What an expression may begin behind; behind any other word a name gives a column another name. */
const BEFORE_VALUES = new Set(
  [
    'select distinct all where and or not on by when then else case in is like ilike similar to between having from using',
    'limit offset over filter any some exists escape collate isnull notnull symmetric row array cast interval end join',
  ].flatMap((words) => words.split(' ')),
);

/** No database runs what nests deeper; there parentheses are counted and begin no level, of which a file could hold millions. */
const DEEPEST = 10_000;

/**
 * Where a query and those within it name tables and columns. It knows the words of queries, not their grammar: a name in an
 * expression may be a column, a type or a unit of time, so that it is for the caller to say which columns there are.
 */
export function readQuery(text: string, dialect: Dialect): ReadQuery {
  return new QueryReader(tokenize(text, dialect).value).read();
}

class QueryReader {
  readonly #tokens: TokenList;
  readonly #levels: Level[] = [];
  readonly #queries: Query[] = [];
  readonly #mentions: Mention[] = [];
  readonly #stars: Star[] = [];
  /** How many parentheses are open within the deepest level. */
  #deeper = 0;
  #at = 0;

  constructor(tokens: TokenList) {
    this.#tokens = tokens;
    this.#open(undefined, false, false);
  }

  read(): ReadQuery {
    while (this.#at < this.#tokens.count) this.#step();
    return {
      tokens: this.#tokens,
      stars: this.#stars,
      queries: this.#queries,
      mentions: this.#mentions,
      named: this.#named(),
    };
  }

  /** `name AS (`, `name (a, b) AS (`: what WITH names, and windows besides. */
  #named(): readonly Name[] {
    const names: Name[] = [];
    for (let at = 0; at < this.#tokens.count; at += 1) {
      const name = nameAt(this.#tokens, at);
      if (name === undefined) continue;
      const next = this.#tokens.isSymbol(at + 1, '(') ? this.#behindGroup(at + 1) : at + 1;
      if (this.#tokens.isWord(next, 'as') && this.#opensQuery(next + 1)) names.push(name);
    }
    return names;
  }

  #opensQuery(from: number): boolean {
    let at = from;
    while (['not', 'materialized'].includes(this.#tokens.word(at))) at += 1;
    return this.#tokens.isSymbol(at, '(');
  }

  #behindGroup(open: number): number {
    let at = open + 1;
    while (nameAt(this.#tokens, at) !== undefined || this.#tokens.isSymbol(at, ',')) at += 1;
    return this.#tokens.isSymbol(at, ')') ? at + 1 : open;
  }

  #step(): void {
    const level = this.#level();
    if (this.#isSymbol('(')) this.#openHere(level);
    else if (this.#isSymbol(')')) this.#close();
    else if (this.#isSymbol(',')) this.#next(level.clause === 'tables');
    else if (!this.#keyword(level)) this.#nameOrSign(level);
  }

  #nameOrSign(level: Level): void {
    const path = pathAt(this.#tokens, this.#at);
    if (this.#isSymbol('*')) this.#takeStar(level);
    if (path.length === 0) this.#next(level.expectsTable && this.#tokens.kind(this.#at) === TokenKind.symbol);
    else if (level.expectsTable) this.#takeTable(level, path);
    else this.#takeNames(level, path);
  }

  #keyword(level: Level): boolean {
    const word = this.#tokens.word(this.#at);
    if (word === 'select') this.#begin(level);
    else if (word === 'from' && !level.isCall && !this.#isBehind('distinct')) this.#enter(level, 'tables', true);
    else if (word === 'join' || word === 'straight_join') this.#enter(level, 'tables', true);
    else if (word === 'order' && level.query !== undefined) this.#enter(level, 'order', false);
    else if (SETS.has(word)) level.query = undefined;
    else if (ENDS_TABLES.has(word) && level.query !== undefined) this.#enter(level, 'other', false);
    else if (word !== 'only' && word !== 'lateral') return false;
    this.#at += 1;
    return true;
  }

  #enter(level: Level, clause: Level['clause'], expectsTable: boolean): void {
    level.clause = clause;
    level.expectsTable = expectsTable;
  }

  #begin(level: Level): void {
    const query: Query = { sources: [], around: level.around, given: [] };
    this.#queries.push(query);
    level.query = query;
    level.isCall = false;
    this.#enter(level, 'columns', false);
  }

  #next(expectsTable: boolean): void {
    this.#level().expectsTable = expectsTable;
    this.#at += 1;
  }

  #level(): Level {
    return this.#levels[this.#levels.length - 1] ?? this.#open(undefined, false, false);
  }

  #open(around: Query | undefined, isSource: boolean, isCall: boolean): Level {
    const level: Level = {
      around,
      query: undefined,
      clause: isSource ? 'tables' : 'other',
      expectsTable: isSource,
      isCall,
      isSource,
    };
    this.#levels.push(level);
    return level;
  }

  #openHere(level: Level): void {
    if (this.#levels.length === DEEPEST) {
      this.#deeper += 1;
      this.#at += 1;
      return;
    }
    const isCall = !level.expectsTable && nameAt(this.#tokens, this.#at - 1) !== undefined;
    this.#open(this.#queryOf(level), level.expectsTable, isCall);
    level.expectsTable = false;
    this.#at += 1;
  }

  #close(): void {
    if (this.#deeper > 0) {
      this.#deeper -= 1;
      this.#at += 1;
      return;
    }
    const closed = this.#levels.length > 1 ? this.#levels.pop() : undefined;
    this.#at += 1;
    if (closed?.isSource !== true) return;
    const query = this.#queryOf(this.#level());
    if (query !== undefined) addAll(query.sources, this.#alias());
  }

  #queryOf(level: Level): Query | undefined {
    return level.query ?? level.around;
  }

  /** The name of what has just been read, as a source that is no table by a name. */
  #alias(): readonly QuerySource[] {
    const name = this.#takeAlias();
    return name === undefined ? [] : [{ name, from: this.#at - 1, token: this.#at - 1, hasAlias: true }];
  }

  #takeAlias(): Name | undefined {
    if (this.#tokens.isWord(this.#at, 'as')) this.#at += 1;
    else if (NO_ALIAS.has(this.#tokens.word(this.#at))) return undefined;
    const name = nameAt(this.#tokens, this.#at);
    if (name !== undefined) this.#at += 1;
    return name;
  }

  #takeTable(level: Level, path: readonly number[]): void {
    level.expectsTable = false;
    const token = path[path.length - 1] ?? this.#at;
    this.#at = token + 1;
    if (this.#isSymbol('(')) {
      this.#takeFunction();
      return;
    }
    const names = path.flatMap((at) => nameAt(this.#tokens, at) ?? []);
    const own = names[names.length - 1];
    const alias = this.#takeAlias();
    const name = alias ?? own;
    if (name === undefined) return;
    this.#queryOf(level)?.sources.push({
      name,
      path: names,
      from: path[0] ?? token,
      token,
      hasAlias: alias !== undefined,
    });
  }

  #takeFunction(): void {
    this.#enter(this.#open(this.#queryOf(this.#level()), true, true), 'other', false);
    this.#at += 1;
  }

  #takeNames(level: Level, path: readonly number[]): void {
    const token = path[path.length - 1] ?? this.#at;
    const name = nameAt(this.#tokens, token);
    const of = path.length > 1 ? nameAt(this.#tokens, path[path.length - 2] ?? token) : undefined;
    const query = this.#queryOf(level);
    this.#at = token + 1;
    if (name === undefined || query === undefined || this.#isSymbol('(') || this.#isType(path[0] ?? token)) return;
    const isOwn = level.query === query;
    const isColumn = isOwn && level.clause === 'columns';
    if (this.#isGiven(path[0] ?? token)) {
      if (isColumn) query.given.push(name);
      return;
    }
    this.#mentions.push({
      from: path[0] ?? token,
      token,
      name,
      ...(of === undefined ? {} : { of }),
      query,
      isWholeColumn: isColumn && this.#beginsColumn(path[0] ?? token) && this.#endsColumn(),
      isOrder: isOwn && level.clause === 'order',
    });
  }

  #takeStar({ query, clause }: Level): void {
    if (query === undefined || clause !== 'columns') return;
    const token = this.#at;
    const of = this.#tokens.isSymbol(token - 1, '.') ? nameAt(this.#tokens, token - 2) : undefined;
    if (of !== undefined) this.#stars.push({ from: token - 2, token, of, query });
    else if (this.#beginsColumn(token)) this.#stars.push({ from: token, token, query });
  }

  /** Whether the name at a token is given to what stands before it: by AS, or behind a value. */
  #isGiven(at: number): boolean {
    const word = this.#tokens.word(at - 1);
    if (word === 'as') return true;
    if (word !== '') return !BEFORE_VALUES.has(word) || word === 'end';
    const kind = this.#tokens.kind(at - 1);
    if (at === 0) return false;
    return kind === TokenKind.symbol
      ? SYMBOLS_AFTER_VALUES.some((symbol) => this.#tokens.isSymbol(at - 1, symbol))
      : kind !== TokenKind.end;
  }

  /** `x::state`, `date '2020-01-01'`. */
  #isType(at: number): boolean {
    return this.#tokens.textOf(at - 1).endsWith(':') || this.#tokens.kind(this.#at) === TokenKind.string;
  }

  #beginsColumn(at: number): boolean {
    return ['select', 'distinct', 'all'].includes(this.#tokens.word(at - 1)) || this.#tokens.isSymbol(at - 1, ',');
  }

  #endsColumn(): boolean {
    const word = this.#tokens.word(this.#at);
    if (this.#at >= this.#tokens.count || word === 'from' || SETS.has(word) || ENDS_TABLES.has(word)) return true;
    return this.#isSymbol(',') || this.#isSymbol(')');
  }

  #isSymbol(symbol: string): boolean {
    return this.#tokens.isSymbol(this.#at, symbol);
  }

  #isBehind(word: string): boolean {
    return this.#tokens.isWord(this.#at - 1, word);
  }
}
