import type { Dialect } from '../dialect.ts';
import type { ClauseTable } from './clause-table.ts';
import type { LexicalRules } from '../lex/lexical-rules.ts';
import type { ResultRules } from '../results/result-rules.ts';
import type { DataType } from '../types/data-type.ts';
import type { TypeTable } from '../types/type-table.ts';

/** Where statements end in a dialect. */
export type BoundaryRules = {
  /**
   * What ends the body of a routine that holds semicolons: the END that closes its first BEGIN, a line with `/` alone, or
   * the end of the batch (GO).
   */
  readonly routineEnd: 'block' | 'slash' | 'batch';
  /** Lower-case words that begin a block of statements where a statement begins. */
  readonly blockWords: ReadonlySet<string>;
  /** Lower-case words that begin another statement wherever one begins a line outside parentheses. */
  readonly lineWords: ReadonlySet<string>;
  /** `CREATE VIEW` is the only statement of its batch. */
  readonly viewFillsBatch: boolean;
};

/** What statements mean in a dialect beyond their words. */
export type DialectTraits = {
  /** How the database remembers a name written without quotes. */
  readonly unquotedNames: 'lower' | 'upper' | 'kept';
  /** Names that differ by case only are the same. */
  readonly ignoresCase: boolean;
  /** CONCAT passes values that are missing; elsewhere it then gives none. */
  readonly concatSkipsNull?: true;
  /** The average of whole numbers is one. */
  readonly averageIsWhole?: true;
  /** The namespace of a name that states none. */
  readonly defaultSchema?: string;
  /** STRICT behind a table: its columns take values of their types only. */
  readonly hasStrictTables?: true;
  /** A single INTEGER PRIMARY KEY numbers itself. */
  readonly integerKeyIsIdentity: boolean;
  /** A type is any sequence of words. */
  readonly freeTypes: boolean;
  /** `KEY` and `INDEX` without quotes never name a column. */
  readonly inlineKeys: boolean;
  /** ALTER TABLE … MODIFY states a column anew; elsewhere only what it names changes. */
  readonly modifyStatesWhole: boolean;
  /** SELECT … INTO name makes a table. */
  readonly selectIntoMakesTable: boolean;
  /** A default is a constraint, which goes before its column is changed. */
  readonly defaultsAreConstraints?: true;
  /** A table made from a query keeps the NOT NULL of the columns it takes. */
  readonly queryKeepsNotNull: boolean;
  /** It keeps their defaults too; what numbered itself is 0 by default. */
  readonly queryKeepsDefaults?: true;
  /** `LIKE other` copies keys and indexes too. */
  readonly likeCopiesKeys: boolean;
  /** `USE x` and qualifiers name a database, which is the connection's business. */
  readonly qualifierIsDatabase: boolean;
  /** Longer names are cut to so many bytes, without a word: two that begin alike are the same. */
  readonly nameBytes?: number;
  /** Indexes and constraints are named within their table. */
  readonly indexNamesPerTable: boolean;
  /** NOT NULL is kept as a check: `CHECK (x IS NOT NULL)` means the same. */
  readonly notNullIsCheck: boolean;
  /** Tables whose names begin so belong to the database itself. */
  readonly systemPrefix?: string;
  /** A type or routine is made anew by its statement alone. */
  readonly definitionsTravel?: true;
  /** A column of an index may name how its values are ordered: `varchar_pattern_ops`. */
  readonly operatorClasses?: true;
  /** Any type may stand before a string and say what it is: `numeric '1.5'`, `timestamp with time zone 'epoch'`. */
  readonly typedLiterals?: true;
  /** `X'1F'` is a string of bits, four a digit; elsewhere it is bytes. */
  readonly hexIsBits?: true;
  /** Constraints and indexes without a name get one made of their table and columns: `table_column_key`. */
  readonly namesByColumns?: true;
  /**
   * Indexes without a name are called after their first column, references are counted: `orders_ibfk_1`. So are checks: within their table,
   * as `orders_chk_1`, or by a word of the database, as `CONSTRAINT_1`; then those behind a column are a part of it.
   */
  readonly countedNames?: { readonly checks: 'table' | 'word' };
  /** A default may be made of other columns of its row. */
  readonly defaultsReadColumns?: true;
  /** A column that gets another default than the current time, or none, loses its ON UPDATE with it. */
  readonly updatesGoWithDefault?: true;
  /** Columns of a primary key may be null again once it is dropped. */
  readonly keyAloneForbidsNull?: true;
  /** Names stand in backticks; what stands in double quotes may be a text. */
  readonly backtickNames?: true;
  /** TRUE and FALSE are of a type of their own; elsewhere they are other words for 1 and 0. */
  readonly hasBooleans?: true;
  /** Foreign keys are looked at by triggers: DISABLE TRIGGER ALL switches them off. */
  readonly referencesAreTriggers?: true;
  /** MATCH FULL of a reference is obeyed; elsewhere it is read and means nothing. */
  readonly matchFull?: true;
  /** CASCADE of a drop takes along the foreign keys to what is dropped. */
  readonly cascadeDrops?: true;
  /** A view keeps the columns it had when it was made: `*` stands for those. */
  readonly viewsKeepColumns?: true;
  /** A view means its tables and columns whatever they are called later; elsewhere it means what has the name it says. */
  readonly viewsFollowRenames?: true;
  /** The database is a file of one program: what is made for others besides is meant for them. */
  readonly inProcess?: true;
  /** `#name` is a temporary table. */
  readonly hashIsTemporary: boolean;
  /** A computed column says no type: its expression does. */
  readonly computedSaysType?: true;
  /** What a type name means that no table knows. */
  readonly unknownType?: (name: string) => DataType;
};

