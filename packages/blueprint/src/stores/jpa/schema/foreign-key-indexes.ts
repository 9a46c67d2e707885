import type { ForeignKey, Index, Schema, Table } from '@backsmith/schema';
import { NameScope, placeOf } from '@backsmith/text';
import { indexTables, keyOf } from '../../../tables/lookup.ts';

/** PostgreSQL takes 63 characters; this leaves room for an ending that makes a name unique. */
const LONGEST_INDEX_NAME = 60;

/**
 * The schema with an index on every foreign key that no other index begins with, for databases that make none themselves:
 * without one, each delete of a record and each list by reference reads the whole table.
 */
export function withForeignKeyIndexes(schema: Schema): Schema {
  const { outgoing } = indexTables(schema);
  const names = new NameScope({ ignoreCase: true, reserved: takenNames(schema) });
  const tables = schema.tables.map((table) => {
    const added: Index[] = [];
    for (const key of outgoing.get(keyOf(table)) ?? []) {
      if (!isIndexed(table, added, key.columns)) added.push(indexOf(key, table, names));
    }
    return added.length === 0 ? table : { ...table, indexes: [...table.indexes, ...added] };
  });
  return { ...schema, tables };
}

function indexOf(key: ForeignKey, table: Table, names: NameScope): Index {
  const words = `fk_${table.name}_${key.columns.join('_')}`.toLowerCase().replaceAll(/[^a-z0-9_]/gu, '');
  const name = names.take(words.slice(0, LONGEST_INDEX_NAME));
  return { ...placeOf(key), name, unique: false, parts: key.columns.map((part) => ({ column: part })) };
}

/** Whether an index of the table begins with these columns, in any order of theirs. */
function isIndexed(table: Table, added: readonly Index[], columns: readonly string[]): boolean {
  const indexed = [...table.indexes, ...added].filter(
    ({ where, kind, excludes }) => where === undefined && kind === undefined && excludes === undefined,
  );
  const lists = [
    table.primaryKey,
    ...table.uniques.map((unique) => unique.columns),
    ...indexed.map(({ parts }) => parts.map(({ column, length }) => (length === undefined ? (column ?? '') : ''))),
  ];
  return lists.some(
    (list) =>
      list.length >= columns.length &&
      columns.every((name) => list.indexOf(name) < columns.length && list.includes(name)),
  );
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
