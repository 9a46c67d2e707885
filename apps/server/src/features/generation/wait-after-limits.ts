import type { Db } from '../../db/database.ts';
import { secondsAfter } from '../../clock.ts';
import { listLimitEnds } from '../../projects/generation-store.ts';
import { Refusal } from '../../refusal.ts';

const MINUTE = 60;
/** Ends longer ago do not count. Seconds. */
const MEMORY = 24 * 60 * MINUTE;
const LONGEST_WAIT = 60 * MINUTE;

/** Seconds to wait after so many runs were stopped at a limit: none after the first, a minute after the second, then twice that. */
export function waitAfter(stopped: number): number {
  return stopped < 2 ? 0 : Math.min(LONGEST_WAIT, MINUTE * 2 ** (stopped - 2));
}

/**
 * Runs that are stopped for time or memory hold a worker for as long as one can be held, and cost nothing: whoever sends them
 * one after another waits longer each time.
 *
 * @throws Refusal TOO_MANY_REQUESTS.
 */
export async function refuseWhileWaiting(tx: Db, accountId: string, now: Date): Promise<void> {
  const ends = await listLimitEnds(tx, accountId, secondsAfter(now, -MEMORY));
  const [last] = ends;
  if (!last) return;
  const seconds = Math.ceil((secondsAfter(last, waitAfter(ends.length)).getTime() - now.getTime()) / 1000);
  if (seconds <= 0) return;
  const wait = seconds < MINUTE ? `${seconds} seconds` : `${Math.ceil(seconds / MINUTE)} minutes`;
  const message = `${ends.length} of your generations were stopped at the limits of time or memory. Please try again in ${wait}, with a smaller schema.`;
  throw new Refusal('TOO_MANY_REQUESTS', message, { retryAfter: seconds });
}
