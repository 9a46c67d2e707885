import type { Schema, Table } from '@backsmith/schema';
import { splitWords } from '@backsmith/text';
import { keyOf } from '../tables/lookup.ts';
import { growCommunities, Links, settleMembers } from './communities.ts';
import { cutKeys, linkReasons } from './cut-keys.ts';
import { gatherLoose, gatherSmall, type Limits } from './gather-small.ts';
import { hubOf, nameServices } from './name-services.ts';
import type { ServiceCut, ServiceTables } from './service-cut.ts';
import { sharedPrefix } from './shared-prefix.ts';
import { tableLinks } from './table-links.ts';

/** How many tables a service has, as far as the schema lets it. */
export const SERVICE_SIZE: Limits = { least: 3, most: 12 };

/** A schema with fewer tables is one service: two would only have the trouble of being two. */
export const LEAST_TO_CUT = 8;

/**
 * Shares the tables of a schema out among services: communities of what its foreign keys tie together, so that few keys
 * lead from one service to another. The same schema always gives the same services.
 */
export function cutServices(schema: Schema): ServiceCut {
  const { tables } = schema;
  const links = new Links(tables.length, tableLinks(schema));
  const communities = tables.length < LEAST_TO_CUT ? whole(tables) : communitiesOf(tables, links);
  const inOrder = communities
    .map((members) => [...members].toSorted((a, b) => a - b))
    .toSorted(([a = 0], [b = 0]) => a - b);
  const services = inOrder.map((members) => ({ members, hub: hubOf(new Set(members), links) }));
  const names = nameServices(
    services.map(({ hub }) => hub),
    tables,
  );
  const named = services.map(({ members, hub }, at): ServiceTables => {
    const keys = members.flatMap((member) => keyAt(tables, member));
    return { name: names[at] ?? '', tables: keys, hub: keyAt(tables, hub)[0] ?? '' };
  });
  return { services: named, cuts: cutKeys(schema, named, reasonsBy(tables, links)), isPlanned: false };
}

/** Why keys are cut where nobody planned it. */
export function reasonsBy(tables: readonly Table[], links: Links): ReturnType<typeof linkReasons> {
  const numbers = new Map(tables.map((table, number) => [keyOf(table), number]));
  return linkReasons((table) => numbers.get(table) ?? -1, links, SERVICE_SIZE.most);
}

function keyAt(tables: readonly Table[], at: number): readonly string[] {
  const table = tables[at];
  return table === undefined ? [] : [keyOf(table)];
}

function whole(tables: readonly Table[]): readonly Set<number>[] {
  return tables.length === 0 ? [] : [new Set(tables.keys())];
}

function communitiesOf(tables: readonly Table[], links: Links): readonly Set<number>[] {
  const { least, most } = SERVICE_SIZE;
  const grown = growCommunities(tables.length, links, most);
  settleMembers(grown, links, 0, most);
  const words = tellingWords(tables);
  const settled = gatherLoose(grown, links, SERVICE_SIZE, (member) => words[member]?.[0] ?? '');
  const gathered = gatherSmall(settled, links, SERVICE_SIZE, likeness(words));
  settleMembers(gathered, links, least, most);
  return gathered;
}

/** The words of the tables' names, without those that nearly all begin with. */
function tellingWords(tables: readonly Table[]): readonly (readonly string[])[] {
  const prefix = sharedPrefix(tables.map(({ name }) => name));
  return tables.map(({ name }) => splitWords(name).slice(prefix));
}

/** How many words two names begin with alike. */
function likeness(words: readonly (readonly string[])[]): (one: number, other: number) => number {
  return (one, other) => {
    const [mine = [], theirs = []] = [words[one], words[other]];
    const differs = mine.findIndex((word, at) => word !== theirs[at]);
    return differs === -1 ? mine.length : differs;
  };
}
