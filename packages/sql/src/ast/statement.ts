import type { Position } from '@backsmith/text';
import type { AlterAction } from './alter-action.ts';
import type { Expression } from './expression.ts';
import type { Name, QualifiedName } from './name.ts';
import type { SelectShape } from './select.ts';
import type { IndexDefinition, TableElement, WrittenType } from './table-element.ts';

export type CreateTable = {
  readonly kind: 'create-table';
  readonly name: QualifiedName;
  /** Where CREATE stands in the outermost text, for the count of tables. */
  readonly offset: number;
  readonly elements: readonly TableElement[];
  readonly ifNotExists: boolean;
  readonly orReplace: boolean;
  readonly temporary: boolean;
  /** The module of a SQLite virtual table. */
  readonly module?: string;
  /** `LIKE other` in place of elements. */
  readonly like?: QualifiedName;
  readonly select?: SelectShape;
  readonly partitionOf?: QualifiedName;
  readonly inherits: readonly QualifiedName[];
  readonly ofType?: QualifiedName;
  readonly comment?: string;
  readonly charset?: string;
  readonly collation?: string;
  /** PostgreSQL: its rows are lost when the database crashes. */
  readonly unlogged?: true;
  /** SQLite: its columns take values of their types only. */
  readonly strict?: true;
  /** The database keeps every row with the time it held (SQL:2011). */
  readonly versioned?: true;
  /** Where it keeps the earlier ones, if that is a table with a name. */
  readonly history?: QualifiedName;
  /** Its rows are stored in partitions. */
  readonly partitioned?: true;
  /** The parentheses were read to their end. */
  readonly complete: boolean;
};

export type ObjectKind =
  'table' | 'view' | 'index' | 'sequence' | 'type' | 'schema' | 'routine' | 'trigger' | 'rule' | 'other';