/** What words of an option, in lower case and divided by blanks, say of the rows of their table. */
export type TableRowsRule = {
  readonly words: RegExp;
  readonly says: 'elsewhere' | 'fixed' | 'fleeting' | 'expiring' | 'kept' | 'encrypted';
};

/** What may stand behind a table, one of its constraints, a column or an index, and carries nothing into a schema. */
export type ClauseRules = {
  readonly table: ClauseTable;
  readonly constraint: ClauseTable;
  readonly column: ClauseTable;
  readonly index: ClauseTable;
  /** What the options of a table say of its rows that no schema holds: where they lie, that they are not changed, how long they last. */
  readonly tableRows?: readonly TableRowsRule[];
  /** What an index does besides, which no schema holds: it is said that it is left out. */
  readonly indexExtras: ClauseTable;
  /** What a table or a column says besides, which no schema holds either. */
  readonly tableExtras?: ClauseTable;
  readonly columnExtras?: ClauseTable;
};

/** A mark that speaks for a dialect. */
export type Evidence = {
  /** What is counted: a word, two neighbouring words or signs, or a sign of the detector's own. */
  readonly mark: string;
  readonly weight: number;
  /** For people. */
  readonly shown: string;
};

export type DialectRules = {
  readonly lexicon: LexicalRules;
  readonly boundaries: BoundaryRules;
  readonly traits: DialectTraits;
  readonly clauses: ClauseRules;
  readonly types: TypeTable;
  readonly evidence: readonly Evidence[];
  /** What expressions of the database give, where that is known to the last digit. */
  readonly results?: ResultRules;
  /** A dialect that is read by the same rules and told apart by evidence of its own. */
  readonly variant?: { readonly dialect: Dialect; readonly evidence: readonly Evidence[] };
};

/** Evidence from rows of weight and marks (divided by ` | `). */
export function evidenceOf(rows: readonly (readonly [weight: number, marks: string])[]): readonly Evidence[] {
  return rows.flatMap(([weight, marks]) =>
    marks.split(' | ').map((mark) => ({ mark, weight, shown: mark.replace(/^(sign|head) /, '') })),
  );
}

/** A set of the words in a text. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
