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

/** The words of a text's type, whose length those that refer to it have as well: SQL Server and Oracle want it so. */
const TEXT = /char/iu;

/** The type of a column: of the text that it refers to, where it does. */
function writtenType(schema: Schema, table: Schema['tables'][number], column: string, own: string): string {
  const key = schema.foreignKeys.find(
    (one) => one.table === table.name && one.schema === table.schema && one.columns.includes(column),
  );
  const target = schema.tables.find((one) => one.name === key?.refTable && one.schema === key.refSchema);
  const referred = target?.columns.find(({ name }) => name === key?.refColumns[key.columns.indexOf(column)]);
  return referred !== undefined && TEXT.test(referred.type) ? referred.type : own;
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
      type: typeOf(writtenType(schema, table, column.name, column.type)),
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