export type StatementBody =
  | CreateTable
  | {
      readonly kind: 'alter-table';
      readonly name: QualifiedName;
      readonly actions: readonly AlterAction[];
      readonly ifExists?: true;
      /** Not what takes columns from the table. */
      readonly only?: true;
    }
  | {
      readonly kind: 'drop';
      readonly object: ObjectKind;
      readonly names: readonly QualifiedName[];
      /** The table of a dropped index. */
      readonly table?: QualifiedName;
      readonly cascade: boolean;
      readonly ifExists?: true;
    }
  | {
      readonly kind: 'rename';
      readonly object: 'table' | 'column' | 'index' | 'type' | 'view' | 'sequence' | 'schema';
      readonly from: QualifiedName;
      readonly to: QualifiedName;
      readonly table?: QualifiedName;
      readonly ifExists?: true;
    }
  | {
      readonly kind: 'create-index';
      readonly table: QualifiedName;
      readonly index: IndexDefinition;
      readonly ifNotExists: boolean;
    }
  | {
      readonly kind: 'create-view';
      readonly name: QualifiedName;
      readonly columns?: readonly Name[];
      readonly select: SelectShape;
      readonly materialized: boolean;
      readonly definition: string;
    }
  | { readonly kind: 'create-enum'; readonly name: QualifiedName; readonly values: readonly string[] }
  | {
      readonly kind: 'alter-enum';
      readonly name: QualifiedName;
      readonly change:
        | { readonly kind: 'add'; readonly value: string; readonly before?: string; readonly after?: string }
        | { readonly kind: 'rename'; readonly from: string; readonly to: string };
    }
  | {
      readonly kind: 'create-domain';
      readonly name: QualifiedName;
      readonly type: WrittenType;
      readonly notNull: boolean;
      readonly default?: Expression;
      readonly checks: readonly DomainCheck[];
    }
  | { readonly kind: 'alter-domain'; readonly name: QualifiedName; readonly change: DomainChange }
  /** PostgreSQL's ALTER … SET SCHEMA of anything but a table. */
  | {
      readonly kind: 'set-schema';
      readonly object: 'type' | 'sequence' | 'view' | 'table';
      readonly name: QualifiedName;
      readonly schema: Name;
    }
  /** A type with attributes, such as Oracle's object types, or a range; no table of its own. */
  | {
      readonly kind: 'create-composite';
      readonly name: QualifiedName;
      readonly elements: readonly TableElement[];
      /** The whole statement. */
      readonly text: string;
    }
  | {
      readonly kind: 'create-sequence';
      readonly name: QualifiedName;
      readonly options: SequenceOptions;
      readonly temporary: boolean;
    }
  | { readonly kind: 'alter-sequence'; readonly name: QualifiedName; readonly options: SequenceOptions }
  | {
      readonly kind: 'comment';
      readonly object: 'table' | 'column' | 'other';
      readonly table: QualifiedName;
      readonly columnName?: Name;
      /** Nothing removes the comment. */
      readonly text?: string;
    }
  /** USE, SET search_path, CREATE SCHEMA … with elements. */
  | {
      readonly kind: 'set-namespace';
      readonly name: Name | undefined;
      /** PostgreSQL's whole search path, where one is stated: names are sought along it. */
      readonly path?: readonly Name[];
    }
  | { readonly kind: 'create-extension'; readonly name: Name }
  | {
      readonly kind: 'create-schema';
      readonly name: Name | undefined;
      /** MySQL's defaults for the tables of the database. */
      readonly charset?: string;
      readonly collation?: string;
    }
  /** A trigger that fills a column of each new row from a sequence. */
  | {
      readonly kind: 'create-trigger';
      readonly name: QualifiedName;
      readonly table?: QualifiedName;
      readonly fills: readonly SequenceFill[];
      /** What its own body gives new rows before they are added. */
      readonly rowFills?: RowFills;
      /** Rows that are changed set it off as well. */
      readonly onUpdate?: true;
      /** The function it runs before each new row, which may leave the row out. */
      readonly before?: { readonly routine: QualifiedName; readonly conditional: boolean };
    }
  /** PostgreSQL's rule that does something else in place of adding rows. */
  | {
      readonly kind: 'create-rule';
      readonly name: QualifiedName;
      readonly table: QualifiedName;
      readonly conditional: boolean;
    }
  | {
      readonly kind: 'create-routine';
      readonly name: QualifiedName;
      readonly body: readonly Statement[];
      /** A trigger's function that returns nothing in place of the new row, which is not added then. */
      readonly leavesOut: boolean;
      /** What a trigger's function gives new rows. */
      readonly rowFills?: RowFills;
      /** The whole statement. */
      readonly text: string;
    }
  | { readonly kind: 'call'; readonly name: QualifiedName }
  /** Statements inside a block whose running depends on conditions. */
  | { readonly kind: 'block'; readonly body: readonly Statement[] }
  | {
      readonly kind: 'select-into';
      readonly name: QualifiedName;
      readonly offset: number;
      readonly temporary: boolean;
      readonly select: SelectShape;
    }
  | { readonly kind: 'data'; readonly count: number; readonly table?: QualifiedName }
  /** Understood and of no consequence for a schema: GRANT, SET, transactions, queries, … */
  | { readonly kind: 'ignored'; readonly verb: string; readonly table?: QualifiedName }
  /** Text put together at run time. */
  | { readonly kind: 'dynamic'; readonly text: string; readonly table?: string }
  /** Not understood. */
  | { readonly kind: 'unknown'; readonly verb: string };

export type DomainCheck = { readonly name?: Name; readonly expression: Expression };

export type DomainChange =
  | { readonly kind: 'set-default'; readonly value: Expression }
  | { readonly kind: 'drop-default' }
  | { readonly kind: 'set-not-null'; readonly notNull: boolean }
  | { readonly kind: 'add-check'; readonly check: DomainCheck }
  | { readonly kind: 'drop-check'; readonly name: Name }
  | { readonly kind: 'rename-check'; readonly from: Name; readonly to: Name };

/** A column of each new row, and what a trigger gives it. */
export type RowFill = { readonly columnName: Name; readonly value: Expression };

/** What a trigger gives new rows. */
export type RowFills = {
  readonly fills: readonly RowFill[];
  /** Nothing but that, and numbers of sequences, is in its body. */
  readonly isAll: boolean;
};

export type SequenceFill = { readonly columnName: Name; readonly sequence: QualifiedName };

export type SequenceOptions = {
  readonly start?: string;
  readonly increment?: string;
  /** PostgreSQL: whether it begins anew when the database crashes. */
  readonly unlogged?: boolean;
  readonly ownedBy?: { readonly table: QualifiedName; readonly columnName: Name } | 'none';
};

export type Statement = Position &
  StatementBody & {
    /** Whether it runs depends on a condition around it. */
    readonly conditional?: true;
  };
