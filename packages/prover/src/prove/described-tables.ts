import type { GeneratedProject } from '@backsmith/engine';
import type { CatalogForeignKey, CatalogTable } from '../client/catalog/catalog.ts';
import { spelledType } from '../client/values.ts';

type Schema = GeneratedProject['schema'];

/** What a deletion does, in the client's words. A default put in place of a reference is not looked for. */
function ruleOf(action: Schema['foreignKeys'][number]['onDelete']): Pick<CatalogForeignKey, 'onDelete'> {
  switch (action) {
    case 'cascade':
    case 'set null':
      return { onDelete: action };
    case 'set default':
      return {};
    case 'restrict':
    case 'no action':
    case undefined:
      return { onDelete: 'restrict' };
  }
}

/** A type as catalogues of the databases the client knows call it: `[DECIMAL] (4, 4)` is a `decimal(4, 4)`. */
function typeOf(written: string): string {
  return spelledType(written)
    .replace(/^["[`]([^"\]`]+)["\]`]/u, '$1')
    .replace(/^([\w ]*\w)\s+\(/u, '$1(')
    .replace(/^number\b/u, 'numeric')
    .replace(/^dec\b/u, 'decimal');
}

type Table = Schema['tables'][number];
type Column = Table['columns'][number];

/** The columns that one refers to, and those that they refer to. */
function referred(schema: Schema, { name, schema: namespace }: Table, column: string, seen: Set<Column>): Set<Column> {
  for (const key of schema.foreignKeys) {
    if (key.table !== name || key.schema !== namespace) continue;
    const at = key.columns.indexOf(column);
    const target = schema.tables.find((one) => one.name === key.refTable && one.schema === key.refSchema);
    const found = target?.columns.find((one) => one.name === key.refColumns[at]);
    if (target === undefined || found === undefined || seen.has(found)) continue;
    referred(schema, target, found.name, seen.add(found));
  }
  return seen;
}

function lengthOf({ dataType }: Column): number {
  return dataType.kind === 'varchar' || dataType.kind === 'char' ? (dataType.length ?? 0) : 0;
}

/** The type of a column. A text is as long as the longest that it refers to: SQL Server and Oracle want it so. */
function writtenType(schema: Schema, table: Table, column: Column): string {
  if (lengthOf(column) === 0) return column.type;
  const texts = [column, ...referred(schema, table, column.name, new Set([column]))];
  return texts.reduce((one, other) => (lengthOf(other) > lengthOf(one) ? other : one)).type;
}

/** The tables and views of a schema, and where it keeps what rows were before, as the client needs them, in its own words. */
export function describedTables(schema: Schema): readonly CatalogTable[] {
  const idOf = (name: string, namespace: string | undefined) =>
    namespace === undefined ? name : `${namespace}.${name}`;
  const tables = schema.tables.map((table) => ({
    id: idOf(table.name, table.schema),
    name: table.name,
    isView: false,
    columns: table.columns.map((column) => ({
      name: column.name,
      type: typeOf(writtenType(schema, table, column)),
      notNull: column.notNull,
      hasDefault: column.default !== undefined || column.identity || column.generated !== undefined,
    })),
    foreignKeys: schema.foreignKeys
      .filter((key) => key.table === table.name && key.schema === table.schema)
      .map((key) => ({
        columns: key.columns,
        target: idOf(key.refTable, key.refSchema),
        targetColumns: key.refColumns,
        ...ruleOf(key.onDelete),
      })),
  }));
  const histories = schema.tables.flatMap(({ history, columns }) =>
    history === undefined ? [] : [{ ...history, columns: columns.map(({ name }) => name) }],
  );
  const views = [...schema.views, ...histories].map((view) => ({
    id: idOf(view.name, view.schema),
    name: view.name,
    isView: true,
    columns: (view.columns ?? []).map((name) => ({ name, type: '', notNull: false, hasDefault: false })),
    foreignKeys: [],
  }));
  return [...tables, ...views];
}
