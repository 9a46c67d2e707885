import type { KeyPart } from '@backsmith/sql';
import type { DataTypeKind } from '../../model/data-type.ts';
import type { ColumnDraft } from '../catalog/column-draft.ts';
import type { Catalog } from '../catalog/catalog.ts';
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

function hasPrefix(column: ColumnDraft, length: number): boolean {
  return WITH_PREFIXES.has(column.dataType.kind) && length <= (longest(column) ?? Infinity);
}

function longest({ dataType }: ColumnDraft): number | undefined {
  return 'length' in dataType ? dataType.length : undefined;
}

/**
 * The parts of a key as MySQL makes them: a prefix as long as its column is the column itself, which others can refer to.
 * Source: mysql_prepare_create_table in sql/sql_table.cc.
 */
export function wholeParts(catalog: Catalog, table: TableDraft, parts: readonly KeyPart[]): readonly KeyPart[] {
  return parts.map(({ length, ...part }) => {
    if (length === undefined) return part;
    const column = part.name === undefined ? undefined : catalog.findColumn(table, part.name);
    return column !== undefined && longest(column) === length ? part : { ...part, length };
  });
}
