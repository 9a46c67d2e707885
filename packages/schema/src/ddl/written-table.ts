import type { PlannedColumn, PlannedTable } from './plan/planned.ts';
import type { WrittenColumn, WrittenTable } from './script.ts';

/** What became of a table, for whoever maps it. */
export function writtenTable({ source, address, columns }: PlannedTable): WrittenTable {
  return {
    ...(source.schema === undefined ? {} : { schema: source.schema }),
    name: source.name,
    ...(address.namespace === undefined ? {} : { namespace: address.namespace }),
    writtenName: address.name,
    columns: columns.map(writtenColumn),
  };
}

function writtenColumn(column: PlannedColumn): WrittenColumn {
  const made = madeBy(column);
  return {
    name: column.name,
    type: column.type,
    dataType: column.dataType,
    notNull: column.notNull,
    ...(made === undefined ? {} : { made }),
    ...(column.sequence === undefined ? {} : { sequence: column.sequence }),
  };
}

function madeBy(column: PlannedColumn): WrittenColumn['made'] {
  if (column.generated !== undefined) return 'generated';
  if (column.identity !== undefined) return 'identity';
  if (column.sequence !== undefined) return 'sequence';
  return column.default === undefined ? undefined : 'default';
}
