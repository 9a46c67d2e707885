import type { Column, ForeignKey, Schema, Table } from '@backsmith/schema';
import { singularizeLast, toSnakeCase } from '@backsmith/text';
import { keyOf, type Lookup } from '../tables/lookup.ts';
import { sharedPrefix } from './shared-prefix.ts';

/** Less than any foreign key, as a name is no promise. */
const WEIGHT = 0.5;

/** Names so many keys have that they say nothing. */
const PLAIN_KEYS = new Set(['id', 'code', 'name', 'key', 'uuid', 'guid', 'number', 'type']);

type ImpliedLink = { readonly from: number; readonly to: number; readonly weight: number };

/** Columns without a foreign key that are called like the key of one other table: `customer_id` beside a table `customers`. */
export function impliedLinks(schema: Schema, { outgoing }: Lookup): readonly ImpliedLink[] {
  const meant = meantTables(schema);
  return schema.tables.flatMap((table, from) =>
    unboundColumns(table, outgoing.get(keyOf(table)) ?? []).flatMap((column): readonly ImpliedLink[] => {
      const to = meant.get(toSnakeCase(column.name));
      return to === undefined || to === from ? [] : [{ from, to, weight: WEIGHT }];
    }),
  );
}

function unboundColumns(table: Table, keys: readonly ForeignKey[]): readonly Column[] {
  const bound = new Set(keys.flatMap(({ columns }) => columns));
  return table.columns.filter(({ name }) => !bound.has(name));
}

/** What a column is called that means a table, where it can mean one only. */
function meantTables({ tables }: Schema): ReadonlyMap<string, number> {
  const prefix = sharedPrefix(tables.map(({ name }) => name));
  const meant = new Map<string, number | undefined>();
  for (const [number, table] of tables.entries()) {
    for (const name of namesOfKey(table, prefix)) meant.set(name, meant.has(name) ? undefined : number);
  }
  return new Map([...meant].flatMap(([name, number]) => (number === undefined ? [] : [[name, number]])));
}

function namesOfKey(table: Table, prefix: number): ReadonlySet<string> {
  const [key, ...more] = table.primaryKey;
  if (key === undefined || more.length > 0) return new Set();
  const own = toSnakeCase(key);
  const subject = singularizeLast(toSnakeCase(table.name).split('_').slice(prefix).join('_'));
  return new Set([...(PLAIN_KEYS.has(own) ? [] : [own]), `${subject}_id`, `${subject}_${own}`]);
}
