import { execFileSync } from 'node:child_process';
import { REPOSITORY } from '../kit/index.ts';

/** What a run is told of the commit it checks. */
export type Commit = {
  readonly hash: string;
  /** The day it was made, `2026-11-22`. */
  readonly day: string;
  /** Whether it, or a change not committed yet, touches what decides over a proof: the engine, or the harness. */
  readonly decides: boolean;
};

/** What generates, what is generated from, and what judges it. A lockfile counts: it may bring another library. */
const DECIDES =
  /^(packages\/(?!contract\/)[a-z]+\/(src\/.*(?<!\.test)\.ts|package\.json)|package-lock\.json|examples\/|tests\/(backends|kit|ledger|engine|hostile|corpus)\/.*\.(ts|java|sql)$)/;

/** Whether changing these files may change the outcome of a proof. */
export function decides(paths: readonly string[]): boolean {
  return paths.some((path) => DECIDES.test(path));
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: REPOSITORY, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

/**
 * The paths that differ from the commit before, or from the one `BACKSMITH_BASE` names: the state a branch goes into, where
 * it has several commits. Nothing where that one is not there, as in a shallow clone.
 */
function changedPaths(): readonly string[] | undefined {
  try {
    const base = git('merge-base', process.env['BACKSMITH_BASE'] ?? 'HEAD^', 'HEAD').trim();
    const committed = git('diff', '--name-only', '-z', base);
    const added = git('ls-files', '--others', '--exclude-standard', '-z');
    return `${committed}${added}`.split('\0');
  } catch {
    return undefined;
  }
}

/** The commit that is checked out. Without git it is always the same one, and whatever is not proven counts as its own. */
export function readCommit(): Commit {
  const paths = changedPaths();
  const decided = paths === undefined || decides(paths);
  try {
    const [hash = '', day = ''] = git('log', '-1', '--format=%H %cs').trim().split(' ');
    return { hash, day, decides: decided };
  } catch {
    return { hash: 'none', day: '1970-01-01', decides: decided };
  }
}
