import type { Schema, Table } from '@backsmith/schema';
import { NameScope } from '@backsmith/text';
import { fieldName } from '../../names/field-name.ts';
import { keyOf } from '../../tables/lookup.ts';

/** What tables and columns are called in the database. */
export type StoredNames = {
  readonly collectionOf: (table: Pick<Table, 'schema' | 'name'>) => string;
  /** What counts the keys of a table: it keeps its name when the table gets another one. */
  readonly counterOf: (table: Pick<Table, 'schema' | 'name'>) => string;
  /** The collections of the runner of changes and of the counters. */
  readonly own: { readonly changes: string; readonly counters: string };
  /** Every name that was ever given. */
  readonly taken: readonly string[];
};

type Address = Pick<Table, 'schema' | 'name'>;

/**
 * Names the collections like the tables. Where tables of several namespaces stand side by side, each has that of its own before
 * it.
 */
export function storedNames({ tables }: Schema): StoredNames {
  const scope = new NameScope();
  const names = collectionNames(tables, tables, scope);
  const own = { changes: scope.take('schema_changes'), counters: scope.take('counters') };
  return namesOf(names, new Map(), own, [...names.values(), own.changes, own.counters]);
}

/**
 * Names the collections of a later version: what is there keeps its name, and what got another one by a rename is called by that.
 *
 * @param earlierOf the table of the versions before, for those that were there, and whether it was called otherwise
 */
export function laterNames(
  before: StoredNames,
  { tables }: Schema,
  earlierOf: (table: Table) => { readonly table: Address; readonly isRenamed: boolean } | undefined,
): StoredNames {
  const scope = new NameScope({ reserved: before.taken, suffix: '_later' });
  const isNamedAnew = (table: Table) => earlierOf(table)?.isRenamed !== false;
  const made = collectionNames(tables, tables.filter(isNamedAnew), scope);
  const names = new Map(
    tables.map((table) => {
      const earlier = earlierOf(table);
      return [keyOf(table), made.get(keyOf(table)) ?? before.collectionOf(earlier?.table ?? table)];
    }),
  );
  const counters = new Map(
    tables.flatMap((table) => {
      const earlier = earlierOf(table);
      return earlier === undefined ? [] : [[keyOf(table), before.counterOf(earlier.table)] as const];
    }),
  );
  return namesOf(names, counters, before.own, [...new Set([...before.taken, ...names.values()])]);
}

function namesOf(
  names: ReadonlyMap<string, string>,
  counters: ReadonlyMap<string, string>,
  own: StoredNames['own'],
  taken: readonly string[],
): StoredNames {
  const collectionOf = (table: Address) => names.get(keyOf(table)) ?? collectionName(table.name);
  const counterOf = (table: Address) => counters.get(keyOf(table)) ?? collectionOf(table);
  return { collectionOf, counterOf, own, taken };
}

/** @param all the tables that stand side by side */
function collectionNames(
  all: readonly Table[],
  named: readonly Table[],
  scope: NameScope,
): ReadonlyMap<string, string> {
  const isOne = new Set(all.map(({ schema }) => schema)).size <= 1;
  return new Map(named.map((table) => [keyOf(table), scope.take(collectionName(isOne ? table.name : spaced(table)))]));
}

function spaced({ schema, name }: Address): string {
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
