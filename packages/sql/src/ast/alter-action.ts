import type { Position } from '@backsmith/text';
import type { Expression } from './expression.ts';
import type { Name, QualifiedName } from './name.ts';
import type { ColumnDefinition, Constraint, IdentityClause, IndexDefinition, WrittenType } from './table-element.ts';

export type ColumnPlace = { readonly first: true } | { readonly after: Name };

/** Constraints by their names or their columns, or all that can be switched. */
export type EnforcedParts =
  | { readonly kind: 'all' | 'primary-key' }
  | { readonly kind: 'named'; readonly names: readonly Name[] }
  | { readonly kind: 'unique'; readonly columns: readonly Name[] };

/** One change of ALTER TABLE. */
export type AlterAction = Position &
  (
    | {
        readonly kind: 'add-column';
        readonly definition: ColumnDefinition;
        readonly place?: ColumnPlace;
        /** Nothing happens, to its keys neither, where there is a column of this name. */
        readonly ifNotExists?: true;
      }
    | { readonly kind: 'add-constraint'; readonly constraint: Constraint }
    | { readonly kind: 'add-index'; readonly index: IndexDefinition }
    /** The whole column anew (MySQL's MODIFY), or what is stated of it only (Oracle's MODIFY, ALTER COLUMN x type). */
    | {
        readonly kind: 'modify-column';
        readonly definition: ColumnDefinition;
        readonly whole: boolean;
        readonly place?: ColumnPlace;
      }
    | {
        readonly kind: 'change-column';
        readonly from: Name;
        readonly definition: ColumnDefinition;
        readonly place?: ColumnPlace;
      }
    | { readonly kind: 'rename-column'; readonly from: Name; readonly to: Name }
    | { readonly kind: 'rename-table'; readonly to: QualifiedName }
    | { readonly kind: 'rename-index'; readonly from: Name; readonly to: Name }
    | { readonly kind: 'set-schema'; readonly schema: Name }
    /** `cascade`: what stands on it goes too. */
    | { readonly kind: 'drop-column'; readonly columnName: Name; readonly cascade?: true }
    | { readonly kind: 'drop-constraint'; readonly name: Name; readonly cascade?: true }
    /** Whether the database looks at constraints of the table from now on. */
    | { readonly kind: 'enforce'; readonly enforced: boolean; readonly which: EnforcedParts }
    /** Whether a constraint may wait for the end of a transaction; it may not where nothing is said. */
    | { readonly kind: 'defer'; readonly name: Name; readonly deferrable?: 'immediate' | 'deferred' }
    | { readonly kind: 'drop-primary-key'; readonly cascade?: true }
    | { readonly kind: 'drop-unique'; readonly columns: readonly Name[]; readonly cascade?: true }
    | { readonly kind: 'drop-index'; readonly name: Name }
    | { readonly kind: 'set-type'; readonly columnName: Name; readonly type: WrittenType; readonly collation?: string }
    | { readonly kind: 'set-default'; readonly columnName: Name; readonly value: Expression }
    | { readonly kind: 'drop-default'; readonly columnName: Name }
    | { readonly kind: 'set-not-null'; readonly columnName: Name; readonly notNull: boolean }
    | {
        readonly kind: 'set-identity';
        readonly columnName: Name;
        readonly identity: IdentityClause;
        readonly sequence?: QualifiedName;
      }
    | { readonly kind: 'set-invisible'; readonly columnName: Name; readonly invisible: boolean }
    /** MySQL: all texts of the table are kept in another character set or order from now on. */
    | { readonly kind: 'convert-texts'; readonly charset?: string; readonly collation?: string }
    /** MySQL: texts that are added later are. */
    | { readonly kind: 'set-texts'; readonly charset?: string; readonly collation?: string }
    | { readonly kind: 'drop-identity'; readonly columnName: Name }
    | { readonly kind: 'drop-expression'; readonly columnName: Name }
    | { readonly kind: 'set-expression'; readonly columnName: Name; readonly expression: string }
    /** What an identity begins with and goes on by, where that is said anew. */
    | {
        readonly kind: 'set-range';
        readonly columnName: Name;
        readonly identity?: 'always' | 'by-default';
        readonly range: { readonly start?: string; readonly increment?: string };
      }
    | { readonly kind: 'set-table-comment'; readonly text: string }
    /** Whether the database keeps every row with the time it held. */
    | { readonly kind: 'set-versioned'; readonly versioned: boolean; readonly history?: QualifiedName }
    /** PostgreSQL: whether rows are kept through a crash. */
    | { readonly kind: 'set-unlogged'; readonly unlogged: boolean }
    /** PostgreSQL: whether policies decide who sees which rows. */
    | { readonly kind: 'set-row-security'; readonly isOn: boolean }
    /** PostgreSQL: whether all its triggers are run, and with them what looks at foreign keys. */
    | { readonly kind: 'set-triggers'; readonly areOn: boolean }
    /** MySQL: from now on its rows are stored in partitions. */
    | { readonly kind: 'set-partitioned' }
    | { readonly kind: 'attach-partition'; readonly table: QualifiedName }
    | { readonly kind: 'detach-partition'; readonly table: QualifiedName }
    | { readonly kind: 'inherit'; readonly table: QualifiedName }
    | { readonly kind: 'no-inherit'; readonly table: QualifiedName }
    /** Carries nothing into a schema: storage, owners, triggers on and off, … */
    | { readonly kind: 'ignored' }
    | { readonly kind: 'unknown'; readonly text: string }
  );
