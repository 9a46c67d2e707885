import { addAll } from '@backsmith/text';
import type { Catalog, ViewDraft } from '../catalog/catalog.ts';
import { formerNames } from '../catalog/former-tables.ts';
import { standingAt } from '../apply/reading-views.ts';
import { dropViews } from '../apply/drop-view.ts';
import { readQuery, type Mention, type Query, type QuerySource, type ReadQuery } from '../queries/read-query.ts';

/** The columns of what a query reads, in small letters, and the names others had; nothing where they are not known. */
type Columns = { readonly there: ReadonlySet<string>; readonly gone: ReadonlySet<string> };

/**
 * Leaves out the views that name a column which was dropped or is called otherwise by now, or which the table that has the name
 * by now never had, where the database does not follow that: it keeps such a view and refuses to read it.
 */
export function leaveOutBrokenViews(catalog: Catalog): void {
  const { viewsFollowRenames, viewsKeepColumns } = catalog.traits;
  if (viewsFollowRenames === true) leaveOutBrokenJoins(catalog);
  if (viewsKeepColumns !== true || viewsFollowRenames === true) return;
  const { namespace } = catalog;
  for (const view of catalog.views.all()) {
    catalog.namespace = view.namespace;
    const missing = readQuery(view.definition, catalog.dialect).mentions.find((mention) => isGone(catalog, mention));
    if (missing === undefined) continue;
    catalog.views.remove(view);
    reportBroken(catalog, view, missing);
  }
  catalog.namespace = namespace;
}

/** `JOIN … USING (a)` has no words for columns of which one is called otherwise by now, as the database has by itself. */
function leaveOutBrokenJoins(catalog: Catalog): void {
  const { namespace } = catalog;
  for (const view of catalog.views.all().filter(({ isFollowed }) => isFollowed === true)) {
    catalog.namespace = view.namespace;
    const apart = joinedBy(readQuery(view.definition, catalog.dialect)).find((mention) => isOfOne(catalog, mention));
    if (apart === undefined) continue;
    dropViews(catalog, [view]);
    catalog.report(
      {
        severity: 'warning',
        code: 'view-broken',
        message: `The view ${view.name} joins tables USING (${apart.name.text}), which is called otherwise in one of them by then.`,
        hint: 'Make the view anew behind that change, with ON in place of USING.',
        consequence: 'It is left out, with the views that read it.',
      },
      view,
    );
  }
  catalog.namespace = namespace;
}

/** The columns that stand behind USING. */
function joinedBy({ tokens, mentions }: ReadQuery): readonly Mention[] {
  const places = new Set<number>();
  for (let at = 0; at < tokens.count; at += 1) {
    if (!tokens.isWord(at, 'using') || !tokens.isSymbol(at + 1, '(')) continue;
    for (let name = at + 2; name < tokens.count && !tokens.isSymbol(name, ')'); name += 1) places.add(name);
  }
  return mentions.filter(({ token }) => places.has(token));
}

/** Whether of all a query takes rows from less than two have the column. */
function isOfOne(catalog: Catalog, { name, query }: Mention): boolean {
  const known = query.sources.flatMap((source) => columnsOf(catalog, source) ?? []);
  const having = known.filter(({ there }) => there.has(name.text.toLowerCase()));
  return known.length === query.sources.length && having.length < 2;
}

function isGone(catalog: Catalog, { name, of, query }: Mention): boolean {
  const wanted = name.text.toLowerCase();
  const isMeant = (source: QuerySource): boolean =>
    of === undefined || source.name.text.toLowerCase() === of.text.toLowerCase();
  const sources = sourcesAround(query).filter(isMeant);
  const known = sources.flatMap((source) => columnsOf(catalog, source) ?? []);
  if (known.length === 0 || known.length < sources.length || known.some(({ there }) => there.has(wanted))) return false;
  if (of !== undefined) return true;
  // A name alone may be a type, a unit of time or one the query gives.
  return known.some(({ gone }) => gone.has(wanted)) && !query.given.some(({ text }) => text.toLowerCase() === wanted);
}

function sourcesAround(query: Query): readonly QuerySource[] {
  const sources: QuerySource[] = [];
  for (let at: Query | undefined = query; at !== undefined; at = at.around) addAll(sources, at.sources);
  return sources;
}

function columnsOf(catalog: Catalog, { path }: QuerySource): Columns | undefined {
  const found = path && standingAt(catalog, path);
  const names = found && ('definition' in found ? found.columns : found.columns.all.map(({ name }) => name));
  if (found === undefined || names === undefined) return undefined;
  const gone = 'definition' in found ? new Set<string>() : formerNames(catalog, found);
  return { there: new Set(names.map((name) => name.toLowerCase())), gone };
}

function reportBroken(catalog: Catalog, view: ViewDraft, { name, of }: Mention): void {
  const column = of === undefined ? name.text : `${of.text}.${name.text}`;
  catalog.report(
    {
      severity: 'warning',
      code: 'view-broken',
      message: `The view ${view.name} reads ${column}, which was dropped or is called otherwise by then.`,
      hint: 'Make the view anew behind that change.',
      consequence: 'It is left out: the database refuses to read it.',
    },
    view,
  );
}
