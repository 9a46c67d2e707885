import type { Table } from '@backsmith/schema';
import { placeOf } from '@backsmith/text';
import type { DesignedJoin } from '../drafts/classify-tables.ts';
import type { ReportedTable } from '../model/report.ts';

/** A join table, which became a relation. */
export function reportJoin({ join, owner }: DesignedJoin): ReportedTable {
  return {
    table: join.table.name,
    place: placeOf(join.table),
    becomes: 'relation',
    name: `${join.owner.refTable} to ${join.inverse.refTable}`,
    path: owner.path,
    columns: join.table.columns.length,
    key: join.table.columns.map(({ name }) => name),
  };
}

/** A table in which a migration tool records its work. */
export function reportRecord([table, tool]: readonly [Table, string]): ReportedTable {
  const { primaryKey: key, columns, name } = table;
  return { table: name, place: placeOf(table), becomes: 'record', name: tool, columns: columns.length, key };
}
