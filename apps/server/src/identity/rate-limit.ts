import { createHash } from 'node:crypto';
import { countOf } from '@backsmith/text';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { Refusal } from '../refusal.ts';
import { countAttempt, forgetAttempts } from './attempt-store.ts';

/** So many attempts in so many seconds. */
export type Allowance = { readonly attempts: number; readonly seconds: number };

const QUARTER = 15 * 60;
const HOUR = 60 * 60;

/**
 * What may be tried how often. Sign-in is bound three ways: by address and account together (guessing one password), by
 * account (the same from many addresses; an address it was signed in to from before is let in all the same), by address
 * (trying one password on many accounts).
 */
export const ALLOWANCES = {
  loginPair: { attempts: 10, seconds: QUARTER },
  loginAccount: { attempts: 100, seconds: QUARTER },
  loginAddress: { attempts: 100, seconds: QUARTER },
  register: { attempts: 30, seconds: HOUR },
  forgotAddress: { attempts: 20, seconds: HOUR },
  forgotAccount: { attempts: 5, seconds: HOUR },
  resetPassword: { attempts: 30, seconds: HOUR },
  unsubscribe: { attempts: 60, seconds: HOUR },
  scheduleDemo: { attempts: 10, seconds: HOUR },
  scheduleDemoEmail: { attempts: 3, seconds: 24 * HOUR },
  paymentIntent: { attempts: 60, seconds: HOUR },
  paymentConfirm: { attempts: 60, seconds: HOUR },
  passwordStrength: { attempts: 1000, seconds: HOUR },
  changePassword: { attempts: 10, seconds: QUARTER },
  export: { attempts: 10, seconds: HOUR },
  processIdea: { attempts: 120, seconds: HOUR },
  editSchema: { attempts: 600, seconds: HOUR },
  preview: { attempts: 240, seconds: HOUR },
  upload: { attempts: 120, seconds: HOUR },
  archive: { attempts: 120, seconds: HOUR },
  generate: { attempts: 120, seconds: HOUR },
  tryout: { attempts: 30, seconds: HOUR },
  push: { attempts: 30, seconds: HOUR },
} as const satisfies Record<string, Allowance>;

export type RateLimit = {
  /** Counts an attempt of `who`. @throws Refusal TOO_MANY_REQUESTS above the allowance. */
  spend(kind: keyof typeof ALLOWANCES, who: string): Promise<void>;
  /** Forgets the attempts of `who`, after a success. */
  forgive(kind: keyof typeof ALLOWANCES, who: string): Promise<void>;
};

/** Limits kept in the database, the same for all server processes. */
export function rateLimitOf(db: Db, clock: Clock): RateLimit {
  return {
    spend: async (kind, who) => {
      const { attempts, seconds } = ALLOWANCES[kind];
      const now = clock();
      const { count, windowEndsAt } = await countAttempt(db, keyOf(kind, who), seconds, now);
      if (count > attempts) throw tooMany(Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000)));
    },
    forgive: (kind, who) => forgetAttempts(db, keyOf(kind, who)),
  };
}

/** No limits: for load tests and browser tests, see BACKSMITH_RATE_LIMITS. */
export const unlimited: RateLimit = { spend: () => Promise.resolve(), forgive: () => Promise.resolve() };

/** The refusal of a caller who must wait. @param seconds until it is worth trying again. */
export function tooMany(seconds: number): Refusal {
  const wait = seconds < 60 ? `${seconds} seconds` : countOf(Math.ceil(seconds / 60), 'minute');
  return new Refusal('TOO_MANY_REQUESTS', `Too many attempts. Please try again in ${wait}.`, { retryAfter: seconds });
}

/** Hashed: keys are of one length and no e-mail or address lies around in the table. */
function keyOf(kind: string, who: string): string {
  return `${kind}:${createHash('sha256').update(who).digest('base64url')}`;
}
