import { suggestDevDatabase } from '@backsmith/options';
import { readSchema, type NamedSource, type ReadOptions } from '@backsmith/schema';
import type { Parsed } from '@backsmith/text';
import type { Blueprint } from '../model/blueprint.ts';
import type { Entity } from '../model/jpa/entity.ts';
import type { JpaStore } from '../model/jpa/jpa-store.ts';
import { relational } from '../model/store.ts';
import type { Report } from '../model/report.ts';
import type { Resource } from '../model/resource.ts';
import type { Options } from '../options.ts';
import { designSystem } from '../system/design-system.ts';

export const OPTIONS: Omit<Options, 'devDatabase'> = {
  projectName: 'Depot',
  packageName: 'org.depot',
  architecture: 'monolithic',
  features: { swagger: false, exceptionHandler: true, security: false },
  database: 'postgresql',
  javaVersion: 17,
  layout: 'layer',
};

/** The service of a monolith, and the report on all of it. */
export type Designed = Omit<Blueprint, 'store'> & { readonly store: JpaStore; readonly report: Report };

/** Designs the backend of a schema written as SQL, for tests; the SQL is that of the target, unless `read` names another. */
export function designSql(
  sql: string | readonly NamedSource[],
  options: Partial<Options> = {},
  read?: ReadOptions,
): Parsed<Designed> {
  const { database = 'postgresql', devDatabase = suggestDevDatabase(database) } = options;
  const reading = readSchema(sql, read ?? (database === 'mongodb' ? {} : { dialect: database }));
  const { value, diagnostics } = designSystem(
    reading.value.schema,
    { ...OPTIONS, ...options, devDatabase },
    reading.diagnostics,
  );
  const [service] = value.services;
  if (service === undefined) throw new Error('A system without a service');
  return { value: { ...service, store: relational(service.store), report: value.report }, diagnostics };
}

/** The resource of this name; a test that names none fails. */
export function resourceNamed({ resources }: Pick<Blueprint, 'resources'>, name: string): Resource {
  const found = resources.find((resource) => resource.name === name);
  if (found === undefined) throw new Error(`No ${name} among ${resources.map((resource) => resource.name).join(', ')}`);
  return found;
}

/** The entity that keeps the resource of this name. */
export function entityNamed({ store }: Pick<Designed, 'store'>, name: string): Entity {
  const found = store.entities.find(({ resource }) => resource === name);
  if (found === undefined) throw new Error(`No ${name} among ${store.entities.map(({ resource }) => resource).join()}`);
  return found;
}
