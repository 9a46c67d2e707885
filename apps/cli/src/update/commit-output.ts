import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GeneratedFile } from '@backsmith/engine';
import { writeFolder } from '../output/write-folder.ts';
import { tellGit } from './git.ts';
import { BRANCH, type OpenProject } from './open-project.ts';

/**
 * Makes a commit of nothing but generated files and moves the branch there. The user's files and index are not touched.
 *
 * @param parent the commit before; nothing for the first
 * @returns the commit; the parent itself where nothing differs from it
 */
export function commitOutput(
  { folder, prefix }: Pick<OpenProject, 'folder' | 'prefix'>,
  files: readonly GeneratedFile[],
  parent: string | undefined,
  message: string,
): string {
  const scratch = mkdtempSync(join(tmpdir(), 'backsmith-update-'));
  try {
    const tree = join(scratch, 'tree');
    writeFolder(join(tree, prefix), files);
    const git = tellGit(folder, ['rev-parse', '--absolute-git-dir']);
    const env = { GIT_DIR: git, GIT_WORK_TREE: tree, GIT_INDEX_FILE: join(scratch, 'index') };
    tellGit(tree, ['add', '--all', '--force', '.'], { env });
    // Windows keeps no such mode.
    const programs = files.filter(({ executable }) => executable === true).map(({ path }) => prefix + path);
    if (programs.length > 0) tellGit(tree, ['update-index', '--chmod=+x', '--', ...programs], { env });
    const written = tellGit(tree, ['write-tree'], { env });
    const isSame = parent !== undefined && tellGit(folder, ['rev-parse', `${parent}^{tree}`]) === written;
    const parents = parent === undefined ? [] : ['-p', parent];
    const commit = isSame ? parent : tellGit(folder, ['commit-tree', written, ...parents, '-m', message]);
    tellGit(folder, ['update-ref', `refs/heads/${BRANCH}`, commit]);
    return commit;
  } finally {
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
  }
}
