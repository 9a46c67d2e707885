/** What keeps a server small, and only a start can give it. */
export const LEAN = {
  /** V8's young generation of the main thread; its default is made for machines with much memory and holds 150 MB more. */
  execArgv: ['--max-semi-space-size=8'],
  /**
   * For glibc, which otherwise keeps freed megabytes for itself: a process that had handled large files held 190 MB that
   * nothing used. From this size on, what is freed goes back to the system. Other C libraries know neither.
   */
  env: { MALLOC_MMAP_THRESHOLD_: '262144', MALLOC_ARENA_MAX: '2' },
};

/**
 * Starts the process anew with these settings. It stays the same process, with the same id and streams. Where that is not
 * possible, or it was done already, nothing happens.
 */
export function startLean() {
  const started = LEAN.execArgv.every((option) => process.execArgv.includes(option));
  if (started || process.connected || process.platform === 'win32' || process.execve === undefined) return;
  const [, script = '', ...rest] = process.argv;
  const call = [process.execPath, ...LEAN.execArgv, ...process.execArgv, script, ...rest];
  process.execve(process.execPath, call, { ...LEAN.env, ...process.env });
}
