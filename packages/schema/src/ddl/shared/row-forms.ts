import type { Address, DesignedColumn } from './designed.ts';

/** A column the database counts, and the first number that no row has; names are written already. */
export type Counter = {
  readonly table: string;
  readonly column: string;
  readonly designed: DesignedColumn;
  readonly next: string;
};

/** Until a transaction ends: all rows a SELECT finds, which it waits for, or those nobody else holds. */
export type RowLock = 'held' | 'free';

/** What a SELECT that holds its rows says behind its table, or at its end. */
export type LockWords = { readonly behindTable: string; readonly atEnd: string };

/** PostgreSQL, MySQL 8, MariaDB, Oracle and H2 say it alike. */
export const LOCKS_AT_END: Record<RowLock, LockWords> = {
  held: { behindTable: '', atEnd: ' FOR UPDATE' },
  free: { behindTable: '', atEnd: ' FOR UPDATE SKIP LOCKED' },
};

/** How one database takes rows that are given with their keys. */
export type RowForms = {
  /** The most rows of one INSERT. */
  readonly mostRows: number;
  /** What stands between the columns and VALUES where a row gives a column that counts by itself alone. */
  readonly overriding?: string;
  /** Statements around rows that give a column its number; names are written already. */
  readonly aroundCounted?: (table: string) => readonly [before: string, after: string];
  /** Rows cannot give a number to a column that counts by itself alone. */
  readonly refusesCounted?: true;
  /** A key of 0 asks for the next number. */
  readonly zeroCounts?: true;
  /** An empty text is no value. */
  readonly emptyIsNull?: true;
  /** A text that is JSON, where a plain one would become a text within JSON. */
  readonly json?: (literal: string) => string;
  /** Lets the counter of an identity column go on behind the rows; absent where it does so by itself. */
  readonly countOn?: (counter: Counter) => string;
  /** The same for a sequence; absent where there are none. */
  readonly restartSequence?: (sequence: string, next: string) => string;
  /** How a SELECT holds its rows; absent where it says so at its end, in the words of the standard's cursors. */
  readonly locks?: Record<RowLock, LockWords>;
  /** Texts that differ by case, accents or spaces at their end are the same for a key. */
  readonly looselyCompared?: true;
};

/** What a sequence is called, for whoever gathers those of several columns. */
export function sequenceKey({ namespace, name }: Address): string {
  return JSON.stringify([namespace, name]);
}

/** As the standard says it. */
export const STANDARD_ROWS = {
  mostRows: 500,
  overriding: 'OVERRIDING SYSTEM VALUE',
  countOn: ({ table, column, next }) => `ALTER TABLE ${table} ALTER COLUMN ${column} RESTART WITH ${next}`,
  restartSequence: (sequence, next) => `ALTER SEQUENCE ${sequence} RESTART WITH ${next}`,
} satisfies RowForms;
