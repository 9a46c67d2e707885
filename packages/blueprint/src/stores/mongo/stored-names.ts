import type { Schema, Table } from '@backsmith/schema';
import { NameScope } from '@backsmith/text';
import { fieldName } from '../../names/field-name.ts';
import { keyOf } from '../../tables/lookup.ts';

/** What tables and columns are called in the database. */
export type StoredNames = {
  readonly collectionOf: (table: Pick<Table, 'schema' | 'name'>) => string;
  /** The collections of the runner of changes and of the counters. */
  readonly own: { readonly changes: string; readonly counters: string };
};

/**
 * Names the collections like the tables. Where tables of several namespaces stand side by side, each has that of its own before
 * it.
 */
export function storedNames({ tables }: Schema): StoredNames {
  const isOne = new Set(tables.map(({ schema }) => schema)).size <= 1;
  const scope = new NameScope();
  const names = new Map(
    tables.map((table) => [keyOf(table), scope.take(collectionName(isOne ? table.name : spaced(table)))]),
  );
  return {
    collectionOf: (table) => names.get(keyOf(table)) ?? collectionName(table.name),
    own: { changes: scope.take('schema_changes'), counters: scope.take('counters') },
  };
}

function spaced({ schema, name }: Pick<Table, 'schema' | 'name'>): string {
  return schema === undefined ? name : `${schema}.${name}`;
}

/** MongoDB keeps `$` and names that begin with `system.` for itself. */
function collectionName(name: string): string {
  return name.replaceAll('$', '_').replace(/^system\./u, 'system_');
}

/** Where the value of a column lies in a document whose key is of these columns: the key of one is `_id`, that of several lies below it. */
export function storedPath(key: readonly string[], column: string): string {
  if (!key.includes(column)) return fieldName(column);
  return key.length === 1 ? '_id' : `_id.${fieldName(column)}`;
}
