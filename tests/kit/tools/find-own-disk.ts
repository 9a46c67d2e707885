import { spawnSync } from 'node:child_process';
import { findProgram } from './find-program.ts';

/**
 * The command before another one that gives it mounts of its own, for a disk that nobody else on the machine sees; undefined where
 * the system has none or does not allow it.
 */
export function findOwnDisk(): readonly [string, string] | undefined {
  const unshare = findProgram('unshare');
  if (unshare === undefined || process.getuid?.() !== 0) return undefined;
  const tried = spawnSync(unshare, ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'], { stdio: 'ignore' });
  return tried.status === 0 ? [unshare, '--mount'] : undefined;
}
