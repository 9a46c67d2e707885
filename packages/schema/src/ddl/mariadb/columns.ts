import { columnClause as mysqlColumnClause } from '../mysql/columns.ts';
import type { PlannedColumn } from '../plan/planned.ts';

/** MariaDB takes no NOT NULL on a generated column. */
export function columnClause(column: PlannedColumn): string {
  return mysqlColumnClause(column.generated === undefined ? column : { ...column, notNull: false });
}
