import { DiagnosticLog, traitsOf, visitRows, type QualifiedName, type RowStatement } from '@backsmith/sql';
import type { Position } from '@backsmith/text';
import type { Schema, Table } from '../../model/schema.ts';
import type { LeftRows, TableRows } from '../../model/rows.ts';
import { canonicalName } from '../catalog/canonical-name.ts';
import { NameTable } from '../catalog/name-table.ts';
import { decodeAll } from '../decode-all.ts';
import { byReading } from '../includes.ts';
import type { NamedSource } from '../reading.ts';
import { RowCollector } from './row-collector.ts';

/** The rows of a source: those that can be carried, and the tables of which that is not so. */
export type ReadRows = {
  readonly carried: readonly TableRows[];
  readonly left: readonly LeftRows[];
  /** Tables that were not wanted and are filled, in the order they are. */
  readonly others: readonly Table[];
};

export type RowLimits = { readonly ofTable: number; readonly ofAll: number };

type Known = { schema: string | undefined; name: string; readonly table: Table };

/**
 * Reads the rows that a source puts into tables: a second reading, for those who want them. A table's rows come all or not
 * at all. Never throws.
 *
 * @param source what the schema was read from
 * @param isWanted whether the rows of a table are
 */
export function readRows(
  source: Uint8Array | string | readonly NamedSource[],
  schema: Schema,
  isWanted: (table: Table) => boolean,
  limits: RowLimits,
): ReadRows {
  const { dialect } = schema;
  const scripts = decodeAll(new DiagnosticLog(), source, { dialect });
  const find = finder(schema);
  const order = byReading(scripts);
  const isBefore = (one: Position, other: Position): boolean => order(one, other) < 0;
  const collectors = new Map<Table, RowCollector>();
  const others = new Set<Table>();
  const take = (statement: RowStatement): void => {
    const table = find(statement.table);
    // Rows of a table that was dropped and made again went with it.
    if (table === undefined || isBefore(statement, table)) return;
    if (!isWanted(table)) {
      if (statement.kind === 'rows') others.add(table);
      return;
    }
    const collector = collectors.get(table) ?? new RowCollector(table, traitsOf(dialect), limits.ofTable);
    collectors.set(table, collector);
    collector.take(statement, (place) => isBefore(statement, place));
  };
  for (const text of scripts.flat()) visitRows(text, dialect, take);
  return { ...withinLimit([...collectors.values()], limits.ofAll), others: [...others] };
}

function finder({ dialect, tables }: Schema): (name: QualifiedName) => Table | undefined {
  const traits = traitsOf(dialect);
  const { ignoresCase, defaultSchema } = traits;
  const known = new NameTable<Known>({ ignoresCase, defaultSchema });
  for (const table of tables) known.add({ schema: table.schema, name: table.name, table });
  return ({ name, qualifier }) => {
    const stated = qualifier === undefined ? undefined : canonicalName(qualifier, traits);
    return known.find(canonicalName(name, traits), stated, undefined)?.table;
  };
}

/** Tables in the order they were filled, as long as there is room for all their rows. */
function withinLimit(collectors: readonly RowCollector[], most: number): Omit<ReadRows, 'others'> {
  const carried: TableRows[] = [];
  const left: LeftRows[] = [];
  let count = 0;
  for (const collector of collectors) {
    const { table, obstacle } = collector;
    const rows = collector.finish();
    if (obstacle !== undefined) left.push({ table, reason: obstacle });
    else if (rows.rows.length + count > most) left.push({ table, reason: `there are more than ${most} rows in all` });
    else if (rows.rows.length > 0) {
      carried.push(rows);
      count += rows.rows.length;
    }
  }
  return { carried, left };
}
