import type { QualifiedName } from '@backsmith/sql';
import type { Catalog, ViewDraft } from '../catalog/catalog.ts';
import { setWritten } from '../catalog/written-as.ts';
import type { TableDraft } from '../catalog/table-draft.ts';
import { renameTableInTexts } from './renamed-texts.ts';
import { renameTableInViews } from './renamed-views.ts';

/** Gives a table another name, and its namespace where that is stated with it. */
export function renameTable(catalog: Catalog, table: TableDraft, to: QualifiedName): void {
  const name = catalog.canonical(to.name);
  renameTableInViews(catalog, table, to.name);
  renameTableInTexts(table, table.name, name);
  catalog.tables.rename(table, name, catalog.statedSchema(to) ?? table.schema);
  setWritten(table, to.name.text);
}

/** Gives a view another name. */
export function renameView(catalog: Catalog, view: ViewDraft, to: QualifiedName): void {
  renameTableInViews(catalog, view, to.name);
  catalog.views.rename(view, catalog.canonical(to.name), view.schema);
}
