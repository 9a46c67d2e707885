import type { Dialect } from '@backsmith/sql';
import type { Position } from '@backsmith/text';
import type { Column, DefaultValue } from './column.ts';
import type { Check, ForeignKey, Index, UniqueKey } from './constraint.ts';
import type { DataType } from './data-type.ts';

/** What puts new rows elsewhere, such as into partitions: a rule, or a trigger that returns nothing. */
export type Diversion = Position & {
  readonly by: 'rule' | 'trigger';
  readonly name: string;
  /** Only rows that meet a condition. */
  readonly conditional: boolean;
};

export type Table = Position & {
  /** The namespace, only where the source names one. */
  readonly schema?: string;
  /**
   * The identifier as the database knows it, without quotes. Dialects that fold unquoted names (PostgreSQL, Oracle) give
   * the lower-case form for unquoted ones, Oracle's quoted upper-case ones included; the others keep what was written.
   */
  readonly name: string;
  readonly columns: readonly Column[];
  /** Column names in key order; empty without a primary key. */
  readonly primaryKey: readonly string[];
  readonly primaryKeyName?: string;
  /** What the index of the primary key holds besides. */
  readonly primaryKeyInclude?: readonly string[];
  readonly primaryKeyDeferrable?: 'immediate' | 'deferred';
  readonly uniques: readonly UniqueKey[];
  readonly checks: readonly Check[];
  readonly indexes: readonly Index[];
  readonly comment?: string;
  /** Partitions folded into this table, by name. */
  readonly partitions?: readonly string[];
  /** The table's DDL stood inside a condition, such as IF NOT EXISTS … BEGIN or a DO block. */
  readonly conditional?: true;
  /** A trigger of the source may change what is written into the table. */
  readonly triggered?: true;
  /** New rows do not come into the table itself, and an INSERT says that none did. */
  readonly diverted?: Diversion;
  /** Its rows are lost when the database crashes, and are written faster for it (PostgreSQL). */
  readonly unlogged?: true;
  /** Its columns take values of their types only (SQLite). */
  readonly strict?: true;
  /** The database keeps every row with the time it held (SQL:2011). */
  readonly versioned?: true;
  /** Where it keeps earlier states of rows, if that has a name; no table of its own. */
  readonly history?: { readonly schema?: string; readonly name: string };
  readonly writtenAs?: string;
  /** The namespaces in which names of its texts are sought, where the source chose them before it. */
  readonly searchPath?: readonly string[];
};

export type EnumType = Position & {
  readonly schema?: string;
  readonly name: string;
  readonly values: readonly string[];
};

/**
 * A named type with rules of its own. Columns refer to it by `Column.domain` and carry its base type as their `dataType`;
 * its checks, default and NOT NULL are stated here only. In a check the value is called `VALUE`.
 */
export type Domain = Position & {
  readonly schema?: string;
  readonly name: string;
  /** As declared, where only one database has the type: `geography(Point, 4326)`. */
  readonly type?: string;
  readonly dataType: DataType;
  readonly notNull: boolean;
  readonly default?: DefaultValue;
  readonly checks: readonly Check[];
  /** The namespaces in which names of its texts are sought, where the source chose them before it. */
  readonly searchPath?: readonly string[];
};

export type Sequence = Position & {
  readonly schema?: string;
  readonly name: string;
  readonly start?: string;
  readonly increment?: string;
  readonly ownedBy?: { readonly table: string; readonly column: string };
};

/** A column of a table, by where its table stands in the source, which no other name of it changes. */
export type ColumnAddress = { readonly table: Position; readonly column: string };

/** What a column of a view gives, as far as its query tells. */
export type ViewColumn = {
  readonly name: string;
  /** The column whose values it gives as they are. */
  readonly origin?: ColumnAddress;
  /** The type of what the query computes. */
  readonly dataType?: DataType;
  readonly notNull: boolean;
  /** All columns its values are made of. */
  readonly reads: readonly ColumnAddress[];
  /** It may be made of others besides: routines of the source make it, or its query was not read. */
  readonly isObscure?: true;
};

/** A view is known by name, its columns where they can be read from its definition, and the definition's text. */
export type View = Position & {
  readonly schema?: string;
  readonly name: string;
  readonly materialized?: true;
  readonly columns?: readonly string[];
  /** The same columns, and what they give. */
  readonly traced?: readonly ViewColumn[];
  /** Columns by which no two of its rows are alike, where its query says so. */
  readonly key?: readonly string[];
  readonly definition: string;
  /** The namespaces in which names of its texts are sought, where the source chose them before it. */
  readonly searchPath?: readonly string[];
};

/** Something the source adds to the database before it uses it: PostgreSQL's CREATE EXTENSION. */
export type Extension = Position & { readonly name: string };

/** A type with attributes, a range, or a routine, as the statement that makes it; only where the dialect needs no more. */
export type Definition = Position & {
  readonly kind: 'type' | 'routine';
  readonly schema?: string;
  readonly name: string;
  readonly text: string;
  /** The namespaces in which names of its texts are sought, where the source chose them before it. */
  readonly searchPath?: readonly string[];
};

/** A function or procedure, known by name. */
export type Routine = Position & { readonly name: string };

/** The end state a source text leads to, JSON-serialisable; what `inspect --json` prints besides its diagnostics. */
export type Schema = {
  readonly dialect: Dialect;
  /** The files it was read from, as they were applied; absent where the source is one file. */
  readonly files?: readonly string[];
  readonly tables: readonly Table[];
  readonly foreignKeys: readonly ForeignKey[];
  readonly enums: readonly EnumType[];
  readonly domains?: readonly Domain[];
  readonly sequences: readonly Sequence[];
  readonly views: readonly View[];
  readonly extensions?: readonly Extension[];
  readonly definitions?: readonly Definition[];
  /** The functions and procedures the source defines; text that calls one cannot stand alone. */
  readonly routines?: readonly Routine[];
};
