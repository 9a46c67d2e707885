import { setAsideOwnTables, type History } from '@backsmith/blueprint';
import type { Options } from '@backsmith/options';
import {
  diffSchemas,
  keepValues,
  readSchema,
  resolveRenames,
  type Renames,
  type Schema,
  type SchemaVersion,
} from '@backsmith/schema';
import type { Diagnostic } from '@backsmith/text';
import { recordedSource, type ProjectRecord, type RecordedVersion } from './record.ts';

/** A project that was generated before, and whose database is in use. */
export type Previous = {
  readonly record: ProjectRecord;
  /** Its generated migrations by path below `src/main/resources/db/migration`, byte for byte: they never change again. */
  readonly migrations: readonly { readonly path: string; readonly sql: string }[];
  /** The numbers of all migrations in the project, the user's own included. */
  readonly taken: readonly number[];
  /** What got other names since: `customer` to `client`, `customer.mail` to `email`. Nothing is guessed. */
  readonly renames?: Renames;
};

/** The schema to generate from, and what it follows; errors among the diagnostics mean that there is none. */
export type Continued = {
  readonly schema: Schema;
  readonly history: History;
  /** What the names began with of tables another project had made in the database the first version was taken from. */
  readonly standing?: string;
  readonly diagnostics: readonly Diagnostic[];
};

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
  const { record, renames = {}, migrations } = previous;
  const [first] = record.versions.map(readRecorded);
  const schema = withoutOwnRecord(given, first?.schema);
  const versions = record.versions.reduce<readonly SchemaVersion[]>((earlier, version) => {
    const read = withoutOwnRecord(recordedSchema(version), first?.schema);
    const last = earlier.at(-1);
    const kept = last === undefined ? read : keepValues(last.schema, read, version.renames).schema;
    return [...earlier, { schema: kept, ...(version.renames === undefined ? {} : { renames: version.renames }) }];
  }, []);
  const last = versions.at(-1)?.schema ?? schema;
  const kept = keepValues(last, schema, renames);
  const wrong = [
    ...resolveRenames(last, kept.schema, renames).diagnostics,
    ...otherDatabase(record, options),
    ...severalServices(record, options),
  ];
  const numbers = [...previous.taken, ...migrations.flatMap(({ path }) => migrationNumber(path) ?? [])];
  return {
    schema: kept.schema,
    history: { versions, renames, migrations, next: Math.max(1, ...numbers) + 1 },
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

/** The number of a migration by its path; nothing for a repeatable one, or a version that is no whole number. */
export function migrationNumber(path: string): number | undefined {
  const digits = /(?:^|\/)V(\d{1,9})(?:[._]\d+)*__[^/]*\.sql$/i.exec(path)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

function otherDatabase({ options }: ProjectRecord, { database }: Options): readonly Diagnostic[] {
  if (options.database === database) return [];
  const message = `The project is for ${options.database}, and its database cannot become another one by an update.`;
  return [finding('error', 'update-other-database', message, 'Generate a new project for the other database.')];
}

/** Each service has migrations of its own, and a table may have moved from one database to another. */
function severalServices(record: ProjectRecord, options: Options): readonly Diagnostic[] {
  if ([record.options, options].every(({ architecture }) => architecture === 'monolithic')) return [];
  const message =
    'The project has several services, each with a database of its own: updates are written for one application.';
  const hint =
    'Generate the new schema into a folder beside it, compare the two, and write the migrations of each service yourself.';
  return [finding('error', 'update-of-services', message, hint)];
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
