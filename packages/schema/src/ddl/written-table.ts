import type { DesignedColumn, DesignedTable } from './shared/designed.ts';
import type { WrittenColumn, WrittenTable } from './script.ts';

/** What became of a table, for whoever maps it. */
export function writtenTable({ source, address, columns }: DesignedTable): WrittenTable {
  return {
    ...(source.schema === undefined ? {} : { schema: source.schema }),
    name: source.name,
    ...(address.namespace === undefined ? {} : { namespace: address.namespace }),
    writtenName: address.name,
    columns: columns.map(writtenColumn),
  };
}

function writtenColumn(column: DesignedColumn): WrittenColumn {
  const made = madeBy(column);
  const { sql, held, reported, large } = column.spelling;
  return {
    name: column.name,
    type: sql,
    dataType: column.dataType,
    held,
    reported,
    ...(large === undefined ? {} : { large }),
    ...(column.isDomain ? { isDomain: true as const } : {}),
    notNull: column.notNull,
    ...(made === undefined ? {} : { made }),
    ...(column.sequence === undefined ? {} : { sequence: column.sequence }),
  };
}

function madeBy(column: DesignedColumn): WrittenColumn['made'] {
  if (column.generated !== undefined) return 'generated';
  if (column.identity !== undefined) return 'identity';
  if (column.sequence !== undefined) return 'sequence';
  return column.default === undefined ? undefined : 'default';
}
