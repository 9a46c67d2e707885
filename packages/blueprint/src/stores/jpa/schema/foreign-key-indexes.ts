import type { ForeignKey, Index, Schema, Table } from '@backsmith/schema';
import { NameScope, placeOf } from '@backsmith/text';
import { beginsIndex } from '../../../tables/begins-index.ts';
import { indexTables, keyOf } from '../../../tables/lookup.ts';

/** PostgreSQL takes 63 characters; this leaves room for an ending that makes a name unique. */
const LONGEST_INDEX_NAME = 60;

/**
 * The schema with an index on every foreign key that no other index begins with, for databases that make none themselves:
 * without one, each delete of a record and each list by reference reads the whole table.
 */
export function withForeignKeyIndexes(schema: Schema): Schema {
  const { outgoing, periods } = indexTables(schema);
  const names = new NameScope({ ignoreCase: true, reserved: takenNames(schema) });
  const tables = schema.tables.map((table) => {
    let indexed = table;
    const compared = (periods.get(keyOf(table)) ?? []).map((key) => ({ ...key, columns: key.columns.slice(0, -1) }));
    for (const key of [...(outgoing.get(keyOf(table)) ?? []), ...compared]) {
      if (beginsIndex(indexed, key.columns)) continue;
      indexed = { ...indexed, indexes: [...indexed.indexes, indexOf(key, table, names)] };
    }
    return indexed;
  });
  return { ...schema, tables };
}

function indexOf(key: ForeignKey, table: Table, names: NameScope): Index {
  const words = `fk_${table.name}_${key.columns.join('_')}`.toLowerCase().replaceAll(/[^a-z0-9_]/gu, '');
  const name = names.take(words.slice(0, LONGEST_INDEX_NAME));
  return { ...placeOf(key), name, unique: false, parts: key.columns.map((part) => ({ column: part })) };
}

function takenNames(schema: Schema): readonly string[] {
  return [
    ...schema.tables.flatMap((table) => [
      table.name,
      ...[table.primaryKeyName ?? []].flat(),
      ...[...table.indexes, ...table.uniques, ...table.checks].flatMap(({ name }) => name ?? []),
    ]),
    ...schema.foreignKeys.flatMap(({ name }) => name ?? []),
    ...schema.sequences.map(({ name }) => name),
    ...schema.views.map(({ name }) => name),
  ];
}
