import { spawnSync } from 'node:child_process';
import { isCode } from '@backsmith/text';
import { EXIT } from '../exit-code.ts';
import { Failure } from '../failure.ts';

const LARGEST_OUTPUT = 1024 * 1024 * 1024;

/** What git said: its exit code, and its two outputs. */
export type GitAnswer = { readonly code: number; readonly stdout: string; readonly stderr: string };

/** How git is asked, beside its arguments. */
export type GitSettings = { readonly env?: Readonly<Record<string, string>> };

/**
 * Runs git in a folder, without a shell.
 *
 * @throws Failure where there is no git
 */
export function askGit(folder: string, args: readonly string[], { env = {} }: GitSettings = {}): GitAnswer {
  // Variables of a hook or a rebase would make git look at another repository.
  const kept = Object.entries(process.env).filter(([name]) => !/^GIT_(DIR|WORK_TREE|INDEX_FILE|PREFIX)$/.test(name));
  const asked = spawnSync('git', args, {
    cwd: folder,
    env: { ...Object.fromEntries(kept), LC_ALL: 'C', ...env },
    encoding: 'utf8',
    maxBuffer: LARGEST_OUTPUT,
    windowsHide: true,
  });
  if (asked.error !== undefined) {
    const isMissing = isCode(asked.error, 'ENOENT');
    const why = isMissing ? 'git is not installed, or not on the PATH.' : `git cannot be run: ${asked.error.message}.`;
    throw new Failure(EXIT.files, why, 'Updates are merged by git: install it from https://git-scm.com and try again.');
  }
  return { code: asked.status ?? 1, stdout: asked.stdout, stderr: asked.stderr };
}

/**
 * What git answers to something that should work.
 *
 * @throws Failure with git's own words where it does not
 */
export function tellGit(folder: string, args: readonly string[], settings: GitSettings = {}): string {
  const { code, stdout, stderr } = askGit(folder, args, settings);
  if (code === 0) return stdout.trimEnd();
  throw new Failure(EXIT.files, `git ${args[0] ?? ''} failed: ${stderr.trim() || stdout.trim()}`);
}
