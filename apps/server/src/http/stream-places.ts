import { LIMITS } from '@backsmith/contract';
import { Refusal } from '../refusal.ts';

/** Seconds until it is worth trying again: somebody has to close a page. */
const WAIT = 10;

/** The progress streams that this process serves, counted by account. Each takes memory for as long as it is read. */
export type StreamPlaces = {
  /**
   * Takes a place for one more stream.
   *
   * @returns the function that gives it back; further calls of it change nothing.
   * @throws Refusal TOO_MANY_REQUESTS when the account reads as many as it may.
   */
  take(accountId: string): () => void;
};

/** @param ofOne how many streams one account may read at a time. */
export function streamPlaces(ofOne: number = LIMITS.stream.ofOne): StreamPlaces {
  const taken = new Map<string, number>();
  const change = (accountId: string, by: number) => {
    const count = (taken.get(accountId) ?? 0) + by;
    if (count > 0) taken.set(accountId, count);
    else taken.delete(accountId);
  };
  return {
    take: (accountId) => {
      if ((taken.get(accountId) ?? 0) >= ofOne) {
        const message = `You follow ${ofOne} generations at once. Please close pages that show one, and try again.`;
        throw new Refusal('TOO_MANY_REQUESTS', message, { retryAfter: WAIT });
      }
      change(accountId, 1);
      let isTaken = true;
      return () => {
        if (isTaken) change(accountId, -1);
        isTaken = false;
      };
    },
  };
}
