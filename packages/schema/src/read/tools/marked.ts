import { byName, byNumber, isNumbered, type MigrationTool } from './migration-tool.ts';

/** Tools that are known by comments in their files. */

export const GOOSE: MigrationTool = {
  name: 'goose',
  flat: true,
  manual: 'goose: SQL migrations; NumericComponent (the number before the first underscore), sqlparser (annotations)',
  knows: ({ head }) => /^\s*--\s*\+goose\s+Up\b/im.test(head),
  roleOf: ({ file }) => byNumber(file),
};

/** Names that begin with numbers go by these, all others by name behind them. */
export const SQL_MIGRATE: MigrationTool = {
  name: 'sql-migrate',
  flat: true,
  manual: 'sql-migrate: Writing migrations; Migration.Less (by the number a name begins with, else by name)',
  knows: ({ head }) => /^-- \+migrate Up\b/im.test(head),
  roleOf: ({ file }) => {
    const number = /^\d+/.exec(file)?.[0];
    return number === undefined ? { group: 2, version: [], name: file } : { group: 1, version: [number], name: file };
  },
};

/** Its dump may have any name, and ends with the versions it holds. */
export const DBMATE: MigrationTool = {
  name: 'dbmate',
  flat: true,
  manual: 'dbmate: Creating Migrations, Exporting Schema File; migrationFileRegexp (digits first, by name)',
  knows: ({ head }) => /^--\s*migrate:up\b/m.test(head),
  roleOf: ({ file }) => (/^\d+.*\.sql$/.test(file) ? byName(file) : 'unapplied'),
  isDump: ({ file, head, tail }) =>
    !/^--\s*migrate:up\b/m.test(head) && (file === 'schema.sql' || /^-- Dbmate schema migrations$/m.test(tail)),
};

export const TERN: MigrationTool = {
  name: 'tern',
  flat: true,
  manual: 'tern: Migrations; FindMigrations (digits before an underscore, in the folder itself)',
  knows: ({ head }) => /^---- (?:create above \/ drop below|tern: disable-tx) ----$/m.test(head),
  roleOf: ({ file }) => byNumber(file),
};

export const NODE_PG_MIGRATE: MigrationTool = {
  name: 'node-pg-migrate',
  flat: true,
  manual: 'node-pg-migrate: SQL migrations; sqlMigration (comments), compareMigrationFileNames (by number)',
  knows: ({ head }) => /^\s*--[\s-]*up\s+migration/im.test(head),
  roleOf: ({ file }) => {
    if (/\.down\.sql$/i.test(file)) return 'undo';
    const number = /^\d+/.exec(file)?.[0];
    return number === undefined ? { group: 2, version: [], name: file } : { group: 1, version: [number], name: file };
  },
};

/** The bootstrap script is run before all others; what runs when a migration fails is no migration. */
export const MYBATIS: MigrationTool = {
  name: 'MyBatis Migrations',
  flat: true,
  manual:
    'MyBatis Migrations: migrate new, migrate bootstrap; FileMigrationLoader (by the number, but for bootstrap and onabort)',
  knows: ({ file, head }) => isNumbered(file) && /^\s*--\s*\/\/\s*@UNDO\b/im.test(head),
  roleOf: ({ file }) => (file === 'bootstrap.sql' ? { group: 0, version: [], name: file } : byNumber(file)),
};

export const PLAY: MigrationTool = {
  name: 'Play Evolutions',
  flat: true,
  manual: 'Play Framework: Managing database evolutions; 1.sql, 2.sql and so on, Ups and Downs in each',
  knows: ({ file, head }) => /^\d+\.sql$/.test(file) && /^(?:#|--).*!Ups\b/m.test(head),
  roleOf: ({ file }) => {
    const number = /^(\d+)\.sql$/.exec(file)?.[1];
    return number === undefined ? 'unapplied' : { group: 1, version: [number], name: '' };
  },
};

export const LIQUIBASE: MigrationTool = {
  name: 'Liquibase',
  manual: 'Liquibase: Formatted SQL changelog; includeAll goes by name; rollback lines are comments',
  order: 'They are applied where a changelog includes them, else by name, as includeAll does.',
  knows: ({ head }) => /^\s*--\s*liquibase formatted sql|^\/\* liquibase changelog \*\//i.test(head),
  roleOf: ({ file, folders }) => byName([...folders, file].join('/')),
};
