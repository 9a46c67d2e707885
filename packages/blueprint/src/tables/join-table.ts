import type { ForeignKey, Table } from '@backsmith/schema';
import { isSameSet, isUniqueTogether } from './unique-sets.ts';

/** A table that only connects two others, read as a relation between them. */
export type JoinTable = {
  readonly table: Table;
  /** The reference to the owning side: the first one declared. */
  readonly owner: ForeignKey;
  readonly inverse: ForeignKey;
};

/**
 * Recognises a pure join table: two foreign keys that share no column and make up the whole table, each pair once, and
 * nobody refers to it.
 *
 * @param isWholeKey whether a foreign key refers to the whole key of a table that becomes a resource
 */
export function readJoinTable(
  table: Table,
  outgoing: readonly ForeignKey[],
  incoming: readonly ForeignKey[],
  isWholeKey: (key: ForeignKey) => boolean,
): JoinTable | undefined {
  const [first, second, ...more] = outgoing;
  if (first === undefined || second === undefined || more.length > 0 || incoming.length > 0) return undefined;
  const columns = table.columns.map((column) => column.name);
  const isWholeTable = isSameSet([...first.columns, ...second.columns], columns);
  const isPlain =
    table.diverted === undefined && table.columns.every((column) => column.generated === undefined && !column.identity);
  if (!isWholeTable || !isPlain || new Set(columns).size < columns.length) return undefined;
  if (!isUniqueTogether(table, columns) || !isWholeKey(first) || !isWholeKey(second)) return undefined;
  const isOwnerFirst = columns.indexOf(first.columns[0] ?? '') <= columns.indexOf(second.columns[0] ?? '');
  return isOwnerFirst ? { table, owner: first, inverse: second } : { table, owner: second, inverse: first };
}
