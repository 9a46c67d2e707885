import type { Log } from './log.ts';

/** Runs `work` again and again, never twice at once; a failure is logged and tried again the next time. */
export function repeat(ms: number, work: () => Promise<unknown>, log: Log): NodeJS.Timeout {
  let busy = false;
  return setInterval(() => {
    if (busy) return;
    busy = true;
    work()
      .catch((error: unknown) => log.warn({ err: error }, 'housekeeping failed'))
      .finally(() => (busy = false));
  }, ms);
}
