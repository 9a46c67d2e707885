import { folderOf, type MigrationFile, type MigrationTool, type Place, type Role } from './migration-tool.ts';

const UP_DOWN = /^(?:up|down)\.sql$/i;
const DIESEL_FOLDER = /^\d{4}-\d\d-\d\d-\d+_|^0{14}_diesel_initial_setup$/;
const HASURA_FOLDER = /^\d{13}_/;

/** Versions are compared as text, in which a day with dashes and one without are the same. */
export const DIESEL: MigrationTool = {
  name: 'Diesel',
  folderPerMigration: true,
  manual:
    'migrations_internals: version_from_string (the name up to its first underscore, without dashes); MigrationVersion',
  knows: (file) => UP_DOWN.test(file.file) && DIESEL_FOLDER.test(folderOf(file)),
  roleOf: (file) => roleOf(file, (version) => ({ group: 1, version: [], name: version.replaceAll('-', '') })),
};

export const HASURA: MigrationTool = {
  name: 'Hasura',
  folderPerMigration: true,
  manual:
    'Hasura Docs, Manage Migrations: Migrations File Format; a folder named by its time holds up.sql and down.sql; Manage Seeds',
  knows: (file) => UP_DOWN.test(file.file) && HASURA_FOLDER.test(folderOf(file)),
  roleOf: (file) => roleOf(file, (version) => ({ group: 1, version: [version], name: '' })),
  roleOutside: ({ folders, file }) =>
    folders.includes('seeds') ? { group: 4, version: [], name: [...folders, file].join('/') } : undefined,
};

/** Since its first version: each migration with its snapshot in a folder of its own, and no journal. */
export const DRIZZLE_FOLDERS: MigrationTool = {
  name: 'Drizzle',
  folderPerMigration: true,
  manual: 'Drizzle ORM: Upgrading to Drizzle v1, Step 1; drizzle-kit migrate (migration.sql of each folder, by name)',
  knows: (file) => PRISMA.knows(file) && file.head.includes('--> statement-breakpoint'),
  roleOf: (file) => PRISMA.roleOf(file),
};

export const PRISMA: MigrationTool = {
  name: 'Prisma',
  folderPerMigration: true,
  manual:
    'Prisma Migrate: About migration histories; schema-engine: migrations_directory.rs; folders by name, migration.sql in each',
  knows: ({ file, folders }) => file === 'migration.sql' && folders.length > 0,
  roleOf: (file) => (file.file === 'migration.sql' ? { group: 1, version: [], name: folderOf(file) } : 'unapplied'),
};

function roleOf(file: MigrationFile, placeOf: (version: string) => Place): Role {
  if (/^down\.sql$/i.test(file.file)) return 'undo';
  if (!/^up\.sql$/i.test(file.file)) return 'unapplied';
  const folder = folderOf(file);
  return placeOf(folder.split('_')[0] ?? folder);
}
