import { without } from '@backsmith/schema';
import type { Column, Schema } from '@backsmith/schema';
import type { TargetDatabase } from '../databases/target-database.ts';
import { drawnSequence } from '../entities/key-generator.ts';

/**
 * The schema for the database in memory, whose keys come from the sequences that the entities ask: a database in memory
 * would count by itself, and not have them.
 */
export function withDrawnKeys(schema: Schema, database: TargetDatabase): Schema {
  const drawn = (column: Column): Column => {
    const from = drawnSequence(column, schema, database);
    if (from === undefined) return column;
    return { ...without(column, 'identityOptions'), identity: false, default: { kind: 'next-value', ...from } };
  };
  return { ...schema, tables: schema.tables.map((table) => ({ ...table, columns: table.columns.map(drawn) })) };
}
