import type { Dialect } from '@backsmith/sql';
import type { Column } from '../model/column.ts';
import type { Check, ForeignKey, Index, UniqueKey } from '../model/constraint.ts';
import type { Domain, EnumType, Sequence, Table, View } from '../model/schema.ts';

/** A thing before and after. */
export type Change<T> = { readonly before: T; readonly after: T };

export type Changes<T> = {
  readonly added: readonly T[];
  readonly removed: readonly T[];
  readonly changed: readonly Change<T>[];
};

/**
 * Something that went away and something alike that came: probably one thing with a new name. `certainty` lies between 0
 * and 1; whoever does not want to rely on it treats the pair as removed and added.
 */
export type Rename<T> = Change<T> & { readonly certainty: number };

export type ColumnAspect =
  | 'type'
  | 'nullability'
  | 'default'
  | 'identity'
  | 'generated'
  | 'collation'
  | 'visibility'
  | 'update-time'
  | 'comment';

export type ColumnDiff = Change<Column> & { readonly aspects: readonly ColumnAspect[] };

/** What differs between a table and the same table later; a renamed one is compared with its new self. */
export type TableDiff = {
  readonly before: TableName;
  readonly after: TableName;
  readonly columns: {
    readonly added: readonly Column[];
    readonly removed: readonly Column[];
    readonly renamed: readonly Rename<Column>[];
    /** Columns that kept their name; what else changed in a renamed one is here too. */
    readonly changed: readonly ColumnDiff[];
  };
  readonly primaryKey?: Change<readonly string[]>;
  readonly uniques: Changes<UniqueKey>;
  readonly checks: Changes<Check>;
  readonly indexes: Changes<Index>;
  readonly comment?: Change<string | null>;
};

export type TableName = { readonly schema?: string; readonly name: string };

export type EnumDiff = {
  readonly name: TableName;
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** The values both have stand in another order. */
  readonly reordered: boolean;
};

/** What leads from one Schema to another, as data. Empty lists everywhere mean that they say the same. */
export type SchemaDiff = {
  readonly dialect?: Change<Dialect>;
  readonly tables: {
    readonly added: readonly Table[];
    readonly removed: readonly Table[];
    readonly renamed: readonly (Change<TableName> & { readonly certainty: number })[];
    readonly changed: readonly TableDiff[];
  };
  readonly foreignKeys: Changes<ForeignKey>;
  readonly enums: {
    readonly added: readonly EnumType[];
    readonly removed: readonly EnumType[];
    readonly changed: readonly EnumDiff[];
  };
  readonly domains: Changes<Domain>;
  readonly sequences: Changes<Sequence>;
  readonly views: Changes<View>;
};
