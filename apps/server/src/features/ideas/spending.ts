import { createHash } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { countAttempt } from '../../identity/attempt-store.ts';

/** What one account may spend on the language model. */
export type Spending = {
  /** Sets aside what one question may cost; false where too little is left today. */
  reserve(accountId: string): Promise<boolean>;
  /** Puts what it did cost in the place of what was set aside, which stays where nobody can tell. */
  settle(accountId: string, tokens: number | undefined): Promise<void>;
};

const DAY = 24 * 60 * 60;

/** What a long question with a long answer comes to, with room to spare. Tokens. */
export const RESERVED_TOKENS = 10_000;

/**
 * Counts tokens of each account in the database. They are set aside before the question, by one statement, so that parallel
 * requests do not all find the same rest.
 */
export function spendingOf(db: Db, clock: Clock, dailyTokens: number): Spending {
  return {
    reserve: async (accountId) => {
      const { count } = await countAttempt(db, keyOf(accountId), DAY, clock(), RESERVED_TOKENS);
      if (count <= dailyTokens) return true;
      await countAttempt(db, keyOf(accountId), DAY, clock(), -RESERVED_TOKENS);
      return false;
    },
    settle: async (accountId, tokens) => {
      if (tokens === undefined) return;
      await countAttempt(db, keyOf(accountId), DAY, clock(), tokens - RESERVED_TOKENS);
    },
  };
}

function keyOf(accountId: string): string {
  return `model:${createHash('sha256').update(accountId).digest('base64url')}`;
}
