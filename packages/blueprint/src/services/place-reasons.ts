import type { Schema } from '@backsmith/schema';
import { keyOf } from '../tables/lookup.ts';
import type { Links } from './links.ts';
import { firstWords } from './shared-prefix.ts';
import type { Evidence } from './propose-groups.ts';
import type { ServiceTables } from './service-cut.ts';

/** As many tables as a reason names. */
const MOST_NAMED = 3;

/**
 * Why each table is in the service that keeps it, where nobody planned it: what it is part of, which library or tool it belongs
 * to, what it is linked with or called like.
 *
 * @param links what all evidence says, and what keys alone do
 * @returns the reasons by the keys of tables, to be read behind "because"
 */
export function placeReasons(
  schema: Schema,
  services: readonly ServiceTables[],
  evidence: Evidence,
  { links, keys: byKeys }: { readonly links: Links; readonly keys: Links },
): ReadonlyMap<string, string> {
  const { tables } = schema;
  const numbers = new Map(tables.map((table, number) => [keyOf(table), number]));
  const words = firstWords(tables.map(({ name }) => name));
  const nameOf = (number: number) => tables[number]?.name ?? '';
  const ofTable = (number: number, hub: number, members: ReadonlySet<number>): string => {
    const said = evidence.bookkeeping.get(number) ?? evidence.owners.get(number)?.reason;
    if (said !== undefined) return said;
    const library = evidence.libraries.get(number);
    if (library !== undefined) return `it is a table of ${library.name}, and those stay together`;
    if (members.size === 1) return 'it makes the whole service';
    if (number === hub && byKeys.count(number, members) > 0) return 'the others of the service gather around it';
    const near = strongest(number, members, byKeys);
    if (near.length > 0) return `it is linked with ${near.map(nameOf).join(', ')}`;
    const alike = [...members].filter((other) => other !== number && words[other] === words[number]);
    if (alike.length > 0) return `it is called like ${alike.slice(0, MOST_NAMED).map(nameOf).join(', ')}`;
    const called = strongest(number, members, links);
    if (called.length > 0) return `it is called like ${called.map(nameOf).join(', ')}`;
    return services.length === 1 ? 'there is one service' : 'nothing links it with any, and here it weighs least';
  };
  return new Map(
    services.flatMap(({ tables: keys, hub }) => {
      const members = new Set(keys.flatMap((key) => numbers.get(key) ?? []));
      return keys.map((key) => [key, ofTable(numbers.get(key) ?? -1, numbers.get(hub) ?? -1, members)] as const);
    }),
  );
}

/** What one of them is linked with most among some. */
function strongest(one: number, members: ReadonlySet<number>, links: Links): readonly number[] {
  return [...links.of(one)]
    .filter(([other]) => members.has(other))
    .toSorted(([a, weight], [b, more]) => more - weight || a - b)
    .slice(0, MOST_NAMED)
    .map(([other]) => other);
}
