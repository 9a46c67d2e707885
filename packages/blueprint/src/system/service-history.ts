import { largestOf } from '@backsmith/text';
import type { Schema, SchemaVersion } from '@backsmith/schema';
import type { History, ProjectHistory, ProjectVersion } from '../model/history.ts';
import { migrationNumber } from '../model/migration-number.ts';
import { cutKeys } from '../services/cut-keys.ts';
import { homesIn } from '../services/earlier-homes.ts';
import { partsOfSchema } from '../services/part-of-schema.ts';
import type { ServiceTables } from '../services/service-cut.ts';
import { keyOf } from '../tables/lookup.ts';
import type { PlacedService } from './place-services.ts';

/** What was generated before of a project that is one application. */
export function historyOfMonolith({ versions, renames, migrations, taken, ...kept }: ProjectHistory): History {
  return {
    ...kept,
    versions,
    renames,
    migrations,
    next: nextNumber([...taken, ...migrations.map(({ path }) => path)]),
  };
}

/**
 * What was generated before of each of several services.
 *
 * @returns a function that gives the history of a service: the parts of the schema it kept, and its own migrations; nothing for
 *   one that is new
 */
export function historiesOfServices(history: ProjectHistory): (service: PlacedService) => History | undefined {
  const shared = history.versions.map(partsByService);
  return ({ name, place: { folder }, schema }) => {
    const migrations = below(folder, history.migrations);
    if (migrations.length === 0) return undefined;
    const versions = history.versions.flatMap(({ renames }, at): readonly SchemaVersion[] => {
      const part = shared[at]?.get(name) ?? (schema.tables.length === 0 ? schema : undefined);
      return part === undefined ? [] : [{ schema: part, ...(renames === undefined ? {} : { renames }) }];
    });
    const taken = below(
      folder,
      history.taken.map((path) => ({ path })),
    );
    const paths = [...taken, ...migrations].map(({ path }) => path);
    const own = history.hasOwnRecord === undefined ? {} : { hasOwnRecord: history.hasOwnRecord };
    return { versions, renames: history.renames, migrations, next: nextNumber(paths), ...own };
  };
}

/** What each service kept in a version. */
function partsByService(version: ProjectVersion): ReadonlyMap<string, Schema> {
  const { schema } = version;
  const byService = Map.groupBy(homesIn(version), ([, home]) => home);
  const services = [...byService].map(([name, homes]): ServiceTables => {
    const tables = homes.map(([table]) => keyOf(table));
    return { name, tables, hub: tables[0] ?? '' };
  });
  const order = version.services?.services.map(({ name }) => name) ?? [];
  const inOrder = services.toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
  const cut = { services: inOrder, cuts: cutKeys(schema, inOrder, () => '') };
  const { parts } = partsOfSchema(schema, cut);
  return new Map(inOrder.flatMap(({ name }, at) => parts.slice(at, at + 1).map((part) => [name, part] as const)));
}

/** What lies in the folder of a service, by the paths it has there. */
function below<T extends { readonly path: string }>(folder: string, files: readonly T[]): readonly T[] {
  return files.flatMap((file) =>
    file.path.startsWith(`${folder}/`) ? [{ ...file, path: file.path.slice(folder.length + 1) }] : [],
  );
}

function nextNumber(paths: readonly string[]): number {
  return Math.max(1, largestOf(paths.flatMap((path) => migrationNumber(path) ?? []))) + 1;
}
