import { DiagnosticLog, newContext, SourceText, visitStatements, type Name } from '@backsmith/sql';
import type { Catalog, ViewDraft } from '../catalog/catalog.ts';
import type { TableDraft } from '../catalog/table-draft.ts';
import { withColumnRenamedIn, withTableRenamedIn } from '../queries/renamed-query.ts';
import { namesOf, placeIn, standingAt, eachViewWith } from './reading-views.ts';
import { withTypeRenamedIn, type RenamedType } from '../queries/renamed-type.ts';

/** Says the new name of a column in the views that read it, before it has it. */
export function renameColumnInViews(catalog: Catalog, table: TableDraft | ViewDraft, from: string, to: Name): void {
  renameInViews(catalog, from, (view) =>
    withColumnRenamedIn(view.definition, namesOf(catalog), (path) => placeIn(catalog, table, from, path), from, to),
  );
}

/** Says the new name of a table or view, or with two names its new namespace too, in the views that read it, before it has it. */
export function renameTableInViews(
  catalog: Catalog,
  renamed: TableDraft | ViewDraft,
  ...to: Parameters<typeof withTableRenamedIn>[3]
): void {
  const isIt = (path: readonly Name[]): boolean => standingAt(catalog, path) === renamed;
  renameInViews(catalog, renamed.name, (view) => withTableRenamedIn(view.definition, namesOf(catalog), isIt, to));
}

/** Says the new name of a type in the views that cast to it, before it has it. */
export function renameTypeInViews(catalog: Catalog, type: RenamedType, from: string): void {
  renameInViews(catalog, from, (view) => withTypeRenamedIn(view.definition, type));
}

/** PostgreSQL and SQLite keep of a view what it means; it follows what is called otherwise later. */
function renameInViews(catalog: Catalog, old: string, definitionOf: (view: ViewDraft) => string): void {
  if (catalog.traits.viewsFollowRenames !== true) return;
  eachViewWith(catalog, old, (view) => {
    const definition = definitionOf(view);
    if (definition !== view.definition) redefine(catalog, view, definition);
  });
}

/** Gives a view another query. */
export function redefine(catalog: Catalog, view: ViewDraft, definition: string): void {
  view.definition = definition;
  view.isFollowed = true;
  const source = new SourceText(`CREATE VIEW v AS ${definition}`);
  visitStatements(source, newContext(catalog.dialect, new DiagnosticLog()), (statement) => {
    if (statement.kind === 'create-view') view.select = statement.select;
  });
}
