import type { Position } from '@backsmith/text';
import type { DataType } from '../types/data-type.ts';
import type { Expression, ExpressionTree } from './expression.ts';
import type { Name, QualifiedName } from './name.ts';

export type WrittenType = {
  /** As written, white space folded. */
  readonly text: string;
  readonly dataType: DataType;
  /** The last part of the name as written, for types that the source defines itself. */
  readonly name: Name;
  readonly qualifier?: Name;
  readonly dimensions: number;
  /** `serial` and its kin: a type that makes its own sequence. */
  readonly serial: boolean;
  /** MySQL's CHARACTER SET of the type; `binary` is also what its BINARY attribute gives. */
  readonly charset?: string;
};

export type IdentityClause = {
  readonly kind: 'always' | 'by-default' | 'auto-increment';
  /** Oracle's BY DEFAULT ON NULL: a row that says NULL is numbered, too. */
  readonly onNull?: true;
  readonly start?: string;
  readonly increment?: string;
};

export type Action = 'no action' | 'restrict' | 'cascade' | 'set null' | 'set default';

export type Reference = {
  readonly table: QualifiedName;
  /** Empty where the primary key is meant. */
  readonly columns: readonly Name[];
  readonly onDelete?: Action;
  /** Which of its own columns ON DELETE sets; all where it lists none. */
  readonly onDeleteColumns?: readonly Name[];
  readonly onUpdate?: Action;
  /** MATCH FULL: all of its columns have values, or none. */
  readonly match?: 'full';
  readonly deferrable?: 'immediate' | 'deferred';
};

/** One part of a key or index: a column, perhaps shortened to a prefix, or an expression. */
export type KeyPart = {
  readonly name?: Name;
  readonly expression?: string;
  readonly length?: number;
  readonly descending?: true;
  readonly nulls?: 'first' | 'last';
  /** With its parameters: `gist_trgm_ops(siglen = 32)`. */
  readonly operatorClass?: string;
  readonly collation?: string;
  /** WITHOUT OVERLAPS: rows alike in the other parts are apart in this one. */
  readonly withoutOverlaps?: true;
  /** By which PostgreSQL's EXCLUDE compares it with other rows: `&&`. */
  readonly operator?: string;
};

export type ConstraintBody =
  | {
      readonly kind: 'primary-key';
      readonly parts: readonly KeyPart[];
      readonly deferrable?: 'immediate' | 'deferred';
      readonly index?: Name;
      /** INCLUDE: what its index holds besides. */
      readonly include?: readonly Name[];
    }
  | {
      readonly kind: 'unique';
      readonly parts: readonly KeyPart[];
      readonly index?: Name;
      readonly include?: readonly Name[];
      readonly nullsNotDistinct?: true;
      readonly deferrable?: 'immediate' | 'deferred';
    }
  | {
      readonly kind: 'foreign-key';
      readonly columns: readonly Name[];
      readonly reference: Reference;
      /** Its last column is a period, which the rows referred to cover together. */
      readonly ofPeriod?: true;
    }
  | {
      readonly kind: 'check';
      readonly expression: Expression;
      /** NO INHERIT: it does not hold for tables that take columns from its own. */
      readonly ownOnly?: true;
    }
  /** PostgreSQL's CONSTRAINT x NOT NULL column among the elements of a table. */
  | { readonly kind: 'not-null'; readonly columnName: Name; readonly ownOnly?: true }
  /** SQL Server's DEFAULT … FOR column. */
  | { readonly kind: 'default'; readonly columnName: Name; readonly value: Expression }
  /** PostgreSQL's EXCLUDE, also as text; without an index where it was not understood. */
  | { readonly kind: 'exclude'; readonly text: string; readonly index?: ExclusionIndex };

/** The index that keeps an exclusion constraint; each of its parts has an operator. */
export type ExclusionIndex = Pick<IndexDefinition, 'parts' | 'method' | 'where' | 'include' | 'storage'> & {
  readonly deferrable?: 'immediate' | 'deferred';
};

export type Constraint = Position & {
  readonly name?: Name;
  /** Declared NOT ENFORCED or DISABLE: the database does not look at it. */
  readonly unenforced?: true;
} & ConstraintBody;

export type ColumnDefinition = Position & {
  readonly kind: 'column';
  readonly name: Name;
  readonly type?: WrittenType;
  readonly notNull?: boolean;
  /** NOT NULL NO INHERIT: it does not hold for tables that take columns from its own. */
  readonly notNullOfOwn?: true;
  /** Explicitly `NULL`. */
  readonly nullable?: boolean;
  readonly default?: Expression;
  /** Oracle's DEFAULT ON NULL: it stands in for NULL too, which the column thus never has. */
  readonly defaultOnNull?: true;
  /** FOR INSERT AND UPDATE: also where a change makes it NULL. */
  readonly defaultOnUpdate?: true;
  /** The name of SQL Server's constraint that holds the default. */
  readonly defaultName?: Name;
  readonly identity?: IdentityClause;
  /** `rowTime`: no expression, but when the row began or ceased to hold (SQL:2011). */
  readonly generated?: {
    readonly expression: string;
    readonly stored: boolean;
    readonly rowTime?: 'start' | 'end';
    /** What was understood of it, where the column says no type. */
    readonly tree?: ExpressionTree;
  };
  /** Keys, checks and references written after the type. */
  readonly constraints: readonly Constraint[];
  /** SQL Server's indexes written after the type. */
  readonly indexes?: readonly IndexDefinition[];
  readonly onUpdateNow?: true;
  readonly invisible?: true;
  readonly collation?: string;
  readonly comment?: string;
  /** Clauses that carry nothing into a schema, as written. */
  readonly ignored: readonly string[];
};

export type IndexDefinition = Position & {
  readonly kind: 'index';
  readonly name?: Name;
  readonly unique: boolean;
  readonly parts: readonly KeyPart[];
  readonly method?: string;
  readonly special?: 'fulltext' | 'spatial';
  readonly where?: string;
  readonly include?: readonly Name[];
  readonly nullsNotDistinct?: true;
  /** What the parentheses behind PostgreSQL's WITH hold: `fillfactor = 70`. */
  readonly storage?: string;
};

/** `LIKE other` among the columns of a table. */
export type LikeElement = Position & {
  readonly kind: 'like';
  readonly table: QualifiedName;
  /** What is copied besides columns and NOT NULL. */
  readonly including: readonly string[];
};

export type TableElement =
  ColumnDefinition | { readonly kind: 'constraint'; readonly constraint: Constraint } | IndexDefinition | LikeElement;
