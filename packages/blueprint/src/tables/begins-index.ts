import type { Table } from '@backsmith/schema';

/**
 * Whether the primary key, a unique constraint or an index of the table begins with these columns, in any order of theirs, so
 * that a look-up by them reads no more than it finds. Partial, excluding and special indexes do not count, nor prefixes of texts.
 */
export function beginsIndex({ primaryKey, uniques, indexes }: Table, columns: readonly string[]): boolean {
  const ordinary = indexes.filter(
    ({ where, kind, excludes }) => where === undefined && kind === undefined && excludes === undefined,
  );
  const lists = [
    primaryKey,
    ...uniques.map((unique) => unique.columns),
    ...ordinary.map(({ parts }) => parts.map(({ column, length }) => (length === undefined ? (column ?? '') : ''))),
  ];
  return lists.some((list) => columns.every((name) => list.slice(0, columns.length).includes(name)));
}
