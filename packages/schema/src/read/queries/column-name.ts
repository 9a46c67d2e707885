import { resultsOf, type SelectColumn } from '@backsmith/sql';
import type { Catalog } from '../catalog/catalog.ts';

/** What a column of a query is called, by the query or else by the database; nothing where that is not known, and for `*`. */
export function columnName(catalog: Catalog, column: SelectColumn): string | undefined {
  if (column.kind === 'column') return catalog.canonical(column.name);
  if (column.kind === 'all') return undefined;
  const { tree, queries, text } = column.value;
  return resultsOf(catalog.dialect)?.columnName?.(
    tree,
    (at) => {
      const first = queries.find((query) => query.at === at)?.select.columns[0];
      return first && columnName(catalog, first);
    },
    text,
  );
}
