import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Whether some folder from here up is the root of a git repository. */
function isInRepository(folder: string): boolean {
  if (existsSync(join(folder, '.git'))) return true;
  const above = dirname(folder);
  return above !== folder && isInRepository(above);
}

/**
 * What git has not kept of a folder: changed files, and new ones it does not ignore. Those would be lost when they are written
 * over.
 *
 * @returns the paths as git prints them, empty outside of a repository; a reason where git cannot say
 */
export function listUncommitted(folder: string): readonly string[] | string {
  if (!isInRepository(resolve(folder))) return [];
  // Variables of a hook or a rebase would make git look at another repository.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));
  const asked = spawnSync('git', ['status', '--porcelain', '--', '.'], { cwd: folder, env, encoding: 'utf8' });
  if (asked.error) return asked.error.message;
  if (asked.status !== 0) return asked.stderr.trim();
  return asked.stdout.split('\n').flatMap((line) => (line === '' ? [] : [line.slice(3)]));
}
