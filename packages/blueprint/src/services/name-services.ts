import type { Table } from '@backsmith/schema';
import { isHomeNamespace } from '@backsmith/schema';
import { checkServiceName, RESERVED_SERVICE_NAMES } from '@backsmith/options';
import { pluralizeLast, splitWords } from '@backsmith/text';
import type { Community, Links } from './links.ts';
import { librariesOf, type Library } from './libraries.ts';
import { beginsWith, stemOf } from './name-stems.ts';
import { sharedPrefix } from './shared-prefix.ts';

/** As much of a table's name as a service's name takes; folders, images and databases are called like it. */
const LONGEST = 24;

/** A service is called by a word when more than this share of its tables, and as many of them, begin with it. */
const COMMON = 0.5;
const LEAST_COMMON = 3;

/** The share that is called after one of them, for that one to give the name. */
const FOLLOWED = 0.1;

/** Words that say nothing of what a service is about. */
const EMPTY = new Set(
  'a all arch archive archived app apps base common core data db default ds entity general has hist history id info is main map master misc new old ref rel sys system t tab table tb tbl temp tmp x'.split(
    ' ',
  ),
);

/** What can be read as a word, and is no abbreviation. */
const WORD = /^(?=.*[aeiouy]).{3,}$/u;

/** The member the others of a community gather around: of those that are referred to, the one linked with most of them. */
export function hubOf(community: Community, links: Links): number {
  return rankedHubs(community, links)[0] ?? 0;
}

function rankedHubs(community: Community, links: Links): readonly number[] {
  return [...community]
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
    )
    .map(({ member }) => member);
}

/**
 * Names of services, in whole words: by the namespace that has all their tables, by the word most of them begin with, else by
 * the table the others gather around: `orders` for a table `order`, without words nearly all tables begin with.
 *
 * @param groups the tables of each service, by their places in the schema
 * @param used names that other services have or had
 */
export function nameServices(
  groups: readonly (readonly number[])[],
  tables: readonly Table[],
  links: Links,
  used: Iterable<string> = [],
): readonly string[] {
  const libraries = librariesOf(tables);
  const prefix = sharedPrefix(tables.map(({ name }) => name));
  const taken = new Set<string>([...RESERVED_SERVICE_NAMES, ...used]);
  const spaces = groups.map((group) => namespaceOf(group, tables));
  return groups.map((group, at) => {
    const wordsOf = (number: number) => {
      const words = splitWords(tables[number]?.name ?? '');
      const own = words.slice(words.length > prefix ? prefix : 0);
      const first = own.findIndex((word) => !EMPTY.has(word));
      return own.slice(Math.max(0, first));
    };
    const space = spaces[at];
    const library = mainLibrary(group, libraries);
    const hubs = rankedHubs(new Set(group), links).map(wordsOf);
    const wanted = [
      ...(space === undefined || spaces.filter((other) => other === space).length > 1
        ? []
        : [kebab(splitWords(space))]),
      ...(library === undefined ? [] : [library]),
      ...commonWords(group.map(wordsOf)).map(named),
      ...calledAfter(group, tables).map((number) => named(wordsOf(number))),
      ...hubs.map(named),
    ].filter((name) => checkServiceName(name) === undefined && name.length <= LONGEST);
    const name = wanted.find((one) => !taken.has(one)) ?? numbered(wanted[0] ?? cut(hubs[0] ?? []), taken);
    taken.add(name);
    return name;
  });
}

/** The namespace people put all of some tables into, unless it is the one everything is in. */
function namespaceOf(group: readonly number[], tables: readonly Table[]): string | undefined {
  const names = new Set(group.map((number) => tables[number]?.schema));
  const [only] = names;
  return names.size > 1 || only === undefined || isHomeNamespace(only) ? undefined : only;
}

/** What a service is called whose tables are those of one library, or most of them are. */
function mainLibrary(group: readonly number[], libraries: ReadonlyMap<number, Library>): string | undefined {
  const names = group.flatMap((number) => libraries.get(number)?.service ?? []);
  const [most] = [...Map.groupBy(names, (name) => name)].toSorted(([, a], [, b]) => b.length - a.length);
  return most === undefined || most[1].length * 2 <= group.length ? undefined : most[0];
}

/** The table most others of a service are called after: `program` where the words of names are run together. */
function calledAfter(group: readonly number[], tables: readonly Table[]): readonly number[] {
  const names = group.map((number) => ({ number, stem: stemOf(tables[number]?.name ?? '') }));
  const counted = names.map(({ number, stem }) => ({
    number,
    count: names.filter((other) => beginsWith(other.stem, stem)).length,
  }));
  const [best] = counted.toSorted((a, b) => b.count - a.count || a.number - b.number);
  return best === undefined || best.count < Math.max(LEAST_COMMON, group.length * FOLLOWED) ? [] : [best.number];
}

/** What most names of a service begin with, as many words as they share. */
function commonWords(names: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const telling = names.filter(([first]) => first !== undefined && !EMPTY.has(first) && WORD.test(first));
  const [most] = [...Map.groupBy(telling, ([first = '']) => first).values()].toSorted((a, b) => b.length - a.length);
  if (most === undefined || most.length < LEAST_COMMON || most.length <= names.length * COMMON) return [];
  const [first = []] = most;
  const differs = first.findIndex((word, at) => most.some((words) => words[at] !== word));
  return [first.slice(0, differs === -1 ? first.length : Math.max(1, differs))];
}

/** A name in the plural; what is too long loses whole words from its end. */
function named(words: readonly string[]): string {
  for (let length = words.length; length > 0; length -= 1) {
    const name = kebab(words.slice(0, length));
    if (name.length <= LONGEST) return name;
  }
  return '';
}

function kebab(words: readonly string[]): string {
  return prefixed(pluralizeLast(words.join('_')).replaceAll('_', '-'));
}

/** Where no name of a service's tables is short enough: the beginning of one. */
function cut(words: readonly string[]): string {
  return prefixed((words[0] ?? '').slice(0, LONGEST));
}

function prefixed(name: string): string {
  return /^[a-z]/u.test(name) ? name : `service${name === '' ? '' : '-'}${name}`;
}

function numbered(preferred: string, taken: ReadonlySet<string>): string {
  let name = preferred;
  for (let number = 2; taken.has(name); number += 1) name = `${preferred}-${number}`;
  return name;
}
