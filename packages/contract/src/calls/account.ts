import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { successOf } from './success.ts';

/** A place an account is signed in at. Times in ISO 8601, UTC. */
export const accountSession = z.object({
  createdAt: z.string(),
  lastSeenAt: z.string(),
  expiresAt: z.string(),
  /** True for the session that asks. */
  current: z.boolean(),
});
export type AccountSession = z.infer<typeof accountSession>;

/** The answer of GET /api/account/sessions: those that have not ended, the latest seen first. */
export const accountSessionsAnswer = successOf(z.object({ sessions: z.array(accountSession) }));
export type AccountSessionsAnswer = z.infer<typeof accountSessionsAnswer>;

/** The body of DELETE /api/account. */
export const deleteAccountRequest = z.object({ password: z.string().max(LIMITS.password.max * 4) });
export type DeleteAccountRequest = z.infer<typeof deleteAccountRequest>;
