import {
  generateFiles,
  RECORD_PATH,
  readRecord,
  migrationPath,
  migrationsAmong,
  recordedSource,
  type Diagnostic,
  type GeneratedProject,
  type Previous,
  type Source,
} from '@backsmith/engine';
import type { Dialect, Options } from '@backsmith/engine';
import { commitOutput } from './commit-output.ts';
import { askGit, tellGit } from './git.ts';
import { BRANCH, fileAt, openProject, type OpenProject } from './open-project.ts';

const REPORT = 'REPORT.md';

/** What is asked of an update, besides the schema. */
export type UpdateWishes = {
  readonly renames: Readonly<Record<string, string>>;
  readonly dialect?: Dialect | undefined;
  readonly choices?: Options['choices'];
  /** Where new tables go, for a project of several services. */
  readonly services?: Options['services'];
};

/** What became of an update. */
export type Updated = {
  readonly diagnostics: readonly Diagnostic[];
  /** Nothing where the schema was refused, and nothing was changed. */
  readonly generation?: GeneratedProject;
  readonly outcome: 'refused' | 'unchanged' | 'merged' | 'conflicts';
  /** Files git could not merge. */
  readonly conflicts: readonly string[];
  /** The migrations that are new, from the folder of the project. */
  readonly migrations: readonly string[];
};

/**
 * Generates a project anew from a later schema and has git merge that into the user's branch. What was generated before and
 * what is generated now are commits of a branch of their own; between the two git sees what Backsmith changed, and nothing of
 * the user's is ever overwritten.
 *
 * @throws Failure for what keeps the project from being updated
 */
export function updateProject(folder: string, source: Source, wishes: UpdateWishes): Updated {
  const { renames, dialect, choices, services } = wishes;
  const project = openProject(folder);
  const { record } = project;
  const base = project.tip === undefined ? generatedBefore(project) : undefined;
  const migrations = base === undefined ? earlierMigrations(project) : migrationsAmong(base.files);
  const previous: Previous = {
    record,
    migrations,
    taken: migrationFiles(project, 'HEAD').map(({ path }) => path),
    renames,
  };
  const options = { ...record.options, ...(choices && { choices }), ...(services && { services }) };
  const settings = { previous, ...(dialect === undefined ? {} : { dialect }) };
  const { value, diagnostics } = generateFiles(source, options, undefined, settings);
  if (value === undefined) return { diagnostics, outcome: 'refused', conflicts: [], migrations: [] };
  const old = new Set(migrations.map(({ path }) => path));
  const fresh = value.files.flatMap(({ path }) => {
    const own = migrationPath(path);
    return own === undefined || old.has(own) ? [] : [path];
  });
  const isUnchanged = fresh.length === 0 && hasSameOutput(value, base, project);
  const tip = project.tip ?? takeBase(project, base?.files ?? []);
  if (isUnchanged) return { diagnostics, generation: value, outcome: 'unchanged', conflicts: [], migrations: [] };
  noteHeldVersion(project, tip);
  commitOutput(project, value.files, tip, `Generate version ${value.record.versions.length}`);
  return { diagnostics, generation: value, migrations: fresh, ...merge(folder) };
}

/** Whether nothing but the record of versions would differ, and the report, which tells of what this update did not do again. */
function hasSameOutput(
  now: GeneratedProject,
  base: GeneratedProject | undefined,
  { folder, prefix, tip }: OpenProject,
): boolean {
  const known = new Map(base?.files.map(({ path, content }) => [path, String(content)]));
  const before = (path: string): string | undefined =>
    tip === undefined ? known.get(path) : fileAt(folder, tip, prefix + path);
  const { versions } = now.record;
  const isSameSchema = JSON.stringify(versions.at(-1)?.sources) === JSON.stringify(versions.at(-2)?.sources);
  return (
    isSameSchema &&
    now.files.every(
      ({ path, content }) =>
        path.startsWith('.backsmith/') ||
        path === REPORT ||
        typeof content !== 'string' ||
        path.endsWith('.cmd') ||
        before(path) === content,
    )
  );
}

