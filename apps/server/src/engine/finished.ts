import { MESSAGES } from '@backsmith/contract';
import { Refusal } from '../refusal.ts';
import type { Outcome } from './engine-pool.ts';

/**
 * The value of a task that came to its end.
 *
 * @param doing what was being done, as the beginning of a sentence: "Reading this file".
 * @param failed the sentence for somebody who left meanwhile.
 * @throws Refusal TIME_LIMIT, MEMORY_LIMIT or UNAVAILABLE; Error where a thread crashed.
 */
export function finished<Value>(outcome: Outcome<Value>, doing: string, failed: string): Value {
  switch (outcome.kind) {
    case 'done':
      return outcome.value;
    case 'over-time':
      throw new Refusal('TIME_LIMIT', `${doing} took too long and was stopped.`);
    case 'over-memory':
      throw new Refusal('MEMORY_LIMIT', `${doing} needed too much memory and was stopped.`);
    case 'stopped':
      throw new Refusal('UNAVAILABLE', failed);
    case 'busy':
      throw new Refusal('UNAVAILABLE', MESSAGES.tooBusy, { retryAfter: 5 });
    case 'crashed':
      throw new Error(`the reader crashed: ${outcome.reason}`);
  }
}
