import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of this repository. */
export const REPOSITORY = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

const NOT_OURS: ReadonlySet<string> = new Set([
  'node_modules',
  '.git',
  '.node24',
  'dist',
  'dist-ssr',
  'data',
  'coverage',
  'test-results',
]);

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? walk(path) : [relative(REPOSITORY, path).split(sep).join('/')];
  });
}

function tracked(): string[] | undefined {
  try {
    const list = execFileSync('git', ['ls-files', '-z'], {
      cwd: REPOSITORY,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return list.split('\0').filter((path) => path !== '');
  } catch {
    return undefined; // No git, or no clone but an unpacked archive: then every file counts.
  }
}

/** The paths of the repository's files, relative to its root: what git tracks, or all files where there is no git. */
export function repositoryFiles(): readonly string[] {
  return tracked() ?? walk(REPOSITORY);
}
