import { type Position } from '@backsmith/text';
import type { Column, GeneratedColumn } from '../../model/column.ts';
import type { Index, IndexPart, ReferentialAction } from '../../model/constraint.ts';
import type { DataType } from '../../model/data-type.ts';
import type { Definition, Domain, EnumType, Sequence, Table, View } from '../../model/schema.ts';

/** Where a thing lives in the target database; names are canonical, as the Schema has them. */
export type Address = { readonly namespace?: string; readonly name: string };

export type PlannedIdentity = {
  /** A statement may not give a value of its own. */
  readonly always: boolean;
  /** A number once used is never given out again. */
  readonly neverReuses: boolean;
  readonly start?: string;
  readonly increment?: string;
};

/** A column decided for one database: what is left is to put its pieces in that database's order. */
export type PlannedColumn = {
  readonly source: Column;
  readonly name: string;
  readonly dataType: DataType;
  readonly type: string;
  readonly notNull: boolean;
  readonly default?: string;
  readonly identity?: PlannedIdentity;
  /** The sequence a default or a serial type draws from. */
  readonly sequence?: Address;
  readonly generated?: GeneratedColumn;
  readonly updatesNow: boolean;
  readonly invisible: boolean;
  readonly collation?: string;
  readonly comment?: string;
};

/** `length` is the prefix of the column that stands for it in the key. */
export type PlannedKeyPart = { readonly column: string; readonly length?: number };

export type PlannedKey = {
  readonly name?: string;
  readonly parts: readonly PlannedKeyPart[];
  readonly nullsNotDistinct: boolean;
  readonly deferrable?: 'immediate' | 'deferred';
};

export type PlannedCheck = { readonly name?: string; readonly condition: string };

export type PlannedIndex = Omit<Index, 'parts' | keyof Position> & {
  readonly table: Address;
  readonly parts: readonly IndexPart[];
};

export type PlannedForeignKey = {
  readonly name?: string;
  readonly table: Address;
  readonly columns: readonly string[];
  readonly refTable: Address;
  readonly refColumns: readonly string[];
  readonly onDelete?: ReferentialAction;
  readonly onUpdate?: ReferentialAction;
  readonly deferrable?: 'immediate' | 'deferred';
};

export type PlannedTable = {
  readonly source: Table;
  readonly address: Address;
  readonly columns: readonly PlannedColumn[];
  readonly primaryKey?: PlannedKey;
  readonly uniques: readonly PlannedKey[];
  readonly checks: readonly PlannedCheck[];
  readonly indexes: readonly PlannedIndex[];
  readonly foreignKeys: readonly PlannedForeignKey[];
  readonly comment?: string;
  readonly versioned: boolean;
};

export type PlannedSequence = { readonly source: Sequence; readonly address: Address };
export type PlannedEnum = { readonly source: EnumType; readonly address: Address };
export type PlannedDomain = {
  readonly source: Domain;
  readonly address: Address;
  readonly type: string;
  readonly default?: string;
  readonly checks: readonly PlannedCheck[];
};
export type PlannedView = { readonly source: View; readonly address: Address };

/** A Schema decided for one database, in the order it is written. */
export type DdlPlan = {
  readonly namespaces: readonly string[];
  readonly enums: readonly PlannedEnum[];
  /** Types and routines in the source's words, each behind what it needs. */
  readonly definitions: readonly Definition[];
  /** Those that are made of domains or draw from sequences. */
  readonly laterDefinitions: readonly Definition[];
  readonly domains: readonly PlannedDomain[];
  readonly sequences: readonly PlannedSequence[];
  readonly tables: readonly PlannedTable[];
  /** Those that close a cycle of tables, or wait for a unique index. */
  readonly laterForeignKeys: readonly PlannedForeignKey[];
  readonly views: readonly PlannedView[];
};
