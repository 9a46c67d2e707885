import type { Schema } from '@backsmith/schema';
import { Links } from './links.ts';
import { nameServices } from './name-services.ts';
import { firstWords } from './shared-prefix.ts';

/** Where a new table goes, and why. */
export type NewPlace = { readonly table: number; readonly service: string; readonly reason: string };

/** As many new tables that belong together, and to no service, make one of their own. */
const LEAST_OF_OWN = 3;

/**
 * Finds a service for tables that are new in a project of several: the one they are linked with most, directly or through
 * each other; else a new one of what belongs together; else the one whose tables are called alike; else the smallest.
 *
 * @param homes the service of each table that has one, by its number in the schema; the others are placed
 * @param services the services there are, in their order
 * @param taken names no new service may have besides
 */
export function placeNewTables(
  { tables }: Schema,
  links: Links,
  homes: ReadonlyMap<number, string>,
  services: readonly string[],
  taken: Iterable<string>,
): readonly NewPlace[] {
  const known = new Map(homes);
  const open = new Set([...tables.keys()].filter((table) => !homes.has(table)));
  const places: NewPlace[] = [];
  const settle = (table: number, service: string, reason: string): void => {
    known.set(table, service);
    open.delete(table);
    places.push({ table, service, reason });
  };
  for (let best = bestLinked(open, known, links); best !== undefined; best = bestLinked(open, known, links)) {
    settle(best.table, best.service, `most of what it is linked with is in ${best.service}`);
  }
  const used = new Set([...services, ...taken]);
  for (const group of groupsOf(open, links)) {
    if (group.length < LEAST_OF_OWN && services.length > 0) continue;
    const [name = ''] = nameServices([group], tables, links, used);
    used.add(name);
    for (const table of group) settle(table, name, 'it is linked with nothing but what is new as well');
  }
  const words = firstWords(tables.map(({ name }) => name));
  for (const table of [...open]) {
    const alike = fullest([...known].filter(([other]) => words[other] === words[table]));
    if (alike === undefined)
      settle(table, smallest(services, known), 'nothing links it with any, and this is the smallest');
    else settle(table, alike, `tables of ${alike} are called like it`);
  }
  return places;
}

type Linked = { readonly table: number; readonly service: string; readonly weight: number };

function bestLinked(open: ReadonlySet<number>, homes: ReadonlyMap<number, string>, links: Links): Linked | undefined {
  let best: Linked | undefined;
  for (const table of open) {
    const weights = new Map<string, number>();
    for (const [other, weight] of links.of(table)) {
      const service = homes.get(other);
      if (service !== undefined) weights.set(service, weight + (weights.get(service) ?? 0));
    }
    for (const [service, weight] of weights) if (weight > (best?.weight ?? 0)) best = { table, service, weight };
  }
  return best;
}

/** What is linked among what is left, in the order of the schema. */
function groupsOf(open: ReadonlySet<number>, links: Links): readonly (readonly number[])[] {
  const seen = new Set<number>();
  return [...open].flatMap((first) => {
    if (seen.has(first)) return [];
    seen.add(first);
    const group = [first];
    for (const one of group) {
      for (const other of links.of(one).keys()) {
        if (!open.has(other) || seen.has(other)) continue;
        seen.add(other);
        group.push(other);
      }
    }
    return [group.toSorted((a, b) => a - b)];
  });
}

/** The service with most of some tables; of several, the first. */
function fullest(homes: readonly (readonly [number, string])[]): string | undefined {
  const counts = Map.groupBy(homes, ([, service]) => service);
  return [...counts].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];
}

function smallest(services: readonly string[], homes: ReadonlyMap<number, string>): string {
  const sizes = services.map((name) => ({ name, size: [...homes.values()].filter((home) => home === name).length }));
  return sizes.toSorted((one, other) => one.size - other.size)[0]?.name ?? '';
}
