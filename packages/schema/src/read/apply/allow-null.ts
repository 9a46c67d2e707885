import type { Catalog } from '../catalog/catalog.ts';
import type { ColumnDraft } from '../catalog/column-draft.ts';
import type { TableDraft } from '../catalog/table-draft.ts';

/** Lets a column be null. No serial column may be: it becomes one that draws from the sequence it brought along. */
export function allowNull(catalog: Catalog, table: TableDraft, column: ColumnDraft): void {
  column.notNull = false;
  drawAsDefault(catalog, table, column);
}

/** Makes a serial column one whose default draws from the sequence that it brought along. */
export function drawAsDefault(catalog: Catalog, table: TableDraft, column: ColumnDraft): void {
  const { ownSequence: name } = column;
  if (name === undefined || column.identity?.kind !== 'serial') return;
  const { schema } = table;
  delete column.identity;
  catalog.sequences.add({ ...column, schema, name });
  column.default = { kind: 'next-value', sequence: name, ...(schema === undefined ? {} : { schema }) };
}
