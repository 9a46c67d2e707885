import type { Column, Table } from '@backsmith/schema';
import type { JavaEnum } from '../model/java-enum.ts';
import type { ColumnRole } from '../options.ts';
import type { MappedType } from '../types/mapped-type.ts';

/** A column with what was decided about it so far. */
export type ColumnDraft = {
  readonly column: Column;
  /** Its name in Java: of record components, and of the attribute where it is one. */
  readonly field: string;
  /** What clients call it: the same, but for names that Java keeps for itself. */
  readonly json: string;
  readonly type: MappedType;
  readonly role: ColumnRole;
  /** Lists leave it out. */
  readonly isLarge: boolean;
  readonly javaEnum?: JavaEnum;
};

/** Whether answers show the value of a column, and what it has its value from. */
type Treatment = {
  readonly isShown: boolean;
  /** `default`: from nobody, or from its default; `backend`: something of ours counts, times or names it. */
  readonly from: 'request' | 'default' | 'backend';
};

const TREATMENTS: Readonly<Record<ColumnRole, Treatment>> = {
  plain: { isShown: true, from: 'request' },
  secret: { isShown: false, from: 'request' },
  owner: { isShown: true, from: 'backend' },
  author: { isShown: true, from: 'default' },
  created: { isShown: true, from: 'backend' },
  updated: { isShown: true, from: 'backend' },
  version: { isShown: true, from: 'backend' },
  deleted: { isShown: false, from: 'backend' },
};

/** Whether answers show the column's value. */
export function isShown({ role }: ColumnDraft): boolean {
  return TREATMENTS[role].isShown;
}

/** Whether the column keeps what somebody gives it, and nothing but that. */
export function isGiven({ role }: ColumnDraft): boolean {
  return TREATMENTS[role].from === 'request';
}

/** Whether the column has its value from a request, from nobody, or from its default: nothing counts or times it. */
export function isKept({ role }: ColumnDraft): boolean {
  return TREATMENTS[role].from !== 'backend';
}

/** Whether the database computes the column's value and refuses any other. */
export function isComputed({ column }: ColumnDraft): boolean {
  return column.generated !== undefined || column.dataType.kind === 'rowversion';
}

/** Whether the column is the table's only one under a unique key of one column. */
export function isUniqueAlone(table: Table, column: string): boolean {
  const keys = [...table.uniques.map((unique) => unique.columns), ...uniqueIndexes(table)];
  return keys.some((columns) => columns.length === 1 && columns[0] === column);
}

function uniqueIndexes(table: Table): readonly (readonly string[])[] {
  return table.indexes
    .filter((index) => index.unique && index.where === undefined)
    .map((index) => index.parts.map((part) => (part.length === undefined ? (part.column ?? '') : '')));
}

/** What clients call the column, said only where it is another name than Java's. */
export function jsonOf({ field, json }: ColumnDraft): { readonly json?: string } {
  return json === field ? {} : { json };
}
