import type { Column, Schema } from '@backsmith/schema';

/** The schema with JSON documents in place of arrays, for databases that have none. The type as declared stays what it was. */
export function withArraysAsJson(schema: Schema): Schema {
  return {
    ...schema,
    tables: schema.tables.map((table) => ({ ...table, columns: table.columns.map(withoutArray) })),
  };
}

function withoutArray(column: Column): Column {
  if (column.dataType.kind !== 'array') return column;
  const isEmpty = column.default?.kind === 'string' && column.default.value.trim() === '{}';
  return {
    ...column,
    dataType: { kind: 'json' },
    ...(isEmpty ? { default: { kind: 'string', value: '[]' } } : {}),
  };
}
