import { isHomeNamespace, resolveRenames, type Renames, type Schema, type Table } from '@backsmith/schema';
import type { ProjectVersion } from '../model/history.ts';
import { qualifiedName } from '../roles/chosen-role.ts';
import { tableKey } from '../tables/lookup.ts';

/** Where the rows of tables lie, by the keys tables have now (see `rowsKey`), and the services there were. */
export type EarlierHomes = {
  readonly homes: ReadonlyMap<string, string>;
  /** Those of the last version, in their order. */
  readonly services: readonly string[];
  /** Those of versions before which the last one does not have: their databases may still be there. */
  readonly gone: ReadonlySet<string>;
};

/** The key rows of a table are found by, whatever a version of the schema calls the usual namespace. */
export function rowsKey({ schema, name }: Pick<Table, 'schema' | 'name'>): string {
  return tableKey(schema === undefined || isHomeNamespace(schema) ? undefined : schema, name);
}

/** Which service kept a table in a version; in none where the version does not say so. */
export function homesIn({ schema, services }: ProjectVersion): ReadonlyMap<Table, string> {
  const named = (services?.services ?? []).flatMap(({ name, tables }) => tables.map((table) => [table, name] as const));
  // Plans of users may spell a table as they like; those we write are exact.
  const exact = new Map(named);
  const alike = new Map(named.map(([table, name]) => [table.toLowerCase(), name]));
  return new Map(
    schema.tables.flatMap((table) => {
      const full = qualifiedName(table);
      const found = exact.get(full) ?? alike.get(full.toLowerCase()) ?? alike.get(table.name.toLowerCase());
      return found === undefined ? [] : [[table, found] as const];
    }),
  );
}

/** The services of a version, in their order. */
export function servicesIn(version: ProjectVersion, homes = homesIn(version)): readonly string[] {
  return version.services?.services.map(({ name }) => name) ?? [...new Set(homes.values())];
}

/**
 * Follows tables through the versions of a project and what got other names. What was dropped keeps its rows, so it is known
 * with the service it was in.
 *
 * @param renames what got other names since the last version
 */
export function earlierHomes(versions: readonly ProjectVersion[], now: Schema, renames: Renames = {}): EarlierHomes {
  const homes = new Map<string, string>();
  const all = new Set<string>();
  let services: readonly string[] = [];
  let before: Schema | undefined;
  const follow = (after: Schema, said: Renames = {}): void => {
    const moved = before === undefined ? [] : resolveRenames(before, after, said).tables;
    const named = moved.map(({ before: old, after: fresh }) => [rowsKey(fresh), homes.get(rowsKey(old))] as const);
    for (const { before: old } of moved) homes.delete(rowsKey(old));
    for (const [key, home] of named) if (home !== undefined) homes.set(key, home);
  };
  for (const version of versions) {
    follow(version.schema, version.renames);
    const own = homesIn(version);
    for (const [table, home] of own) homes.set(rowsKey(table), home);
    services = servicesIn(version, own);
    for (const name of services) all.add(name);
    before = version.schema;
  }
  follow(now, renames);
  return { homes, services, gone: new Set([...all].filter((name) => !services.includes(name))) };
}
