import type { Table } from '@backsmith/schema';
import { RESERVED_SERVICE_NAMES } from '@backsmith/options';
import { pluralizeLast, splitWords } from '@backsmith/text';
import type { Community, Links } from './communities.ts';
import { sharedPrefix } from './shared-prefix.ts';

/** As much of a table's name as a service's name takes; folders, images and databases are called like it. */
const LONGEST = 24;

/** The member the others of a community gather around: of those that are referred to, the one linked with most of them. */
export function hubOf(community: Community, links: Links): number {
  const ranked = [...community]
    .map((member) => ({
      member,
      inward: links.towards(member, community),
      count: links.count(member, community),
      everywhere: links.of(member).size,
    }))
    .toSorted(
      (a, b) =>
        Number(b.inward > 0) - Number(a.inward > 0) ||
        b.count - a.count ||
        b.everywhere - a.everywhere ||
        b.inward - a.inward ||
        a.member - b.member,
    );
  return ranked[0]?.member ?? 0;
}

/**
 * Names of services by their hubs: `orders` for a table `order`, without words nearly all tables begin with.
 *
 * @param used names that other services have or had
 */
export function nameServices(
  hubs: readonly number[],
  tables: readonly Table[],
  used: Iterable<string> = [],
): readonly string[] {
  const prefix = sharedPrefix(tables.map(({ name }) => name));
  const taken = new Set<string>([...RESERVED_SERVICE_NAMES, ...used]);
  return hubs.map((hub) => {
    const words = splitWords(tables[hub]?.name ?? '');
    const preferred = kebab(words.slice(words.length > prefix ? prefix : 0));
    let name = preferred;
    for (let number = 2; taken.has(name); number += 1) name = `${preferred}-${number}`;
    taken.add(name);
    return name;
  });
}

function kebab(words: readonly string[]): string {
  const fitting = words.filter((_, at) => words.slice(0, at + 1).join('-').length < LONGEST);
  const name = pluralizeLast(fitting.join('_')).replaceAll('_', '-') || (words[0] ?? '').slice(0, LONGEST);
  return /^[a-z]/u.test(name) ? name : `service${name === '' ? '' : '-'}${name}`;
}
