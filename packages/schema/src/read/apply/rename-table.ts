import type { QualifiedName } from '@backsmith/sql';
import type { Catalog } from '../catalog/catalog.ts';
import type { TableDraft } from '../catalog/table-draft.ts';
import { renameTableInTexts } from './renamed-texts.ts';
import { renameTableInViews } from './renamed-views.ts';

/** Gives a table another name, and its namespace where that is stated with it. */
export function renameTable(catalog: Catalog, table: TableDraft, to: QualifiedName): void {
  const name = catalog.canonical(to.name);
  renameTableInViews(catalog, table, to.name);
  renameTableInTexts(table, table.name, name);
  catalog.tables.rename(table, name, catalog.statedSchema(to) ?? table.schema);
  if (to.name.text === name) delete table.writtenAs;
  else table.writtenAs = to.name.text;
}
