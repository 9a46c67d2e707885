import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';

/** The program that starts others with mounts of their own, where this user may mount; Linux alone has it. */
export function findOwnMounts(): string | undefined {
  const mounted = spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]);
  return mounted.status === 0 ? 'unshare' : undefined;
}
