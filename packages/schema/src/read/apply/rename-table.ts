import type { Name, QualifiedName } from '@backsmith/sql';
import type { Catalog, ViewDraft } from '../catalog/catalog.ts';
import { renameCounted } from '../catalog/counted-names.ts';
import { noteFormer } from '../catalog/former-tables.ts';
import { setWritten } from '../catalog/written-as.ts';
import type { TableDraft } from '../catalog/table-draft.ts';
import { bindAwaiting } from './awaited-tables.ts';
import { renameTableInTexts } from './renamed-texts.ts';
import { settleStars } from './star-views.ts';
import { renameColumnInViews, renameTableInViews } from './renamed-views.ts';

/** Gives a table another name, and its namespace where that is stated with it. */
export function renameTable(catalog: Catalog, table: TableDraft, to: QualifiedName): void {
  const name = catalog.canonical(to.name);
  bindAwaiting(catalog, table);
  settleStars(catalog, table);
  renameTableInViews(catalog, table, to.name);
  renameTableInTexts(catalog, table, table.name, to.name);
  renameCounted(catalog, table, name);
  noteFormer(catalog, table);
  placeTable(catalog, table, name, catalog.statedSchema(to) ?? table.schema);
  setWritten(table, to.name.text);
}

/** Lists a table under another name or in another namespace; a partition is listed with its table alone. */
export function placeTable(catalog: Catalog, table: TableDraft, name: string, schema: string | undefined): void {
  if (catalog.folded.get(table.name) !== table) {
    catalog.tables.rename(table, name, schema);
    return;
  }
  const named = table.partitionOf?.partitions ?? [];
  const at = named.indexOf(table.name);
  if (at >= 0) named[at] = name;
  catalog.folded.delete(table.name);
  catalog.folded.set(name, table);
  Object.assign(table, { name, schema });
}

/** Gives a column of a view another name: what its query gives has it from then on, in the views over it too. */
export function renameViewColumn(catalog: Catalog, view: ViewDraft, from: Name, to: Name): void {
  const old = catalog.canonical(from);
  if (view.columns?.includes(old) !== true) return;
  settleStars(catalog, view);
  renameColumnInViews(catalog, view, old, to);
  view.columns = view.columns.map((name) => (name === old ? catalog.canonical(to) : name));
  view.isRenamed = true;
}

/** Gives a view another name. */
export function renameView(catalog: Catalog, view: ViewDraft, to: QualifiedName): void {
  renameTableInViews(catalog, view, to.name);
  catalog.views.rename(view, catalog.canonical(to.name), view.schema);
}