/** The project as it was generated, before the user changed it. */
function generatedBefore({ record }: OpenProject): GeneratedProject {
  const [version] = record.versions;
  if (version === undefined) throw new Error('A record has a version');
  const { services = record.options.services } = version;
  // Tables were shared out as the record says, whatever the keys would say today.
  const options = { ...record.options, ...(services && { services }) };
  const { value } = generateFiles(recordedSource(version), options, undefined, { dialect: version.dialect });
  if (value === undefined) throw new Error('What was generated once is generated again');
  return value;
}

/**
 * Makes the first commit of the branch, and tells git that the user's branch began with it. The report speaks of rows, too,
 * which the record does not keep: both are taken as they were first committed.
 */
function takeBase(project: OpenProject, generated: GeneratedProject['files']): string {
  const { folder, prefix } = project;
  const begun = tellGit(folder, ['log', '--diff-filter=A', '--format=%H', '-1', '--', RECORD_PATH]);
  const files = generated.map((file) => {
    const isCommitted = file.path === REPORT || file.path === RECORD_PATH;
    const content = isCommitted ? fileAt(folder, begun === '' ? 'HEAD' : begun, prefix + file.path) : undefined;
    return content === undefined ? file : { ...file, content };
  });
  const commit = commitOutput(project, files, undefined, 'Generate version 1');
  noteGenerated(project.folder, commit);
  return commit;
}

function noteGenerated(folder: string, commit: string): void {
  const how = ['--strategy=ours', '--allow-unrelated-histories', '--no-edit', '-m', 'Note what was generated'];
  tellGit(folder, ['merge', ...how, commit]);
}

/**
 * Tells git which version the user's branch holds by its own record, where its history does not say so: a pull request was
 * squashed, or is still open.
 */
function noteHeldVersion({ folder, prefix }: OpenProject, tip: string): void {
  const versionsAt = (commit: string): number | undefined =>
    readRecord(fileAt(folder, commit, prefix + RECORD_PATH) ?? '')?.versions.length;
  const held = versionsAt('HEAD');
  if (held === undefined) return;
  const commit = tellGit(folder, ['rev-list', tip])
    .split('\n')
    .find((one) => versionsAt(one) === held);
  if (commit === undefined || askGit(folder, ['merge-base', '--is-ancestor', commit, 'HEAD']).code === 0) return;
  noteGenerated(folder, commit);
}

function earlierMigrations(project: OpenProject): Previous['migrations'] {
  const { folder, tip = '' } = project;
  return migrationFiles(project, tip).map(({ path, file }) => ({ path, sql: fileAt(folder, tip, file) ?? '' }));
}

/** The migrations in a commit, as updates know them, and where they lie in the repository. */
function migrationFiles(
  { folder, prefix }: OpenProject,
  commit: string,
): readonly { readonly path: string; readonly file: string }[] {
  const below = prefix === '' ? [] : ['--', prefix];
  const listed = tellGit(folder, ['ls-tree', '-r', '-z', '--full-tree', '--name-only', commit, ...below]);
  return listed.split('\0').flatMap((file) => {
    const path = file.startsWith(prefix) ? migrationPath(file.slice(prefix.length)) : undefined;
    return path === undefined ? [] : [{ path, file }];
  });
}

function merge(folder: string): Pick<Updated, 'outcome' | 'conflicts'> {
  const { code, stderr, stdout } = askGit(folder, ['merge', '--no-edit', '-m', 'Merge what was generated', BRANCH]);
  if (code === 0) return { outcome: 'merged', conflicts: [] };
  const conflicts = tellGit(folder, ['diff', '--name-only', '--diff-filter=U'])
    .split('\n')
    .filter((path) => path !== '');
  return { outcome: 'conflicts', conflicts: conflicts.length > 0 ? conflicts : [(stderr || stdout).trim()] };
}
