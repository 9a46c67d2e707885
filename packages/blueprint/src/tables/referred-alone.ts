import type { Schema } from '@backsmith/schema';
import { keyOf, tableKey, type Lookup } from './lookup.ts';

/**
 * The keys of tables that are referred to and refer to none but such; circles are none.
 *
 * @param isOut those that are none, whatever refers to them
 */
export function referredAlone(
  { tables }: Pick<Schema, 'tables'>,
  { incoming, outgoing }: Lookup,
  isOut: (key: string) => boolean = () => false,
): ReadonlySet<string> {
  const found = new Set<string>();
  const isLookup = (key: string): boolean => {
    const referring = (incoming.get(key) ?? []).some((one) => tableKey(one.schema, one.table) !== key);
    const referred = (outgoing.get(key) ?? []).map((one) => tableKey(one.refSchema, one.refTable));
    return referring && referred.every((one) => one === key || found.has(one));
  };
  for (let size = -1; size < found.size;) {
    size = found.size;
    for (const key of tables.map(keyOf)) if (!isOut(key) && isLookup(key)) found.add(key);
  }
  return found;
}
