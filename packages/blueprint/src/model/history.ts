import type { ServicePlan } from '@backsmith/options';
import type { SchemaVersion } from '@backsmith/schema';
import type { Migration } from './project.ts';

/** What was generated before, for a service whose database is in use: its migrations never change again. */
export type History = {
  /** The earlier versions of the schema, oldest first. */
  readonly versions: readonly SchemaVersion[];
  /** What got other names since the last of them. */
  readonly renames: SchemaVersion['renames'];
  /** The migrations that are there, byte for byte, by path below the folder of migrations. */
  readonly migrations: readonly Migration[];
  /** The first number no migration of the service has. */
  readonly next: number;
  /** Flyway keeps its record beside that of migrations of the user's own, which the project was first generated from. */
  readonly hasOwnRecord?: true;
};

/** A version of the whole schema, and which service kept which of its tables, where there were several. */
export type ProjectVersion = SchemaVersion & { readonly services?: ServicePlan };

/** What was generated before of all services of a project. */
export type ProjectHistory = Pick<History, 'renames' | 'migrations' | 'hasOwnRecord'> & {
  /** The earlier versions, oldest first. */
  readonly versions: readonly ProjectVersion[];
  /** All migrations of the project by path, the user's own included. Paths of services begin with their folders. */
  readonly taken: readonly string[];
};
