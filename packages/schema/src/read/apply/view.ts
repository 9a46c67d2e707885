import type { Statement } from '@backsmith/sql';
import { placeOf } from '@backsmith/text';
import type { Catalog, ViewDraft } from '../catalog/catalog.ts';

/** CREATE VIEW: its name, its columns where the query names them, and the query's text. */
export function createView(catalog: Catalog, statement: Statement & { kind: 'create-view' }): void {
  const name = catalog.canonical(statement.name.name);
  const schema = catalog.schemaOf(statement.name);
  const known = catalog.views.exact(name, schema);
  if (known !== undefined) catalog.views.remove(known);
  const view: ViewDraft = {
    ...placeOf(statement),
    schema,
    name,
    materialized: statement.materialized,
    definition: statement.definition,
    ...catalog.alongPath(),
  };
  const columns = statement.columns?.map((column) => catalog.canonical(column)) ?? queryColumns(catalog, statement);
  if (columns !== undefined) view.columns = columns;
  catalog.views.add(view);
}

/** The names of a query's columns; nothing where one of them has none or `*` stands for an unknown table. */
function queryColumns(catalog: Catalog, statement: Statement & { kind: 'create-view' }): readonly string[] | undefined {
  const { select } = statement;
  const names: string[] = [];
  for (const column of select.columns) {
    if (column.kind === 'unnamed') return undefined;
    if (column.kind === 'column') {
      names.push(catalog.canonical(column.name));
      continue;
    }
    const of = column.of === undefined ? undefined : catalog.canonical(column.of);
    const sources = select.tables.filter(
      (source) => of === undefined || catalog.canonical(source.alias ?? source.table.name) === of,
    );
    const tables = sources.map((source) => catalog.findTable(source.table));
    if (tables.length === 0 || tables.includes(undefined)) return undefined;
    if (!tables.every((table) => catalog.allowance.take(table?.columns.size ?? 0, statement))) return undefined;
    for (const table of tables) for (const each of table?.columns.all ?? []) names.push(each.name);
  }
  return names.length === 0 ? undefined : names;
}
