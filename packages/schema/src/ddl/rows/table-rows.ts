import type { LeftRows } from '../../model/rows.ts';
import type { DesignedTable } from '../shared/designed.ts';

/** What stands for a value the database makes itself. */
export const MADE = 'DEFAULT';

/** The rows of a table in the words of its database: one text for each of the columns. */
export type SpelledRows = {
  readonly table: DesignedTable;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** The rows of a table, or why they are left out. */
export type Judged = SpelledRows | LeftRows;

export function isLeft(judged: Judged): judged is LeftRows {
  return 'reason' in judged;
}

/** The values of some columns; those that are not given are made by the database. */
export function valuesOf(
  { columns }: SpelledRows,
  row: readonly string[],
  wanted: readonly string[],
): readonly string[] {
  return wanted.map((name) => row[columns.indexOf(name)] ?? MADE);
}
