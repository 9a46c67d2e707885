import type { Name } from '@backsmith/sql';
import type { Catalog, ViewDraft } from '../catalog/catalog.ts';
import type { ColumnDraft } from '../catalog/column-draft.ts';
import type { TableDraft } from '../catalog/table-draft.ts';
import { readQuery } from '../queries/read-query.ts';
import { pathed } from '../queries/token-names.ts';
import { withColumnRenamedIn, type Place, type QueryNames } from '../queries/renamed-query.ts';

/** The views that read a table or a view. */
export function viewsOf(catalog: Catalog, read: TableDraft | ViewDraft): readonly ViewDraft[] {
  const found: ViewDraft[] = [];
  eachViewWith(catalog, read.name, (view) => {
    const sources = readQuery(view.definition, catalog.dialect).queries.flatMap((query) => query.sources);
    if (sources.some(({ path }) => path !== undefined && standingAt(catalog, path) === read)) found.push(view);
  });
  return found;
}

/** The views that read a column of a table or view. */
export function viewsOfColumn(
  catalog: Catalog,
  table: TableDraft | ViewDraft,
  { name }: Pick<ColumnDraft, 'name'>,
): readonly ViewDraft[] {
  const other: Name = { text: `${name}_`, quoted: false };
  const place = (path: readonly Name[]): Place => placeIn(catalog, table, name, path);
  const found: ViewDraft[] = [];
  eachViewWith(catalog, name, (view) => {
    const renamed = withColumnRenamedIn(view.definition, namesOf(catalog), place, name, other);
    if (renamed !== view.definition) found.push(view);
  });
  return found;
}

/** Looks at every view whose text holds a word, from the namespace it was made in. */
export function eachViewWith(catalog: Catalog, word: string, look: (view: ViewDraft) => void): void {
  const { namespace } = catalog;
  for (const view of catalog.views.all()) {
    if (!view.definition.toLowerCase().includes(word.toLowerCase())) continue;
    catalog.namespace = view.namespace;
    look(view);
  }
  catalog.namespace = namespace;
}

export function namesOf(catalog: Catalog): QueryNames {
  return { dialect: catalog.dialect, canonical: (name) => catalog.canonical(name) };
}

/** What a source of a query is to a column of a table or view. */
export function placeIn(catalog: Catalog, table: TableDraft | ViewDraft, column: string, path: readonly Name[]): Place {
  const found = standingAt(catalog, path);
  if (found === undefined) return 'unknown';
  if (found === table) return 'renamed';
  const names = 'definition' in found ? found.columns : found.columns.all.map(({ name }) => name);
  if (names === undefined) return 'unknown';
  return names.includes(column) ? 'same-name' : 'other';
}

/** The table or view that stands at a path of names. */
export function standingAt(catalog: Catalog, path: readonly Name[]): TableDraft | ViewDraft | undefined {
  const written = pathed(path);
  return written && (catalog.findTable(written) ?? catalog.find(catalog.views, written));
}
