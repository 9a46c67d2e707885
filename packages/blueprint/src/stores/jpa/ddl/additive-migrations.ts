import { writeMigration } from '@backsmith/schema';
import type { Schema, WrittenTable } from '@backsmith/schema';
import type { Diagnostic } from '@backsmith/text';
import type { History } from '../../../model/history.ts';
import type { Migration } from '../../../model/project.ts';
import { fileWords } from '../../../tables/file-words.ts';

/** The migrations of a project whose database is in use, and its tables as they then are. */
export type AdditiveMigrations = {
  readonly migrations: readonly Migration[];
  /** Of the first folder; nothing where that is new. */
  readonly tables: readonly WrittenTable[] | undefined;
  readonly diagnostics: readonly Diagnostic[];
};

/** A folder of migrations: whose it is, its first migration as of now, and its schemas, oldest first. */
export type MigrationFolder = {
  readonly target: Parameters<typeof writeMigration>[1];
  readonly first: Migration;
  /** How a version of the schema is written in this folder. */
  readonly prepare: (schema: Schema) => Schema;
  /** What stands behind each migration of it: views of which only another database understands the words. */
  readonly standIns: string;
};

const MADE = /\bCREATE VIEW\b/gu;
const REPLACED = 'CREATE OR REPLACE VIEW';

/** Whether the last migration that makes stand-ins makes these: each makes all there are by then. */
function areThere(standIns: string, migrations: readonly Migration[]): boolean {
  const made = migrations.map(({ sql }) => sql.replaceAll(MADE, REPLACED)).findLast((sql) => sql.includes(REPLACED));
  return (made ?? '').includes(standIns);
}

/**
 * Writes what leads from the earlier versions to the last one, folder by folder. Earlier migrations are taken over as they
 * are; a folder that is new begins with the whole schema.
 */
export function additiveMigrations(
  folders: readonly MigrationFolder[],
  schema: Schema,
  { versions, renames, migrations, next }: History,
): AdditiveMigrations {
  const versioned = [...versions, { schema, ...(renames === undefined ? {} : { renames }) }];
  const words = fileWords(versions.at(-1)?.schema ?? schema, schema);
  const written = folders.map(({ target, first, prepare, standIns }) => {
    const own = migrations.filter(({ path }) => path.startsWith(`${target}/`));
    if (own.length === 0) return { migrations: [first], tables: undefined, diagnostics: [] };
    const additive = writeMigration(
      versioned.map((one) => ({ ...one, schema: prepare(one.schema) })),
      target,
    );
    const { text, tables } = additive.value;
    const sql = text === '' && areThere(standIns, own) ? '' : text + standIns;
    const added = sql === '' ? [] : [{ path: `${target}/V${next}__${words}.sql`, sql }];
    return { migrations: [...own, ...added], tables, diagnostics: additive.diagnostics };
  });
  const [main] = written;
  return {
    migrations: written.flatMap((one) => one.migrations),
    tables: main?.tables,
    diagnostics: main?.diagnostics ?? [],
  };
}
