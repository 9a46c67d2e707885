const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a session lasts, in seconds: without being used, and in any case. */
export type SessionLife = { readonly idleSeconds: number; readonly totalSeconds: number };

/** @param remember the sign-in form's "Remember me". */
export function sessionLife(remember: boolean): SessionLife {
  return remember ? { idleSeconds: 30 * DAY, totalSeconds: 90 * DAY } : { idleSeconds: DAY, totalSeconds: 7 * DAY };
}

/** How exactly `last_seen_at` is kept: a write per minute and session instead of one per request. Seconds. */
export const SEEN_PRECISION = MINUTE;
