import type { ExpressionTree } from '../ast/expression.ts';
import type { DataType } from '../types/data-type.ts';

/** What an expression gives, as far as that is known. */
export type Result = {
  readonly dataType?: DataType;
  /** The domain its values are of, by its whole name; `dataType` is then what the domain comes down to. */
  readonly domain?: string;
  readonly notNull: boolean;
  /** A text or NULL whose type depends on what stands beside it. */
  readonly untyped?: true;
  /** The digits of whole numbers it may give, where these are not those of all numbers of its type. */
  readonly digits?: number;
  /** The characters it may be written in as a text, where they are not those of all values of its type. */
  readonly width?: number;
  /** A number that is a condition's, or only ever true or false. */
  readonly isTruth?: true;
};

export const UNKNOWN: Result = { notNull: false };

/** A call with what it is given. */
export type GivenCall = {
  readonly name: string;
  readonly given: readonly Result[];
  readonly trees: readonly ExpressionTree[];
};

export type Literal = Extract<ExpressionTree, { kind: 'string' | 'number' | 'boolean' | 'null' | 'binary' | 'bits' }>;

/** What the expressions of a database give. Nothing, where a rule does not know. */
export type ResultRules = {
  /** What conditions give. */
  readonly truth: Result;
  readonly literal: (tree: Literal) => Result | undefined;
  /** `CURRENT_DATE` and other words that give a value without parentheses. */
  readonly keywords: ReadonlyMap<string, DataType>;
  readonly cast: (operand: Result, type: DataType, text: string) => Result | undefined;
  readonly call: (call: GivenCall) => Result | undefined;
  readonly operation: (operator: string, left: Result, right: Result) => Result | undefined;
  readonly negative: (operand: Result) => Result | undefined;
  readonly interval?: (fields: string | undefined) => DataType;
  /** One of several values: CASE, COALESCE. */
  readonly oneOf: (values: readonly Result[]) => Result | undefined;
  /** The one value of a query, where that may be of another type than its column. */
  readonly subquery?: (value: Result) => Result | undefined;
  /** Rows of one query or of another. */
  readonly union: (values: readonly Result[]) => Result | undefined;
  readonly list?: (items: readonly Result[]) => Result | undefined;
  readonly element?: (of: Result, isSlice: boolean) => Result | undefined;
  /** What a column is that is made of such a value. */
  readonly column: (value: Result) => Result;
  /** What the column of a value is called that has no name; nothing where that is not known. */
  readonly columnName?: (
    tree: ExpressionTree,
    nameOfQuery: (at: number) => string | undefined,
    text: string,
  ) => string | undefined;
  /** What the column is called that a function in FROM makes, where that is neither its own name nor the alias. */
  readonly columnOfCall?: (name: string) => string | undefined;
  /** The namespace of the functions the database brings: those of any other are not known. */
  readonly home?: string;
  /** A type in the words the database has for it. */
  readonly spell: (type: DataType) => string;
};

/** What a call gives, by the function's name in lower case. */
export type ResultTable = ReadonlyMap<string, (call: GivenCall) => Result | DataType | undefined>;

type Row = readonly [names: string, rule: DataType | ((call: GivenCall) => Result | DataType | undefined)];

/** A table from rows of names, divided by spaces, and what all of them give. */
export function resultTable(rows: readonly Row[]): ResultTable {
  return new Map(
    rows.flatMap(([names, rule]) => {
      const give = typeof rule === 'function' ? rule : (): DataType => rule;
      return names.split(' ').map((name) => [name, give] as const);
    }),
  );
}

/** A result from what a rule says: a type alone may be null. */
export function resultOf(said: Result | DataType | undefined): Result | undefined {
  return said === undefined || 'notNull' in said ? said : { dataType: said, notNull: false };
}
