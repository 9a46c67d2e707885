import { byName, byNumber, folderOf, isNumbered, type MigrationTool, type Place } from './migration-tool.ts';

/** Tools that are known by the names of their files and folders. */

/**
 * Roles are made before all migrations, seeds fill the tables behind them. Schemas are what the next migration is made from;
 * tests and snippets are for people to run.
 */
export const SUPABASE: MigrationTool = {
  name: 'Supabase',
  flat: true,
  manual:
    'Supabase CLI: Database Migrations, Seeding your database, Declarative database schemas, Testing your database; ' +
    'ListLocalMigrations (digits before an underscore, by name), SeedGlobals (roles.sql)',
  knows: ({ folders, file }) => folders.join('/').endsWith('supabase/migrations') && isNumbered(file),
  roleOf: ({ file }) => (isNumbered(file) ? byName(file) : 'unapplied'),
  roleOutside: ({ folders, file }) => {
    const at = folders.lastIndexOf('supabase');
    if (at < 0) return undefined;
    const path = [...folders.slice(at + 1), file].join('/');
    if (path === 'roles.sql') return { group: 0, version: [], name: path };
    if (/^seeds?(?:\/|\.sql$)/.test(path)) return { group: 4, version: [], name: path };
    return /^(?:tests|snippets|schemas)\//.test(path) ? 'unapplied' : undefined;
  },
};

const TWO_WAY = /^\d+_.*\.(?:up|down)\.sql$/i;

export const GOLANG_MIGRATE_OR_SQLX: MigrationTool = {
  name: 'golang-migrate or sqlx',
  flat: true,
  manual: 'golang-migrate: Migration Filename Format, source.Regex; sqlx: MigrationSource, MigrationType',
  knows: ({ file }) => TWO_WAY.test(file),
  roleOf: ({ file }) => (/\.down\.sql$/i.test(file) ? 'undo' : byNumber(file)),
};

const DO_OR_UNDO = /^(\d+)\.(do|undo)\.(?:.*\.)?sql$/i;

export const POSTGRATOR: MigrationTool = {
  name: 'Postgrator',
  manual:
    'Postgrator: Usage; [version].[action].[optional-description].sql, the action do or undo, the version a number',
  knows: ({ file }) => DO_OR_UNDO.test(file),
  roleOf: ({ file }) => {
    const [, version, action] = DO_OR_UNDO.exec(file) ?? [];
    if (version === undefined) return 'unapplied';
    return action?.toLowerCase() === 'undo' ? 'undo' : { group: 1, version: [version], name: file };
  },
};

/** A dump takes the place of all migrations in PHP that were made before it. */
export const LARAVEL: MigrationTool = {
  name: 'Laravel',
  manual: 'Laravel: Database: Migrations, Squashing Migrations',
  order: 'Migrations in PHP that came after the dump are not read.',
  knows: ({ folders, file }) => folders.slice(-2).join('/') === 'database/schema' && file.endsWith('-schema.sql'),
  roleOf: ({ file }) => (file.endsWith('-schema.sql') ? byName(file) : 'unapplied'),
};

const IS_STRUCTURE = /(?:^|_)structure\.sql$/;
const IS_DUMP = /^(?:SET |-- (?:PostgreSQL|MySQL|MariaDB) |--\n-- PostgreSQL|\/\*[!M])/m;

/** One file holds all that the migrations in Ruby led to; further databases have theirs beside it. Seeds are programs. */
export const RAILS: MigrationTool = {
  name: 'Rails',
  flat: true,
  manual: 'Ruby on Rails Guides: Active Record Migrations, Types of Schema Dumps; Active Record Multiple Databases',
  order: 'Migrations in Ruby that came after the dump are not read.',
  knows: ({ folders, file, head }) => folderOf({ folders }) === 'db' && IS_STRUCTURE.test(file) && IS_DUMP.test(head),
  roleOf: ({ file }) => (IS_STRUCTURE.test(file) ? byName(file) : 'unapplied'),
};

/**
 * The objects of a database project have no order: what others are made of is read before them. Scripts before and after
 * the deployment are no part of the model.
 */
export const SSDT: MigrationTool = {
  name: 'SQL Server Data Tools',
  folderPerMigration: true,
  manual: 'SQL Server, SQL database projects; Pre-deployment and post-deployment scripts',
  order: 'They have no order: types are read first, then tables, then what uses them.',
  knows: (file) => /^tables$/i.test(folderOf(file)) && /\bCREATE\s+TABLE\s+\[/i.test(file.head),
  roleOf: ({ folders, file, head }) => {
    const name = [...folders, file].join('/');
    const made = /\bCREATE\s+(?:OR\s+ALTER\s+)?(\w+)/i.exec(head)?.[1]?.toUpperCase() ?? '';
    return { group: groupOf(name, made), version: [], name };
  },
};

function groupOf(path: string, made: string): Place['group'] {
  if (/post[-_. ]?deploy/i.test(path)) return 4;
  if (/pre[-_. ]?deploy/i.test(path) || /^(?:SCHEMA|TYPE|SEQUENCE|RULE|DEFAULT)$/.test(made)) return 0;
  return made === 'TABLE' ? 1 : 2;
}

export const YOYO: MigrationTool = {
  name: 'yoyo',
  flat: true,
  manual: 'yoyo-migrations: Migrations as SQL scripts, Post-apply hook',
  order: 'They are applied by name; what they say to depend on is not followed.',
  knows: ({ head }) => /^\s*--\s*depends:/im.test(head),
  roleOf: ({ file }) => {
    if (/\.rollback\.sql$/i.test(file)) return 'undo';
    return { group: /^post-apply/i.test(file) ? 4 : 1, version: [], name: file };
  },
};
