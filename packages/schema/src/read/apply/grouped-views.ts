import type { TokenList } from '@backsmith/sql';
import type { Catalog, ViewDraft } from '../catalog/catalog.ts';
import type { ColumnDraft } from '../catalog/column-draft.ts';
import type { TableDraft } from '../catalog/table-draft.ts';
import { readQuery } from '../queries/read-query.ts';
import { viewsOf } from './reading-views.ts';

/**
 * The views that group rows by a table's primary key and show other columns of it, as PostgreSQL allows while the key stands
 * (https://www.postgresql.org/docs/current/sql-select.html, GROUP BY Clause).
 */
export function viewsGroupedByKey(
  catalog: Catalog,
  table: TableDraft,
  key: readonly ColumnDraft[],
): readonly ViewDraft[] {
  if (catalog.traits.viewsFollowRenames !== true) return [];
  return viewsOf(catalog, table).filter(({ definition }) => {
    const { tokens, mentions } = readQuery(definition, catalog.dialect);
    const [from, to] = groupClause(tokens);
    const grouped = mentions
      .filter(({ token }) => token > from && token < to)
      .map(({ name }) => catalog.findColumn(table, name));
    const shown = mentions
      .filter(({ isWholeColumn }) => isWholeColumn)
      .flatMap(({ name }) => catalog.findColumn(table, name) ?? []);
    return key.every((column) => grouped.includes(column)) && shown.some((column) => !grouped.includes(column));
  });
}

/** Where the query's GROUP BY begins and ends; nowhere without one. */
function groupClause(tokens: TokenList): readonly [from: number, to: number] {
  let from = 0;
  while (from < tokens.count && !(tokens.isWord(from, 'group') && tokens.isWord(from + 1, 'by'))) from += 1;
  let to = from;
  while (to < tokens.count && !['having', 'order', 'limit', 'union'].includes(tokens.word(to))) to += 1;
  return [from, to];
}
