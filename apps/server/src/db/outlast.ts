import { pause } from '../pause.ts';
import { isAway } from './away.ts';

const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 3000;

/** Pauses between tries: each twice the one before, up to the longest. Milliseconds. */
export function backOff(first = FIRST_PAUSE, longest = LONGEST_PAUSE): () => number {
  let next = first;
  return () => {
    const now = next;
    next = Math.min(next * 2, longest);
    return now;
  };
}

/**
 * Does work that must not be lost to a database that is away for a while: again and again until it is back.
 *
 * @param work has the same effect twice as once, because what was lost may be the answer to a commit.
 * @param signal ends the waiting.
 * @param meanwhile told before each pause why there is one.
 * @throws what the work throws for any other reason at once, and the latest error when the signal fires.
 */
export async function outlast<T>(
  work: () => Promise<T>,
  signal: AbortSignal,
  meanwhile?: (error: unknown) => unknown,
): Promise<T> {
  const nextPause = backOff();
  const isOver = () => signal.aborted;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isAway(error) || isOver()) throw error;
      await meanwhile?.(error);
      await pause(nextPause(), signal);
      if (isOver()) throw error;
    }
  }
}
