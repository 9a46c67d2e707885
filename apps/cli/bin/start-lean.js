/** V8's young generation of the main thread; its default is made for machines with much memory and holds 150 MB more. */
const YOUNG = '--max-semi-space-size=8';
/**
 * For glibc, which otherwise keeps freed megabytes for itself: a process that had handled large files held 190 MB that
 * nothing used. From this size on, what is freed goes back to the system. Other C libraries know neither.
 */
const MALLOC = { MALLOC_MMAP_THRESHOLD_: '262144', MALLOC_ARENA_MAX: '2' };

/**
 * Starts the process anew with settings that keep a server small, which only a start can give it. It stays the same process,
 * with the same id and streams. Where that is not possible, or it was done already, nothing happens.
 */
export function startLean() {
  const started = process.execArgv.includes(YOUNG);
  if (started || process.connected || process.platform === 'win32' || process.execve === undefined) return;
  const [, script = '', ...rest] = process.argv;
  const call = [process.execPath, YOUNG, ...process.execArgv, script, ...rest];
  process.execve(process.execPath, call, { ...MALLOC, ...process.env });
}
