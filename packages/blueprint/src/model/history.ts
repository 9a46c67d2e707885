import type { SchemaVersion } from '@backsmith/schema';
import type { Migration } from './project.ts';

/** What was generated before, for a project whose database is in use: its migrations never change again. */
export type History = {
  /** The earlier versions of the schema, oldest first. */
  readonly versions: readonly SchemaVersion[];
  /** What got other names since the last of them. */
  readonly renames: SchemaVersion['renames'];
  /** The migrations that are there, byte for byte, by path below the folder of migrations. */
  readonly migrations: readonly Migration[];
  /** The first number no migration of the project has. */
  readonly next: number;
};
