import type { Catalog, ViewDraft } from '../catalog/catalog.ts';
import type { TableDraft } from '../catalog/table-draft.ts';
import { edited, type Edit } from '../queries/edited.ts';
import { readQuery, type QuerySource, type Star } from '../queries/read-query.ts';
import { nameInTexts } from './renamed-texts.ts';
import { standingAt } from './reading-views.ts';
import { redefine } from './renamed-views.ts';

/**
 * Says of views that take all columns of a table or view, by `*`, which columns these are, before there are others: the
 * database has kept that from when they were made.
 */
export function settleStars(catalog: Catalog, table: TableDraft | ViewDraft): void {
  if (catalog.traits.viewsKeepColumns !== true) return;
  const { namespace } = catalog;
  for (const view of catalog.starViews) {
    if (catalog.views.exact(view.name, view.schema) !== view) catalog.starViews.delete(view);
    else if (view.definition.includes(table.name)) {
      catalog.namespace = view.namespace;
      settle(catalog, view);
    }
  }
  catalog.namespace = namespace;
}

function settle(catalog: Catalog, view: ViewDraft): void {
  const read = readQuery(view.definition, catalog.dialect);
  const edits = read.stars.flatMap((star): readonly Edit[] => {
    const columns = columnsFor(catalog, star);
    return columns === undefined ? [] : [{ from: star.from, token: star.token, text: columns }];
  });
  if (edits.length === read.stars.length) catalog.starViews.delete(view);
  if (edits.length > 0) redefine(catalog, view, edited(read.tokens, edits));
}

/** The columns a star stands for; nothing where a source is not known. */
function columnsFor(catalog: Catalog, { of, query }: Star): string | undefined {
  const isMeant = ({ name }: QuerySource): boolean =>
    of === undefined || catalog.canonical(name) === catalog.canonical(of);
  const lists = query.sources.filter(isMeant).map((source) => columnsOf(catalog, source));
  return lists.length === 0 || lists.includes(undefined) ? undefined : lists.join(', ');
}

function columnsOf(catalog: Catalog, { name, path }: QuerySource): string | undefined {
  const found = path && standingAt(catalog, path);
  const columns = found && ('definition' in found ? found.columns : found.columns.all.map((column) => column.name));
  const own = nameInTexts(catalog, catalog.canonical(name));
  return columns?.map((column) => `${own}.${nameInTexts(catalog, column)}`).join(', ');
}
