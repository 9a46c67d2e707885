import { readSchema, type ReadOptions } from '@backsmith/schema';
import type { Parsed } from '@backsmith/text';
import type { Blueprint } from '../model/blueprint.ts';
import type { Entity } from '../model/entity.ts';
import type { Options } from '../options.ts';
import { planBackend } from '../plan-backend.ts';

export const OPTIONS: Options = {
  projectName: 'Depot',
  packageName: 'org.depot',
  architecture: 'monolithic',
  features: { swagger: false, exceptionHandler: true, security: false },
  database: 'postgresql',
  javaVersion: 17,
  layout: 'layer',
};

/** Plans the backend of a schema written as SQL, for tests; the SQL is that of the target, unless `read` names another. */
export function planSql(sql: string, options: Partial<Options> = {}, read?: ReadOptions): Parsed<Blueprint> {
  const { database = 'postgresql' } = options;
  const reading = readSchema(sql, read ?? (database === 'mongodb' ? {} : { dialect: database }));
  return planBackend(reading.value.schema, { ...OPTIONS, ...options }, reading.diagnostics);
}

/** The entity of this class name; a test that names none fails. */
export function entityNamed(blueprint: Blueprint, name: string): Entity {
  const found = blueprint.entities.find(({ classes }) => classes.entity.name === name);
  if (found === undefined) {
    throw new Error(`No ${name} among ${blueprint.entities.map(({ classes }) => classes.entity.name).join(', ')}`);
  }
  return found;
}
