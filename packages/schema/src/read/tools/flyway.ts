import type { MigrationFile, MigrationTool, Role } from './migration-tool.ts';

const VERSIONED = /^([VBU])(\d+(?:[._]\d+)*)(?:__.*)?\.sql$/i;
const NAMED = /^[VB]\d+(?:[._]\d+)*__.*\.sql$/i;
const REPEATABLE = /^R__(.*)\.sql$/i;
const CALLBACK = /^([a-z]+[A-Za-z]+?)(?:__.*)?\.sql$/;

/** When the callbacks run that a first migration calls, by the group they come into. */
const CALLBACKS: Readonly<Record<string, 0 | 2 | 4>> = {
  beforeMigrate: 0,
  beforeVersioned: 0,
  beforeEachMigrate: 0,
  createSchema: 0,
  afterVersioned: 2,
  beforeRepeatables: 2,
  afterRepeatables: 4,
  afterEachMigrate: 4,
  afterMigrate: 4,
  afterMigrateApplied: 4,
};

/**
 * Versions are numbers between dots or single underscores; a new database begins with the highest baseline. Repeatable files
 * follow all versions by their description, in which underscores are blanks; a file without a prefix is passed over. Evolve
 * and refinery call theirs the same way.
 */
export const FLYWAY: MigrationTool = {
  name: 'Flyway',
  manual:
    'Flyway Documentation: Migrations (Naming), Tutorial: Baseline Migrations, Tutorial: Repeatable Migrations, Callback Events; ' +
    'ResourceNameParser, ResolvedMigrationComparator',
  knows: ({ file }) => NAMED.test(file),
  roleOf,
  isBaseline: ({ file }) => VERSIONED.exec(file)?.[1]?.toUpperCase() === 'B',
};

function roleOf({ file }: MigrationFile): Role {
  const [, prefix, version] = VERSIONED.exec(file) ?? [];
  if (prefix?.toUpperCase() === 'U') return 'undo';
  if (version !== undefined) return { group: 1, version: version.split(/[._]/), name: file };
  const description = REPEATABLE.exec(file)?.[1];
  if (description !== undefined) return { group: 3, version: [], name: description.replaceAll('_', ' ') };
  const group = CALLBACKS[CALLBACK.exec(file)?.[1] ?? ''];
  return group === undefined ? 'unapplied' : { group, version: [], name: file };
}
