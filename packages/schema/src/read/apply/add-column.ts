import type { Catalog } from '../catalog/catalog.ts';
import type { ColumnDraft } from '../catalog/column-draft.ts';
import { sequenceName } from '../catalog/given-names.ts';
import type { TableDraft } from '../catalog/table-draft.ts';

/** Adds a column at the end; a second one of the same name is reported and left out. */
export function addColumn(catalog: Catalog, table: TableDraft, column: ColumnDraft, at?: number): void {
  if (catalog.traits.namesByColumns === true && column.identity?.kind === 'serial')
    column.ownSequence = sequenceName(table, column);
  const same = table.columns.find(column.name);
  if (same === undefined || (!catalog.traits.ignoresCase && same.name !== column.name)) {
    table.columns.add(column, at);
    return;
  }
  if (table.parents.length > 0) {
    Object.assign(same, { ...column, notNull: same.notNull || column.notNull });
    delete same.taken;
    return;
  }
  catalog.report(
    {
      severity: 'warning',
      code: 'duplicate-column',
      message: `${table.name} has a column ${column.name} already.`,
      consequence: 'The second one is left out.',
    },
    column,
  );
}
