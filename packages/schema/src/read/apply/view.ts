import type { SelectSource, Statement } from '@backsmith/sql';
import { addAll, placeOf } from '@backsmith/text';
import type { Catalog, ViewDraft } from '../catalog/catalog.ts';
import { columnName } from '../queries/column-name.ts';
import { settleStars } from './star-views.ts';

/** CREATE VIEW: its name, its columns where the query names them, and the query's text. */
export function createView(catalog: Catalog, statement: Statement & { kind: 'create-view' }): void {
  const name = catalog.canonical(statement.name.name);
  const schema = catalog.schemaOf(statement.name);
  const known = catalog.views.exact(name, schema);
  if (known !== undefined) {
    settleStars(catalog, known);
    catalog.views.remove(known);
  }
  const view: ViewDraft = {
    ...placeOf(statement),
    schema,
    name,
    materialized: statement.materialized,
    isRenamed: statement.columns !== undefined,
    select: statement.select,
    namespace: catalog.namespace,
    definition: statement.definition,
    ...catalog.alongPath(),
  };
  const columns = statement.columns?.map((column) => catalog.canonical(column)) ?? queryColumns(catalog, statement);
  if (columns !== undefined) view.columns = columns;
  catalog.views.add(view);
  if (statement.definition.includes('*')) catalog.starViews.add(view);
}

/** The names of a query's columns; nothing where one of them has none or `*` stands for an unknown table. */
function queryColumns(catalog: Catalog, statement: Statement & { kind: 'create-view' }): readonly string[] | undefined {
  const { select } = statement;
  const names: string[] = [];
  for (const column of select.columns) {
    if (column.kind !== 'all') {
      const name = columnName(catalog, column);
      if (name === undefined) return undefined;
      names.push(name);
      continue;
    }
    const of = column.of === undefined ? undefined : catalog.canonical(column.of);
    const sources = select.tables.filter((source) => of === undefined || nameOf(catalog, source) === of);
    const expanded = sources.map((source) => columnsOf(catalog, source));
    if (expanded.length === 0 || expanded.includes(undefined)) return undefined;
    const all = expanded.flatMap((list) => list ?? []);
    if (!catalog.allowance.take(all.length, statement)) return undefined;
    addAll(names, all);
  }
  return names.length === 0 ? undefined : names;
}

function nameOf(catalog: Catalog, source: SelectSource): string | undefined {
  const name = source.alias ?? (source.kind === 'table' ? source.table.name : undefined);
  return name && catalog.canonical(name);
}

function columnsOf(catalog: Catalog, source: SelectSource): readonly string[] | undefined {
  if (source.kind !== 'table') return undefined;
  const table = catalog.findTable(source.table);
  return table?.columns.all.map(({ name }) => name) ?? catalog.find(catalog.views, source.table)?.columns;
}
