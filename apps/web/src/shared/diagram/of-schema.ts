import type { Column, ForeignKey, Schema, Table } from '@backsmith/schema';
import type { DiagramColumn, DiagramSource } from './model.ts';

/** The id of a table within a schema: its name, and its namespace where the source gives one. */
export function tableId({ schema, name }: Pick<Table, 'schema' | 'name'>): string {
  return schema === undefined ? name : `${schema}.${name}`;
}

/** What a diagram shows of a schema. A key over several columns is drawn at its first. */
export function diagramOf({ tables, foreignKeys }: Pick<Schema, 'tables' | 'foreignKeys'>): DiagramSource {
  const ids = new Set(tables.map(tableId));
  const references = new Set(foreignKeys.flatMap((key) => key.columns.map((column) => `${ownerOf(key)}\n${column}`)));
  return {
    tables: tables.map((table) => ({
      id: tableId(table),
      name: table.name,
      columns: table.columns.map((column) => columnOf(table, column, references)),
    })),
    relations: foreignKeys.flatMap((key) => {
      const [column, target] = [key.columns[0], key.refColumns[0]];
      const [from, to] = [ownerOf(key), targetOf(key)];
      if (column === undefined || !ids.has(from) || !ids.has(to)) return [];
      return [{ from, column, to, target: target ?? '' }];
    }),
  };
}

function columnOf(table: Table, column: Column, references: ReadonlySet<string>): DiagramColumn {
  return {
    name: column.name,
    type: column.type.toLowerCase(),
    isKey: table.primaryKey.includes(column.name),
    isReference: references.has(`${tableId(table)}\n${column.name}`),
  };
}

function ownerOf({ schema, table }: ForeignKey): string {
  return tableId({ ...(schema !== undefined && { schema }), name: table });
}

function targetOf({ refSchema, refTable }: ForeignKey): string {
  return tableId({ ...(refSchema !== undefined && { schema: refSchema }), name: refTable });
}
