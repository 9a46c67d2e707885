import { fieldsOf } from '@backsmith/text';
import { byName, byNumber, type MigrationTool, type Role } from './migration-tool.ts';

const DEPLOY = 'deploy';

/**
 * The plan decides which changes are deployed and in which order. Where a change comes again in it, its earlier script has
 * the name of a tag between the two, the last one first: `deploy/users@v1.0.sql`.
 */
export const SQITCH: MigrationTool = {
  name: 'Sqitch',
  manual: 'sqitchchanges; App::Sqitch::Plan, Plan File: Grammar; sqitchtutorial, In Place Changes',
  order: 'Its plan (sqitch.plan) was not read: they are applied by name.',
  folderPerMigration: true,
  knows: ({ file, folders, head }) =>
    file.endsWith('.sql') && folders.includes(DEPLOY) && /^\s*-- Deploy \S+/.test(head),
  roleOf: ({ file, folders }) => (folders.includes(DEPLOY) ? byName(file) : outsideDeploy(folders)),
  plan: {
    name: 'sqitch.plan',
    isPlan: ({ file }) => file === 'sqitch.plan',
    depth: 0,
    read: readSqitchPlan,
    entryOf: (file, below) =>
      below.includes(DEPLOY) ? [...below.slice(below.indexOf(DEPLOY) + 1), withoutSql(file)].join('/') : undefined,
  },
};

function outsideDeploy(folders: readonly string[]): Role {
  return folders.includes('revert') ? 'undo' : 'unapplied';
}

type Change = { readonly name: string; readonly tags: string[] };

function readSqitchPlan(text: string): readonly (readonly string[])[] | undefined {
  if (!/^%syntax-version=/m.test(text)) return undefined;
  const changes: Change[] = [];
  for (const line of text.split(/\r\n?|\n/)) {
    const [first = ''] = line.trim().split(/\s/);
    if (first === '' || first.startsWith('%') || first.startsWith('#')) continue;
    if (first.startsWith('@')) changes.at(-1)?.tags.push(first);
    else changes.push({ name: first, tags: [] });
  }
  return changes.map(({ name }, at) => {
    const again = changes.findIndex((change, later) => later > at && change.name === name);
    if (again < 0) return [name];
    const tags = changes.slice(at, again).flatMap((change) => change.tags);
    return tags.toReversed().map((tag) => `${name}${tag}`);
  });
}

/** The journal decides which files are applied and in which order; one that it does not name is never applied. */
export const DRIZZLE: MigrationTool = {
  name: 'Drizzle',
  flat: true,
  manual:
    'Drizzle ORM: Migrations, Drizzle Kit; drizzle-orm migrator: readMigrationFiles (the entries of meta/_journal.json)',
  order: 'Its journal (meta/_journal.json) was not read: they are applied by number.',
  knows: ({ file, head }) => /^\d+_\w+\.sql$/.test(file) && head.includes('--> statement-breakpoint'),
  roleOf: ({ file }) => byNumber(file),
  plan: {
    name: 'meta/_journal.json',
    isPlan: ({ file, folders }) => file === '_journal.json' && folders.at(-1) === 'meta',
    depth: 1,
    read: readJournal,
    entryOf: (file, below) => (below.length === 0 ? withoutSql(file) : undefined),
  },
};

function readJournal(text: string): readonly (readonly string[])[] | undefined {
  try {
    const { entries } = fieldsOf(JSON.parse(text));
    if (!Array.isArray(entries)) return undefined;
    const tags = entries.map((entry) => fieldsOf(entry)['tag']);
    return tags.every((tag) => typeof tag === 'string') ? tags.map((tag) => [tag]) : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function withoutSql(file: string): string {
  return file.replace(/\.sql$/i, '');
}

/** Files go by name; a new database begins with the last checkpoint. The sum names all files that are its own. */
export const ATLAS: MigrationTool = {
  name: 'Atlas',
  flat: true,
  manual:
    'Atlas: Versioned Migrations; Migration Directory Integrity File (atlas.sum); The Atlas Migration Execution Engine (files by name); ' +
    'sql/migrate/dir.go: FilesFromCheckpoint',
  knows: ({ head }) => /^-- ?atlas:\w+/m.test(head),
  roleOf: ({ file }) => byName(file),
  isBaseline: ({ head }) => /^-- ?atlas:checkpoint\b/m.test(head),
  plan: {
    name: 'atlas.sum',
    isPlan: ({ file }) => file === 'atlas.sum',
    depth: 0,
    read: readAtlasSum,
    entryOf: (file, below) => (below.length === 0 ? withoutSql(file) : undefined),
  },
};

function readAtlasSum(text: string): readonly (readonly string[])[] | undefined {
  const [sum, ...lines] = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  if (sum?.startsWith('h1:') !== true) return undefined;
  return lines.map((line) => [withoutSql(line.replace(/ h1:\S*\s*$/, ''))]);
}
