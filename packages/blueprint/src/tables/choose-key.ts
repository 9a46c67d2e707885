import type { Column, Table } from '@backsmith/schema';
import { columnsNamed } from './lookup.ts';
import { uniqueSets } from './unique-sets.ts';

/** The columns rows are addressed by, and what makes them fit for it. */
export type ChosenKey = {
  readonly columns: readonly string[];
  readonly basis: 'primary-key' | 'unique-key' | 'counter';
};

/**
 * Chooses what identifies a row: the primary key, or of several columns the one a counter fills; else a unique key that
 * is never null; else a column a counter fills. Nothing if there is no such thing.
 *
 * @param canIdentify whether values of a column can be compared and written into an address
 */
export function chooseKey(table: Table, canIdentify: (column: Column) => boolean): ChosenKey | undefined {
  if (table.diverted !== undefined) return undefined;
  const isUsable = (names: readonly string[]) => {
    const columns = columnsNamed(table, names);
    return columns.length === names.length && columns.every(canIdentify);
  };
  if (table.primaryKey.length > 0) {
    const counter = table.primaryKey.length > 1 ? counterAmong(table, table.primaryKey) : undefined;
    if (counter !== undefined) return { columns: [counter.name], basis: 'counter' };
    return isUsable(table.primaryKey) ? { columns: table.primaryKey, basis: 'primary-key' } : undefined;
  }
  const candidates = uniqueSets(table).filter(
    (set) => isUsable(set) && columnsNamed(table, set).every((c) => c.notNull),
  );
  const [best] = candidates.toSorted((a, b) => a.length - b.length);
  if (best !== undefined) return { columns: best, basis: 'unique-key' };
  const counter = counterAmong(
    table,
    table.columns.map((column) => column.name),
  );
  return counter === undefined ? undefined : { columns: [counter.name], basis: 'counter' };
}

function counterAmong(table: Table, names: readonly string[]): Column | undefined {
  return columnsNamed(table, names).find((column) => column.identity);
}
