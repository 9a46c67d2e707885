import type { ResolvedRenames, Schema, Table } from '@backsmith/schema';
import { keyOf } from '../../../tables/lookup.ts';

/** A table of the version before, and how it and its columns were called. */
export type EarlierTable = {
  readonly table: Table;
  readonly isRenamed: boolean;
  /** It was dropped from the schema, and is wanted again. */
  readonly isBack: boolean;
  readonly columnBefore: (name: string) => string;
};

/**
 * Finds what the tables of a version were before.
 *
 * @param dropped the tables no version has had since they were dropped
 * @returns a function for tables of the later version; it finds nothing for new ones
 */
export function earlierTables(
  before: Schema,
  dropped: ReadonlyMap<string, Table>,
  renames: ResolvedRenames,
): (table: Table) => EarlierTable | undefined {
  const known = new Map(before.tables.map((table) => [keyOf(table), table]));
  return (table) => {
    const renamed = renames.tables.find(({ after }) => after === table)?.before;
    const there = renamed ?? known.get(keyOf(table));
    const found = there ?? dropped.get(keyOf(table));
    if (found === undefined) return undefined;
    const names = new Map(
      renames.columns.filter(({ after }) => after === table).map(({ from, to }) => [to, from] as const),
    );
    return {
      table: found,
      isRenamed: renamed !== undefined,
      isBack: there === undefined,
      columnBefore: (name) => names.get(name) ?? name,
    };
  };
}
