import type { Schema, Table } from '@backsmith/schema';
import { keyOf } from '../tables/lookup.ts';
import { mostTables } from './count-services.ts';
import { cutKeys, linkReasons } from './cut-keys.ts';
import { Links } from './links.ts';
import { hubOf, nameServices } from './name-services.ts';
import { placeReasons } from './place-reasons.ts';
import { evidenceOf, proposeGroups } from './propose-groups.ts';
import type { ServiceCut, ServiceTables } from './service-cut.ts';

export type CutWish = {
  /** How many services are asked for; absent: as many as suit the schema. */
  readonly count?: number | undefined;
};

/**
 * Shares the tables of a schema out among services: what is owned stays with its owner, what one library makes stays together,
 * and what is linked and called alike is grouped so that few keys lead from one service to another. The same schema always
 * gives the same services.
 */
export function cutServices(schema: Schema, { count }: CutWish = {}): ServiceCut {
  const { tables } = schema;
  const evidence = evidenceOf(schema);
  const links = new Links(tables.length, evidence.links);
  const keys = new Links(tables.length, evidence.keyLinks);
  const { groups, reduced } = proposeGroups(schema, evidence, count);
  const services = groups.map((members) => ({ members, hub: hubOf(new Set(members), keys) }));
  const names = nameServices(
    services.map(({ members }) => members),
    tables,
    keys,
  );
  const named = services.map(({ members, hub }, at): ServiceTables => {
    const own = members.flatMap((member) => keyAt(tables, member));
    return { name: names[at] ?? '', tables: own, hub: keyAt(tables, hub)[0] ?? '' };
  });
  return {
    services: named,
    cuts: cutKeys(schema, named, reasonsBy(tables, links, named.length)),
    isPlanned: false,
    places: placeReasons(schema, named, evidence, { links, keys }),
    ...(reduced === undefined ? {} : { reduced }),
    ...(count === undefined ? {} : { asked: count }),
  };
}

/** Why keys are cut where nobody planned it. */
export function reasonsBy(tables: readonly Table[], links: Links, services: number): ReturnType<typeof linkReasons> {
  const numbers = new Map(tables.map((table, number) => [keyOf(table), number]));
  return linkReasons((table) => numbers.get(table) ?? -1, links, mostTables(tables.length, services));
}

function keyAt(tables: readonly Table[], at: number): readonly string[] {
  const table = tables[at];
  return table === undefined ? [] : [keyOf(table)];
}
