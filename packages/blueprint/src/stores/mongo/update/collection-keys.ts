import type { Schema, Table } from '@backsmith/schema';
import { classifyTables } from '../../../drafts/classify-tables.ts';
import { columnType } from '../../../types/column-type.ts';
import { indexTables } from '../../../tables/lookup.ts';
import { typeContexts } from '../documents/type-contexts.ts';

/** The columns that are the `_id` of the documents of a table: none where the database makes one. */
export function collectionKeys(schema: Schema): (table: Table) => readonly string[] {
  const typeContext = typeContexts(schema);
  const { resources } = classifyTables(schema.tables, indexTables(schema), (table, column) =>
    columnType(column, typeContext(table, column), undefined),
  );
  return (table) => resources.get(table)?.columns ?? [];
}
