import { designSystem, migrationsOf } from '@backsmith/blueprint';
import type { Database } from '@backsmith/engine';
import { suggestDevDatabase } from '@backsmith/options';
import { readSchema } from '@backsmith/schema';

/**
 * The first migrations of the project that a source becomes, for each server one, as they stand in the project: `postgresql` or
 * `mysql` and `mariadb`. Empty where there is no project.
 */
export function ownMigrations(source: Uint8Array, database: Database): ReadonlyMap<string, string> {
  const { value, diagnostics } = readSchema(source);
  const { services } = designSystem(
    value.schema,
    {
      projectName: 'migrated',
      packageName: 'com.acme.migrated',
      architecture: 'monolithic',
      features: { swagger: false, exceptionHandler: false, security: false },
      database,
      devDatabase: suggestDevDatabase(database),
      javaVersion: 17,
      layout: 'layer',
    },
    diagnostics,
  ).value;
  return new Map(
    services.flatMap(migrationsOf).flatMap(({ path, sql }) => {
      const folder = /^(.*)\/V1__schema\.sql$/.exec(path)?.[1];
      return folder === undefined ? [] : [[folder, sql] as const];
    }),
  );
}
