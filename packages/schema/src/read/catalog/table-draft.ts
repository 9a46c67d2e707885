import type { Expression, ExpressionTree, Name, QualifiedName } from '@backsmith/sql';
import type { Position } from '@backsmith/text';
import type { ReferentialAction } from '../../model/constraint.ts';
import type { Diversion } from '../../model/schema.ts';
import type { ColumnDraft } from './column-draft.ts';
import type { ColumnList } from './column-list.ts';

export type PartDraft = {
  readonly column?: ColumnDraft;
  /** A column that is not (yet) known by this name. */
  readonly missing?: string;
  readonly expression?: string;
  readonly length?: number;
  readonly descending?: true;
  readonly nulls?: 'first' | 'last';
  readonly operatorClass?: string;
  readonly collation?: string;
  readonly operator?: string;
};

/**
 * A key, check, reference or index by the name it is written with, or else the one the database gave it. `words`: what its
 * columns were called when it was made, after which PostgreSQL names its copies too.
 */
export type NamedPart = { name?: string; given?: string; words?: readonly string[] };

/** What the source has, but has switched off: its database does not look at it. */
export type Switchable = { off?: true };

export type KeyDraft = Position &
  Switchable &
  NamedPart & {
    readonly columns: ColumnDraft[];
    /** INCLUDE: what its index holds besides. */
    readonly include?: readonly ColumnDraft[];
    readonly nullsNotDistinct?: true;
    deferrable?: 'immediate' | 'deferred';
    /** The database made one key of it and the primary key beside it. */
    isPrimary?: true;
  };

export type CheckDraft = Position &
  Switchable &
  NamedPart & {
    readonly expression: string;
    readonly tree: ExpressionTree;
    /** It does not hold for tables that take columns from this one. */
    readonly ownOnly?: true;
    /** The column it is a part of, which it goes and is stated anew with. */
    readonly ofColumn?: ColumnDraft;
  };

export type IndexDraft = Position &
  NamedPart & {
    readonly parts: PartDraft[];
    readonly unique: boolean;
    readonly method?: string;
    readonly special?: 'fulltext' | 'spatial';
    readonly where?: string;
    readonly include?: readonly string[];
    readonly nullsNotDistinct?: true;
    /** MySQL made it for a reference, and leaves it once another begins with its columns. */
    forReference?: true;
    readonly storage?: string;
    readonly excludes?: 'at-once' | 'immediate' | 'deferred';
    /** It comes with a key that is WITHOUT OVERLAPS. */
    readonly ofKey?: true;
  };

export type ForeignKeyDraft = Position &
  Switchable &
  NamedPart & {
    readonly columns: ColumnDraft[];
    /** The referenced table, once it is known. */
    target?: TableDraft;
    readonly targetName: QualifiedName;
    /** What the table it meant was called when that was dropped. */
    lastName?: QualifiedName;
    targetColumns: readonly Name[];
    /** The columns of the target it refers to, where they were known when it was made. */
    refs?: readonly ColumnDraft[];
    readonly onDelete?: ReferentialAction;
    readonly onDeleteColumns?: readonly ColumnDraft[];
    readonly onUpdate?: ReferentialAction;
    readonly match?: 'full';
    /** What the index is called that MySQL made for it, as no other began with its columns. */
    index?: string;
    deferrable?: 'immediate' | 'deferred';
    /** PERIOD: the last of its columns is a time span, which rows of the target cover together. */
    readonly ofPeriod?: true;
  };

export type TableDraft = Position & {
  schema: string | undefined;
  /** The schema was not stated with the table but chosen before (USE, search_path). */
  readonly impliedSchema: boolean;
  searchPath?: readonly string[];
  name: string;
  writtenAs?: string;
  /** Those of its table while it is a partition that states none of its own. */
  columns: ColumnList;
  primaryKey: KeyDraft | undefined;
  uniques: KeyDraft[];
  checks: CheckDraft[];
  indexes: IndexDraft[];
  foreignKeys: ForeignKeyDraft[];
  comment?: string;
  charset?: string;
  collation?: string;
  readonly partitions: string[];
  readonly conditional: boolean;
  /** A trigger of the source may change what is written into the table. */
  triggered?: true;
  /** What puts new rows elsewhere. */
  diversions: Diversion[];
  /** What triggers give columns of new rows, by the names of the triggers. */
  fills: {
    readonly trigger: string;
    readonly column: ColumnDraft;
    readonly value: Expression;
    /** Whoever adds a row is told the value. */
    readonly isTold: boolean;
  }[];
  /**
   * A constraint was dropped by a name that the script looked up. That is the default of the column that is changed next,
   * which SQL Server changes without its default alone.
   */
  lostDefault?: true;
  versioned?: true;
  /** Where the database keeps earlier states of rows, if that has a name. */
  history?: QualifiedName;
  partitioned?: true;
  /** Its rows are lost when the database crashes. */
  unlogged?: boolean;
  /** Its columns take values of their types only. */
  strict?: true;
  /** Where it was said that policies decide who sees which rows, and whether there is one. */
  rowSecurity?: Position | undefined;
  hasPolicy?: true;
  /** Where all triggers were switched off, and with them what looks at foreign keys. */
  triggersOff?: Position | undefined;
  /** The table it is a partition of. */
  partitionOf?: TableDraft;
  /** Made by a module that keeps its rows in tables of its own, called after it. */
  readonly virtual: boolean;
  /** Tables this one takes columns from (PostgreSQL's INHERITS). */
  parents: TableDraft[];
  /** Tables that take columns from this one. */
  readonly heirs: Set<TableDraft>;
  /** The tables that were made to refer to it. */
  readonly referrers: Set<TableDraft>;
  /** Names that columns had and have no more, in small letters. */
  gone?: Set<string>;
  /** Columns stated by the table itself, not taken from a parent. */
  ownColumns: number;
};

/** Notes that nothing is called as the column is, from now on. */
export function noteGone(table: TableDraft, { name }: ColumnDraft): void {
  (table.gone ??= new Set()).add(name.toLowerCase());
}
