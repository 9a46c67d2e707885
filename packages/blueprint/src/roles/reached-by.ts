import type { ForeignKey, Table } from '@backsmith/schema';
import { keyOf, tableKey, type Lookup } from '../tables/lookup.ts';

/** The keys of these tables, of those whose rows must refer to a row of one of them, and so on. */
export function reachedBy(
  tables: readonly Table[],
  { outgoing }: Pick<Lookup, 'outgoing'>,
  from: ReadonlySet<string>,
): ReadonlySet<string> {
  const reached = new Set(from);
  for (let known = -1; known < reached.size;) {
    known = reached.size;
    for (const table of tables) {
      const keys = outgoing.get(keyOf(table)) ?? [];
      if (keys.some((key) => reached.has(tableKey(key.refSchema, key.refTable)) && isRequired(table, key)))
        reached.add(keyOf(table));
    }
  }
  return reached;
}

function isRequired({ columns, primaryKey }: Table, key: ForeignKey): boolean {
  return key.columns.every(
    (name) => primaryKey.includes(name) || columns.some((one) => one.name === name && one.notNull),
  );
}
