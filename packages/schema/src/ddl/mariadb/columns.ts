import { columnClause as mysqlColumnClause } from '../mysql/columns.ts';
import type { DesignedColumn } from '../shared/designed.ts';

/** MariaDB takes no NOT NULL on a generated column. */
export function columnClause(column: DesignedColumn): string {
  return mysqlColumnClause(column.generated === undefined ? column : { ...column, notNull: false });
}
