import type { ForeignKey, Schema, Table } from '@backsmith/schema';
import type { Classification } from '../../../drafts/classify-tables.ts';
import { keyOf, tableKey } from '../../../tables/lookup.ts';
import type { CollectionTable } from '../collections.ts';
import { plainDrafts } from '../documents/plain-drafts.ts';

/** The tables that become collections, with their columns by types alone: views are read before anything has a name. */
export function viewTables(schema: Schema, { resources, joins, keyless }: Classification): readonly CollectionTable[] {
  const columnsOf = plainDrafts(schema);
  const addressed = new Set([...resources.keys()].map(keyOf));
  const leads = ({ refSchema, refTable }: ForeignKey) => addressed.has(tableKey(refSchema, refTable));
  const made = (table: Table, key: readonly string[]) => ({ table, key, columns: columnsOf(table) });
  return [
    ...[...resources].map(([table, { columns }]) => made(table, columns)),
    ...joins.filter(({ owner, inverse }) => leads(owner) && leads(inverse)).map(({ table }) => made(table, [])),
    ...keyless.map((table) => made(table, [])),
  ];
}
