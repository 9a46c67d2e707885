import type { ExpressionTree, Name } from '@backsmith/sql';
import type { Position } from '@backsmith/text';
import type { DefaultValue, GeneratedColumn, Identity } from '../../model/column.ts';
import type { DataType } from '../../model/data-type.ts';

/** The name of a type that the source may define itself. */
export type TypeName = { readonly name: Name; readonly qualifier?: Name; readonly dimensions: number };

/** A column while statements still change it. Keys refer to it as an object, so a new name needs no search. */
export type ColumnDraft = Position & {
  name: string;
  writtenAs?: string;
  type: string;
  dataType: DataType;
  /** What a query makes it of, where that does not say of what type it is. */
  madeOf?: string;
  typeName?: TypeName;
  serial: boolean;
  /** It stands here since a parent of the table has it (PostgreSQL's INHERITS), and goes with it. */
  taken?: true;
  notNull: boolean;
  /** That it is NOT NULL does not hold for tables that take it (NO INHERIT). */
  notNullOfOwn?: true;
  /** What PostgreSQL 18 calls the constraint that it is NOT NULL. */
  notNullName?: string;
  /** What the sequence is called that its type brought along. */
  ownSequence?: string;
  identity?: Identity;
  default?: DefaultValue;
  /** What was understood of the default, for a second look when the column's type is settled. */
  defaultTree?: ExpressionTree;
  /** It stands in for NULL too. */
  defaultOnNull?: true;
  defaultOnUpdate?: true;
  /** Its default was dropped, which a column that counts by itself has none of already. */
  noDefault?: true;
  defaultName?: string;
  generated?: GeneratedColumn & { readonly tree?: ExpressionTree };
  onUpdateNow: boolean;
  invisible: boolean;
  charset?: string;
  collation?: string;
  comment?: string;
};
