/** A file as migration tools look at it: its path in parts, and how its text begins. */
export type MigrationFile = {
  readonly folders: readonly string[];
  readonly file: string;
  readonly head: string;
};

/** Where a file stands in the order of its tool. */
export type Place = {
  /** First what lays the ground, then versions, then plain names; repeatable files last. */
  readonly group: 0 | 1 | 2 | 3;
  /** Compared number by number, the digits of each as written: they may be longer than a number holds. */
  readonly version: readonly string[];
  /** Compared as text where versions are the same. */
  readonly name: string;
};

/** `undo` takes back what another file did, `baseline` stands for the versions up to its own, `unapplied` is passed over. */
export type Role = Place | 'undo' | 'baseline' | 'unapplied';

export type MigrationTool = {
  readonly name: string;
  /** Where its manual says what is applied, and in which order. */
  readonly manual: string;
  /** Whether a file is one that this tool alone would write. */
  readonly knows: (file: MigrationFile) => boolean;
  /** What the tool does with a file below the folder of those it knows. */
  readonly roleOf: (file: MigrationFile) => Role;
  /** What is said of the order where another file than the SQL ones decides it. */
  readonly order?: string;
  /** Each migration has a folder of its own. */
  readonly folderPerMigration?: true;
  /** The version of a file that stands for all versions up to it. */
  readonly baselineOf?: (file: MigrationFile) => readonly string[] | undefined;
};

const FLYWAY = /^([VBU])(\d+(?:[._]\d+)*)(?:__.*)?\.sql$/i;
const FLYWAY_NAME = /^[VB]\d+(?:[._]\d+)*__.*\.sql$/i;
const FLYWAY_REPEATABLE = /^R__(.*)\.sql$/i;
const FLYWAY_CALLBACK = /^(before|after|create)(?:EachMigrate|Migrate|Versioned|Repeatables|Schema)(?:__.*)?\.sql$/;
const TWO_WAY = /^(\d+)_.*\.(up|down)\.sql$/i;
const UP_DOWN = /^(?:up|down)\.sql$/i;
const DIESEL = /^\d{4}-\d\d-\d\d-\d+_|^0{14}_diesel_initial_setup$/;
const HASURA = /^\d{13}_/;
const NUMBERED = /^(\d+)_.*\.sql$/;

