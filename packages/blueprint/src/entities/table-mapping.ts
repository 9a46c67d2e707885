import type { Table } from '@backsmith/schema';
import type { DatabasePlan } from '../databases/database-plan.ts';
import type { TableMapping } from '../model/attribute.ts';

/** How Hibernate is told about a table. */
export function tableMapping(table: Table, database: DatabasePlan): TableMapping {
  const name = database.storedName(table.name);
  if (table.schema === undefined) return { name };
  const namespace = database.storedName(table.schema);
  return database.namespaceIsCatalog ? { name, catalog: namespace } : { name, schema: namespace };
}
