import type { Position } from '@backsmith/text';

export type ReferentialAction = 'no action' | 'restrict' | 'cascade' | 'set null' | 'set default';

export type ForeignKey = Position & {
  readonly name?: string;
  readonly schema?: string;
  readonly table: string;
  readonly columns: readonly string[];
  readonly refSchema?: string;
  readonly refTable: string;
  /** Never empty once the referenced table is known: a reference without columns means its primary key. */
  readonly refColumns: readonly string[];
  readonly onDelete?: ReferentialAction;
  /** Which of its columns `onDelete` sets to null or to their defaults; absent where that is all of them. */
  readonly onDeleteColumns?: readonly string[];
  readonly onUpdate?: ReferentialAction;
  /** A row has values in all of its columns or in none; elsewhere a row with some is not held against it. */
  readonly match?: 'full';
  readonly deferrable?: 'immediate' | 'deferred';
  /** The last of its columns is a time span, which rows of the other table cover together: no single row is referred to. */
  readonly ofPeriod?: true;
};

export type UniqueKey = Position & {
  readonly name?: string;
  readonly columns: readonly string[];
  /** What its index holds besides, for queries alone. */
  readonly include?: readonly string[];
  readonly nullsNotDistinct?: true;
  readonly deferrable?: 'immediate' | 'deferred';
};

/** What a JSON value is at its top. */
export type JsonKind = 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null';

/** A check that says something a request validator can say too. Bounds are literal text, inclusive unless marked. */
export type CheckRule =
  | { readonly kind: 'in'; readonly column: string; readonly values: readonly string[] }
  | {
      readonly kind: 'range';
      readonly column: string;
      readonly min?: string;
      readonly minExclusive?: true;
      readonly max?: string;
      readonly maxExclusive?: true;
    }
  | { readonly kind: 'length'; readonly column: string; readonly min?: number; readonly max?: number }
  /** What the JSON of the column may be. */
  | { readonly kind: 'json-kind'; readonly column: string; readonly values: readonly JsonKind[] }
  /**
   * A regular expression that means the same in Java. `costly`: over some texts a matcher that tries one way after the other
   * takes without bound, so that only the database may be asked.
   */
  | {
      readonly kind: 'pattern';
      readonly column: string;
      readonly pattern: string;
      readonly ignoreCase?: true;
      readonly costly?: true;
    };

/** A rule about what the JSON of a column is. */
export type JsonRule = Extract<CheckRule, { kind: 'json-kind' }>;

export type Check = Position & {
  readonly name?: string;
  /** As written in the source dialect, white space folded, without the outer parentheses. */
  readonly expression: string;
  /** What was understood of it; several for a conjunction; empty when it stays text. */
  readonly rules: readonly CheckRule[];
  /** What it says of JSON besides what was not understood; absent where that is nothing, or all of it. */
  readonly jsonRules?: readonly JsonRule[];
};

export type IndexPart = {
  /** A column name, or nothing where the part is an expression. */
  readonly column?: string;
  readonly expression?: string;
  readonly descending?: true;
  /** MySQL's prefix length. A unique key or primary key over prefixes is a unique `Index`, not a `UniqueKey`. */
  readonly length?: number;
  /** PostgreSQL's operator class, without which some indexes cannot be built: `gin_trgm_ops`, perhaps with parameters. */
  readonly operatorClass?: string;
  /** How texts are compared in it, where that differs from the column. */
  readonly collation?: string;
  readonly nulls?: 'first' | 'last';
  /** In an index that excludes: by which operator rows must not meet in it, as `&&`. */
  readonly operator?: string;
};

export type Index = Position & {
  readonly name?: string;
  readonly parts: readonly IndexPart[];
  readonly unique: boolean;
  readonly method?: string;
  readonly kind?: 'fulltext' | 'spatial';
  readonly where?: string;
  readonly include?: readonly string[];
  readonly nullsNotDistinct?: true;
  /** PostgreSQL's storage parameters, as written: `fillfactor = 70`. */
  readonly storage?: string;
  /** PostgreSQL's EXCLUDE: no two rows may meet in all of its parts; it says when that is looked at. */
  readonly excludes?: 'at-once' | 'immediate' | 'deferred';
  /** It keeps the last column of a key over the same columns apart: WITHOUT OVERLAPS. */
  readonly ofKey?: true;
};