/** Each tool that is recognised by its files; the first that knows one is taken. What none knows is ordered by its numbers. */
export const MIGRATION_TOOLS: readonly MigrationTool[] = [
  {
    name: 'Flyway',
    manual: 'Flyway Documentation, Concepts: Migrations, Baseline Migrations, Callbacks',
    knows: ({ file }) => FLYWAY_NAME.test(file),
    roleOf: flywayRole,
    baselineOf: ({ file }) => {
      const [, prefix, version] = FLYWAY.exec(file) ?? [];
      return prefix?.toUpperCase() === 'B' && version !== undefined ? version.split(/[._]/) : undefined;
    },
  },
  {
    name: 'Diesel',
    folderPerMigration: true,
    manual: 'diesel_migrations: MigrationVersion, the name up to its first underscore without dashes, as text',
    knows: (file) => UP_DOWN.test(file.file) && DIESEL.test(folderOf(file)),
    roleOf: (file) => upDownRole(file, (version) => ({ group: 1, version: [], name: version.replaceAll('-', '') })),
  },
  {
    name: 'Hasura',
    folderPerMigration: true,
    manual: 'Hasura CLI: Migration files; a folder named by its time in milliseconds holds up.sql and down.sql',
    knows: (file) => UP_DOWN.test(file.file) && HASURA.test(folderOf(file)),
    roleOf: (file) => upDownRole(file, (version) => ({ group: 1, version: [version], name: '' })),
  },
  {
    name: 'Prisma',
    folderPerMigration: true,
    manual: 'Prisma Migrate: About migration histories; folders in the order of their names, migration.sql in each',
    knows: ({ file, folders }) => file === 'migration.sql' && folders.length > 0,
    roleOf: (file) => (file.file === 'migration.sql' ? { group: 1, version: [], name: folderOf(file) } : 'unapplied'),
  },
  {
    name: 'Sqitch',
    manual: 'sqitch: deploy, revert and verify scripts',
    order: 'Its plan (sqitch.plan) is not read: they are applied by name.',
    folderPerMigration: true,
    knows: ({ file, folders, head }) =>
      file.endsWith('.sql') && folders.includes('deploy') && /^\s*-- Deploy \S+/.test(head),
    roleOf: ({ file, folders }) => (folders.includes('deploy') ? byName(file) : sqitchOther(folders)),
  },
  {
    name: 'Supabase',
    manual: 'Supabase CLI: Local development, Database migrations; migrations by name, then seed.sql',
    knows: ({ file, folders }) => folders.join('/').endsWith('supabase/migrations') && NUMBERED.test(file),
    roleOf: ({ file }) => (NUMBERED.test(file) ? byName(file) : 'unapplied'),
  },
  {
    name: 'goose',
    manual: 'goose: SQL migrations; sections marked by +goose, files by the number they begin with',
    knows: ({ head }) => /^-- ?\+goose Up\b/im.test(head),
    roleOf: ({ file }) => numberedRole(file),
  },
  {
    name: 'dbmate',
    manual: 'dbmate: Creating Migrations, Exporting Schema File; files by name, schema.sql is only written',
    knows: ({ head }) => /^-- ?migrate:up\b/im.test(head),
    roleOf: ({ file }) => (/^\d+.*\.sql$/.test(file) ? byName(file) : 'unapplied'),
  },
  {
    name: 'golang-migrate or sqlx',
    manual: 'golang-migrate: Migration Filename Format; sqlx: migrate!, reversible migrations',
    knows: ({ file }) => TWO_WAY.test(file),
    roleOf: ({ file }) => (/\.down\.sql$/i.test(file) ? 'undo' : numberedRole(file)),
  },
  {
    name: 'Drizzle',
    manual: 'Drizzle Kit: Migrations, numbered as in meta/_journal.json',
    knows: ({ file, head }) => /^\d{4}_\w+\.sql$/.test(file) && head.includes('--> statement-breakpoint'),
    roleOf: ({ file }) => numberedRole(file),
  },
  {
    name: 'Liquibase',
    manual: 'Liquibase: Formatted SQL changelog; includeAll goes by name; rollback lines are comments',
    order: 'The changelog that includes them is not read: they are applied by name, as includeAll does.',
    knows: ({ head }) => /^\s*-- ?liquibase formatted sql/i.test(head),
    roleOf: ({ file, folders }) => byName([...folders, file].join('/')),
  },
];

function folderOf({ folders }: MigrationFile): string {
  return folders.at(-1) ?? '';
}

function byName(name: string): Place {
  return { group: 1, version: [], name };
}

function numberedRole(file: string): Role {
  const version = NUMBERED.exec(file)?.[1];
  return version === undefined ? 'unapplied' : { group: 1, version: [version], name: file };
}

function flywayRole({ file }: MigrationFile): Role {
  const [, prefix, version] = FLYWAY.exec(file) ?? [];
  if (prefix?.toUpperCase() === 'U') return 'undo';
  if (version !== undefined) return { group: 1, version: version.split(/[._]/), name: file };
  const repeatable = FLYWAY_REPEATABLE.exec(file);
  if (repeatable !== null) return { group: 3, version: [], name: repeatable[1] ?? '' };
  const callback = FLYWAY_CALLBACK.exec(file);
  if (callback === null) return 'unapplied';
  return { group: callback[1] === 'after' ? 3 : 0, version: [], name: file };
}

function upDownRole(file: MigrationFile, placeOf: (version: string) => Place): Role {
  if (/^down\.sql$/i.test(file.file)) return 'undo';
  if (!/^up\.sql$/i.test(file.file)) return 'unapplied';
  const folder = folderOf(file);
  return placeOf(folder.split('_')[0] ?? folder);
}

function sqitchOther(folders: readonly string[]): Role {
  return folders.includes('revert') ? 'undo' : 'unapplied';
}
