import type { Schema } from '@backsmith/schema';
import type { Sharing } from '../model/report.ts';
import { qualifiedName } from '../roles/chosen-role.ts';
import { keyOf } from '../tables/lookup.ts';
import type { ServiceCut } from './service-cut.ts';

/** What the report says of a cut: why each table is where it is, and which service asks which. */
export function sharingOf({ tables }: Schema, { services, cuts, places }: ServiceCut): Sharing {
  const names = new Map(tables.map((table) => [keyOf(table), qualifiedName(table)]));
  const asking = Map.groupBy(
    cuts.filter(({ namesAuthor }) => !namesAuthor),
    ({ from, to }) => JSON.stringify([from, to]),
  );
  return {
    services: services.map(({ name, tables: own }) => ({ name, tables: own.length })),
    places: services.flatMap(({ name, tables: own }) =>
      own.map((key) => ({ table: names.get(key) ?? key, service: name, reason: places.get(key) ?? '' })),
    ),
    asks: [...asking.values()].flatMap((keys) =>
      keys.slice(0, 1).map(({ from, to }) => ({ from, to, keys: keys.length })),
    ),
  };
}
