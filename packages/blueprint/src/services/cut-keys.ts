import type { ForeignKey, Schema } from '@backsmith/schema';
import { tableKey } from '../tables/lookup.ts';
import { namesAuthor } from './author-keys.ts';
import type { Links } from './links.ts';
import type { CutKey, ServiceTables } from './service-cut.ts';

/** The foreign keys that lead from one service to another, each with the reason. */
export function cutKeys(
  schema: Schema,
  services: readonly ServiceTables[],
  reasonOf: (key: ForeignKey, from: ServiceTables, to: ServiceTables) => string,
): readonly CutKey[] {
  const homes = new Map(services.flatMap((service) => service.tables.map((table) => [table, service] as const)));
  return schema.foreignKeys.flatMap((key): readonly CutKey[] => {
    const from = homes.get(tableKey(key.schema, key.table));
    const to = homes.get(tableKey(key.refSchema, key.refTable));
    if (from === undefined || to === undefined || from === to || key.ofPeriod === true) return [];
    return [{ key, from: from.name, to: to.name, reason: reasonOf(key, from, to), namesAuthor: namesAuthor(key) }];
  });
}

/** Why a key was cut where the links decided: what would have grown too large, or what holds more strongly. */
export function linkReasons(
  numberOf: (table: string) => number,
  links: Links,
  most: number,
): (key: ForeignKey, from: ServiceTables, to: ServiceTables) => string {
  return (key, from, to) => {
    const table = numberOf(tableKey(key.schema, key.table));
    const target = numberOf(tableKey(key.refSchema, key.refTable));
    const at = (service: ServiceTables) => new Set(service.tables.map(numberOf));
    const [home, there] = [at(from), at(to)];
    if (links.between(table, there) < links.between(table, home)) {
      return `${key.table} is tied more closely to ${from.name} than to ${to.name}`;
    }
    if (links.between(target, home) < links.between(target, there)) {
      return `${key.refTable} is tied more closely to ${to.name} than to ${from.name}`;
    }
    if (home.size + there.size > most) {
      return `${from.name} and ${to.name} together would have ${home.size + there.size} tables, more than ${most}`;
    }
    return `${key.table} and ${key.refTable} each have more ties where they are than between them`;
  };
}
