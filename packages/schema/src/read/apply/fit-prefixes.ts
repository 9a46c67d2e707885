import type { DataTypeKind } from '../../model/data-type.ts';
import type { ColumnDraft } from '../catalog/column-draft.ts';
import type { TableDraft } from '../catalog/table-draft.ts';

const WITH_PREFIXES: ReadonlySet<DataTypeKind> = new Set([
  ...(['char', 'varchar', 'text', 'binary', 'varbinary', 'blob'] as const),
  'unknown',
]);

/**
 * A column of another type is in its indexes as a whole where it has no prefix of the length they state, as MySQL makes it.
 * Source: mysql_prepare_alter_table in sql/sql_table.cc.
 */
export function fitPrefixes({ indexes }: TableDraft, column: ColumnDraft): void {
  for (const { parts } of indexes) {
    for (const [at, { length, ...part }] of parts.entries())
      if (part.column === column && length !== undefined && !hasPrefix(column, length)) parts[at] = part;
  }
}

function hasPrefix({ dataType }: ColumnDraft, length: number): boolean {
  const longest = 'length' in dataType ? dataType.length : undefined;
  return WITH_PREFIXES.has(dataType.kind) && (longest === undefined || length <= longest);
}
