import type { Name } from '@backsmith/sql';
import type { Schema, View } from '../../model/schema.ts';
import { readQuery } from '../../read/queries/read-query.ts';
import { comesWithExtension } from '../shared/extensions.ts';

/** What databases list of themselves without a namespace before it. */
const OF_DATABASES = /^(?:pg_|sys|sqlite_|dual$)/;
const OF_ORACLE = /^(?:all_|user_|dba_|cdb_|g?v\$|v_\$)/;

const OWN_NAMESPACES = new Set(['information_schema', 'pg_catalog', 'sys', 'mysql', 'performance_schema']);

/**
 * The tables, views and sequences a new database will have, by names alone: a script that states namespaces here and there must not lose
 * a view for it.
 */
export function namesOfTables({ tables, views, sequences }: Schema): Set<string> {
  const names = [
    ...sequences.map(({ name }) => name),
    ...tables.flatMap(({ name, partitions = [], history }) => [
      name,
      ...partitions,
      ...(history ? [history.name] : []),
    ]),
    ...views.map(({ name }) => name),
  ];
  return new Set(names.map((name) => name.toLowerCase()));
}

/** A table the view reads that a new database will not have; those in a namespace of the database's own are there. */
export function unknownTable(
  { definition }: View,
  dialect: Schema['dialect'],
  known: ReadonlySet<string>,
): string | undefined {
  const { queries, named } = readQuery(definition, dialect);
  const own = new Set(named.map(plain));
  const isThere = (path: readonly Name[]): boolean => {
    const [name = '', namespace] = path.map(plain).toReversed();
    if (namespace !== undefined && OWN_NAMESPACES.has(namespace)) return true;
    return known.has(name) || own.has(name) || isOfDatabase(name, dialect) || comesWithExtension(name);
  };
  const unknown = queries.flatMap(({ sources }) => sources).find(({ path }) => path !== undefined && !isThere(path));
  return unknown?.path?.at(-1)?.text;
}

function isOfDatabase(name: string, dialect: Schema['dialect']): boolean {
  return OF_DATABASES.test(name) || (dialect === 'oracle' && OF_ORACLE.test(name));
}

function plain({ text }: Name): string {
  return text.toLowerCase();
}
