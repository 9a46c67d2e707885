import { atMostEvery } from './db/at-most-every.ts';
import { isAway } from './db/away.ts';
import type { Log } from './log.ts';

/** Of an outage of the database, whose end is waited for, the log is told once in a while. Milliseconds. */
const OUTAGE_QUIET = 60_000;

/** Runs `work` again and again, never twice at once; a failure is logged and tried again the next time. */
export function repeat(ms: number, work: () => Promise<unknown>, log: Log): NodeJS.Timeout {
  let busy = false;
  const tell = (error: unknown) => log.warn({ err: error }, 'housekeeping failed');
  const tellOfOutage = atMostEvery(OUTAGE_QUIET, tell);
  return setInterval(() => {
    if (busy) return;
    busy = true;
    work()
      .catch((error: unknown) => (isAway(error) ? tellOfOutage(error) : tell(error)))
      .finally(() => (busy = false));
  }, ms);
}
