import type { Catalog, ViewDraft } from '../catalog/catalog.ts';
import type { TableDraft } from '../catalog/table-draft.ts';
import { viewsOf } from './reading-views.ts';

/** Removes views with those that read them. */
export function dropViews(catalog: Catalog, views: readonly ViewDraft[]): void {
  for (const view of views) {
    if (catalog.views.exact(view.name, view.schema) !== view) continue;
    const readers = viewsOf(catalog, view);
    catalog.views.remove(view);
    dropViews(catalog, readers);
  }
}

/** Removes the views over what is dropped with CASCADE, where the database knows which these are. */
export function dropViewsOver(catalog: Catalog, dropped: TableDraft | ViewDraft): void {
  if (catalog.traits.viewsFollowRenames === true) dropViews(catalog, viewsOf(catalog, dropped));
}
