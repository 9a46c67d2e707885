import type { DefaultValue } from '../model/column.ts';
import type { CheckRule, JsonKind } from '../model/constraint.ts';
import type { DataType } from '../model/data-type.ts';
import type { Capabilities } from './capabilities.ts';
import type {
  Address,
  DdlDesign,
  DesignedColumn,
  DesignedDomain,
  DesignedEnum,
  DesignedIndex,
  DesignedSequence,
  DesignedTable,
} from './shared/designed.ts';
import type { PortableFunction } from './portable/expression.ts';
import type { DdlStatement } from './script.ts';
import type { AlterForms } from './shared/alter-forms.ts';
import type { IdentifierRules } from './shared/identifiers.ts';
import type { LiteralWriter } from './shared/literals.ts';
import type { RowForms } from './shared/row-forms.ts';
import type { TypeName, TypeSpeller } from './shared/type-spelling.ts';
import type { ValueLimits } from './shared/value-limits.ts';
import type { DdlTarget } from './targets.ts';

export type PatternRule = Extract<CheckRule, { kind: 'pattern' }>;

/** The values a database makes itself, and those that need more than a literal of their kind. */
export type DefaultSpeller = (value: DefaultValue, type: DataType) => string | undefined;

/** Everything that is particular to one database; each folder beside this file holds one. */
export type TargetWriter = {
  readonly target: DdlTarget;
  readonly alter: AlterForms;
  readonly capabilities: Capabilities;
  readonly identifiers: IdentifierRules;
  readonly literals: LiteralWriter;
  readonly rows: RowForms;
  readonly values: ValueLimits;
  readonly functionNames: Readonly<Record<PortableFunction, string>>;
  /** Namespaces every database of this kind has, in which names need no qualifier. */
  readonly homeNamespaces: readonly string[];
  /** Those every database has besides; absent where a dot before a call may mean something else. */
  readonly systemNamespaces?: readonly string[];
  readonly spellType: TypeSpeller;
  /** What the catalogue calls a type the script makes; absent where that is its name. */
  readonly reportedType?: (address: Address) => string;
  /** The array of a type the script makes. */
  readonly arrayOf?: (element: TypeName, dimensions: number) => TypeName;
  /** An expression of the family that is carried over word for word, where some words mean something else in another database. */
  readonly carried?: (expression: string) => string;
  /** A default as it follows the word DEFAULT; nothing where the database cannot say it. */
  readonly spellDefault: DefaultSpeller;
  /** A condition that holds when the pattern is found in the column (already spelled); nothing without regular expressions. */
  readonly matches: (column: string, rule: PatternRule) => string | undefined;
  /** A condition that holds when the JSON of the column (already spelled) is of one of these kinds; absent where none is. */
  readonly isJsonKind?: (column: string, type: DataType, kinds: readonly JsonKind[]) => string;
  /** Whether a collation of this family of databases is one every server of this kind has. */
  readonly knowsCollation: (name: string) => boolean;
  /** A column's line in CREATE TABLE; `soleKey` when it alone is the primary key. */
  readonly columnClause: (column: DesignedColumn, soleKey: boolean) => string;
  /** What follows the closing parenthesis of CREATE TABLE. */
  readonly tableTail: (table: DesignedTable) => string;
  /** Whether the primary key is said by `columnClause`. */
  readonly keyInColumn: (table: DesignedTable) => boolean;
  /** An index as a statement, or as a line of CREATE TABLE where `capabilities.indexes.inline`. */
  readonly index: (index: DesignedIndex) => string;
  /** The line that ends a batch, where a view must be alone in one. */
  readonly batchEnd?: string;
  readonly namespace: (name: string) => readonly string[];
  /** A statement whose names are sought along these namespaces; absent where the database has no such path. */
  readonly alongPath?: (namespaces: readonly string[], sql: string) => string;
  /** A routine that is called with the path it was made with, whatever the caller's. */
  readonly keepsPath?: (kind: 'type' | 'routine', sql: string) => string;
  /** What the database lacks of what others of its family have, in an expression whose strings are empty. */
  readonly lacks?: (code: string) => string | undefined;
  /** Whether a new database knows what an expression calls by this name, in lower case; absent where that is not known. */
  readonly hasFunction?: (name: string) => boolean;
  /** CREATE statements of things the capabilities name; absent where the database has no such thing. */
  readonly enumType?: (type: DesignedEnum) => string;
  readonly domain?: (domain: DesignedDomain) => string;
  readonly sequence?: (sequence: DesignedSequence) => string;
  /** Statements before everything else, such as extensions. */
  readonly prelude: (design: DdlDesign) => readonly DdlStatement[];
  /** Statements after the tables and indexes of the script: comments, owners of sequences. */
  readonly epilogue: (design: DdlDesign) => readonly DdlStatement[];
};
