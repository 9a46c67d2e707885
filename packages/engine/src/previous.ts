import {
  setAsideOwnTables,
  withAssumedReferences,
  type ProjectHistory,
  type ProjectVersion,
} from '@backsmith/blueprint';
import type { Options } from '@backsmith/options';
import type { GeneratedFile } from '@backsmith/render';
import { diffSchemas, keepValues, readSchema, resolveRenames, type Renames, type Schema } from '@backsmith/schema';
import type { Diagnostic } from '@backsmith/text';
import { recordedSource, type ProjectRecord, type RecordedVersion } from './record.ts';

/** A project that was generated before, and whose database is in use. */
export type Previous = {
  readonly record: ProjectRecord;
  /** Its generated migrations by `migrationPath`, byte for byte: they never change again. */
  readonly migrations: readonly { readonly path: string; readonly sql: string }[];
  /** All migrations of the project by `migrationPath`, the user's own included. */
  readonly taken: readonly string[];
  /** What got other names since: `customer` to `client`, `customer.mail` to `email`. Nothing is guessed. */
  readonly renames?: Renames;
};

/** The schema to generate from, and what it follows; errors among the diagnostics mean that there is none. */
export type Continued = {
  readonly schema: Schema;
  readonly history: ProjectHistory;
  /** What the names began with of tables another project had made in the database the first version was taken from. */
  readonly standing?: string;
  readonly diagnostics: readonly Diagnostic[];
};

/** Where a service keeps its migrations, or the changes of its documents, and how their names end. */
const FOLDERS = [
  { folder: 'src/main/resources/db/migration/', ending: '.sql' },
  { folder: 'src/main/resources/db/changes/', ending: '.json' },
] as const;

/**
 * What updates know a migration by: its path below the folder of migrations, behind the folder of its service where there are
 * several.
 *
 * @param file a path from the root of the project; nothing comes back for what is no migration
 */
export function migrationPath(file: string): string | undefined {
  const found = FOLDERS.map(({ folder, ending }) => ({ folder, ending, at: file.indexOf(folder) })).find(
    ({ ending, at }) => at >= 0 && (at === 0 || file[at - 1] === '/') && file.endsWith(ending),
  );
  return found && file.slice(0, found.at) + file.slice(found.at + found.folder.length);
}

/** The migrations among the files of a project, as its next version takes them over. */
export function migrationsAmong(files: readonly GeneratedFile[]): Previous['migrations'] {
  return files.flatMap(({ path, content }) => {
    const own = migrationPath(path);
    return own === undefined || typeof content !== 'string' ? [] : [{ path: own, sql: content }];
  });
}

/** The name of Flyway's record of what it has done. */
const FLYWAY_RECORD = /^(?:flyway|app)_schema_history$/iu;

/** The schema a version was recorded with, without what generated backends keep for themselves. */
export function recordedSchema(version: RecordedVersion): Schema {
  return readRecorded(version).schema;
}

function readRecorded(version: RecordedVersion): ReturnType<typeof setAsideOwnTables> {
  return setAsideOwnTables(readSchema(recordedSource(version), { dialect: version.dialect }).value.schema);
}

/** Puts a new schema behind the earlier versions of a project. */
export function continueProject(previous: Previous, given: Schema, options: Options): Continued {
  const { record, renames = {}, migrations, taken } = previous;
  const [first] = record.versions.map(readRecorded);
  const schema = withoutOwnRecord(given, first?.schema);
  const versions = record.versions.reduce<readonly ProjectVersion[]>((earlier, version) => {
    const recorded = withoutOwnRecord(recordedSchema(version), first?.schema);
    const read = withAssumedReferences(recorded, record.options.relations === 'assumed').schema;
    const last = earlier.at(-1);
    const kept = last === undefined ? read : keepValues(last.schema, read, version.renames).schema;
    const { renames: said, services = record.options.services } = version;
    return [...earlier, { schema: kept, ...(said && { renames: said }), ...(services && { services }) }];
  }, []);
  const last = versions.at(-1)?.schema ?? schema;
  const kept = keepValues(last, schema, renames);
  const wrong = [
    ...resolveRenames(last, kept.schema, renames).diagnostics,
    ...otherDatabase(record, options),
    ...otherArchitecture(record, options),
  ];
  return {
    schema: kept.schema,
    history: { versions, renames, migrations, taken, ...(record.hasOwnRecord === true && { hasOwnRecord: true }) },
    ...(first?.standing === undefined ? {} : { standing: first.standing }),
    diagnostics: [...wrong, ...kept.diagnostics, ...probableRenames(last, kept.schema, renames)],
  };
}

/** A dump of the project's own database holds the record of its Flyway, which is no table of the user's. */
function withoutOwnRecord(schema: Schema, first: Schema | undefined): Schema {
  const known = new Set(first?.tables.map(({ name }) => name.toLowerCase()));
  const tables = schema.tables.filter(({ name }) => !FLYWAY_RECORD.test(name) || known.has(name.toLowerCase()));
  return tables.length === schema.tables.length ? schema : { ...schema, tables };
}

function otherDatabase({ options }: ProjectRecord, { database }: Options): readonly Diagnostic[] {
  if (options.database === database) return [];
  const message = `The project is for ${options.database}, and its database cannot become another one by an update.`;
  return [finding('error', 'update-other-database', message, 'Generate a new project for the other database.')];
}

/** One application has one database, services have one each: no migration leads from there to here. */
function otherArchitecture({ options }: ProjectRecord, { architecture }: Options): readonly Diagnostic[] {
  if (options.architecture === architecture) return [];
  const [was, is] = [options.architecture, architecture].map((one) =>
    one === 'monolithic' ? 'one application' : 'several services',
  );
  const message = `The project is ${was ?? ''}, and an update does not make ${is ?? ''} of it: rows stay in the databases they are in.`;
  return [finding('error', 'update-other-architecture', message, 'Generate a new project, and copy the rows.')];
}

/** What looks like a rename and was not said to be one: asked for, never guessed. */
function probableRenames(before: Schema, after: Schema, said: Renames): readonly Diagnostic[] {
  const { tables } = diffSchemas(before, after);
  const pairs = [
    ...tables.renamed.map((one) => [one.before.name, one.after.name] as const),
    ...tables.changed.flatMap((table) =>
      table.columns.renamed.map((one) => [`${table.before.name}.${one.before.name}`, one.after.name] as const),
    ),
  ];
  return pairs
    .filter(([from]) => !Object.keys(said).some((name) => name.toLowerCase().endsWith(from.toLowerCase())))
    .map(([from, to]) =>
      finding(
        'warning',
        'rename-possible',
        `${from} is gone and ${to} is new: they are treated as two things, and what is in ${from} stays there.`,
        `If it is one thing with another name, say so: --renames ${from}=${to}`,
      ),
    );
}

function finding(severity: Diagnostic['severity'], code: string, message: string, hint: string): Diagnostic {
  return { severity, code, message, hint, line: 0, column: 0 };
}
