import type { Position } from '@backsmith/text';
import type { DefaultValue } from './column.ts';

/** A value of a row; nothing where the database makes it. */
export type RowValue = DefaultValue | undefined;

/** Rows the source puts into a table, which is known by where it stands in the source, whatever it is called later. */
export type TableRows = {
  readonly table: Position;
  /** The columns that are given, by their names in the Schema. */
  readonly columns: readonly string[];
  /** One value for each of the columns. */
  readonly rows: readonly (readonly RowValue[])[];
};

/** A table whose rows cannot be carried, and why, as the end of a sentence. */
export type LeftRows = { readonly table: Position; readonly reason: string };
