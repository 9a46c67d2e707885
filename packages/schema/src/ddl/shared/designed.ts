import { type Position } from '@backsmith/text';
import type { Column, GeneratedColumn } from '../../model/column.ts';
import type { Index, IndexPart, ReferentialAction } from '../../model/constraint.ts';
import type { DataType } from '../../model/data-type.ts';
import type { Spelling } from './type-spelling.ts';
import type { Definition, Domain, EnumType, Sequence, Table, View } from '../../model/schema.ts';

/** Where a thing lives in the target database; names are canonical, as the Schema has them. */
export type Address = { readonly namespace?: string; readonly name: string };

export type DesignedIdentity = {
  /** A statement may not give a value of its own. */
  readonly always: boolean;
  /** A row that says NULL is numbered, too, where the database has words for that. */
  readonly onNull?: true;
  /** A number once used is never given out again. */
  readonly neverReuses: boolean;
  readonly start?: string;
  readonly increment?: string;
};

/** A column decided for one database: what is left is to put its pieces in that database's order. */
export type DesignedColumn = {
  readonly source: Column;
  readonly name: string;
  readonly dataType: DataType;
  readonly spelling: Spelling;
  /** The type's name is that of a domain. */
  readonly isDomain: boolean;
  readonly notNull: boolean;
  readonly default?: string;
  readonly identity?: DesignedIdentity;
  /** The sequence a default or a serial type draws from. */
  readonly sequence?: Address;
  readonly generated?: GeneratedColumn;
  readonly updatesNow: boolean;
  readonly invisible: boolean;
  readonly collation?: string;
  readonly comment?: string;
};

/** `length` is the prefix of the column that stands for it in the key. */
export type DesignedKeyPart = { readonly column: string; readonly length?: number };

export type DesignedKey = {
  readonly name?: string;
  readonly parts: readonly DesignedKeyPart[];
  readonly include?: readonly string[];
  /** WITHOUT OVERLAPS: rows alike in the other columns are apart in the last one. */
  readonly apart?: true;
  readonly nullsNotDistinct: boolean;
  readonly deferrable?: 'immediate' | 'deferred';
};

export type DesignedCheck = { readonly name?: string; readonly condition: string };

export type DesignedIndex = Omit<Index, 'parts' | 'ofKey' | keyof Position> & {
  readonly table: Address;
  readonly parts: readonly IndexPart[];
};

export type DesignedForeignKey = {
  readonly name?: string;
  readonly table: Address;
  readonly columns: readonly string[];
  readonly refTable: Address;
  readonly refColumns: readonly string[];
  readonly onDelete?: ReferentialAction;
  /** Those of its columns that it sets then, where that is not all of them. */
  readonly onDeleteColumns?: readonly string[];
  readonly onUpdate?: ReferentialAction;
  readonly match?: 'full';
  readonly deferrable?: 'immediate' | 'deferred';
  /** PERIOD: the last of its columns is covered by rows of the other table together. */
  readonly ofPeriod?: true;
};

export type DesignedTable = {
  readonly source: Table;
  readonly address: Address;
  readonly columns: readonly DesignedColumn[];
  readonly primaryKey?: DesignedKey;
  readonly uniques: readonly DesignedKey[];
  readonly checks: readonly DesignedCheck[];
  /** The namespaces in which names of its texts are sought. */
  readonly searchPath?: readonly string[];
  readonly indexes: readonly DesignedIndex[];
  readonly foreignKeys: readonly DesignedForeignKey[];
  readonly comment?: string;
  readonly versioned: boolean;
  readonly unlogged?: true;
  /** Its columns take values of their types only, where the database has to be told. */
  readonly strict?: true;
  /** Where earlier states of its rows go, if that has a name. */
  readonly history?: Address;
};

export type DesignedSequence = { readonly source: Sequence; readonly address: Address };
export type DesignedEnum = { readonly source: EnumType; readonly address: Address };
export type DesignedDomain = {
  readonly source: Domain;
  readonly address: Address;
  readonly type: string;
  readonly default?: string;
  readonly checks: readonly DesignedCheck[];
  readonly searchPath?: readonly string[];
};
export type DesignedView = { readonly source: View; readonly address: Address };

/** A Schema decided for one database, in the order it is written. */
export type DdlDesign = {
  readonly namespaces: readonly string[];
  readonly enums: readonly DesignedEnum[];
  /** Types and routines in the source's words, each behind what it needs. */
  readonly definitions: readonly Definition[];
  /** Those that are made of domains or draw from sequences. */
  readonly laterDefinitions: readonly Definition[];
  readonly domains: readonly DesignedDomain[];
  readonly sequences: readonly DesignedSequence[];
  readonly tables: readonly DesignedTable[];
  /** Those that close a cycle of tables, or wait for a unique index. */
  readonly laterForeignKeys: readonly DesignedForeignKey[];
  readonly views: readonly DesignedView[];
};
