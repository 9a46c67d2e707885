import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { secondsAfter } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { attempt } from '../db/schema.ts';

/**
 * Counts one more attempt of the key, or as much as it weighs, and tells what there was in the running window and when it
 * ends. A negative weight takes back; nothing goes below zero.
 */
export async function countAttempt(
  db: Db,
  key: string,
  windowSeconds: number,
  now: Date,
  weight = 1,
): Promise<{ readonly count: number; readonly windowEndsAt: Date }> {
  const over = sql`${attempt.windowEndsAt} <= ${now}`;
  const end = secondsAfter(now, windowSeconds);
  const fresh = Math.max(0, weight);
  const counted = await db
    .insert(attempt)
    .values({ key, count: fresh, windowEndsAt: end })
    .onConflictDoUpdate({
      target: attempt.key,
      set: {
        count: sql`case when ${over} then ${fresh}::integer else greatest(0, ${attempt.count} + ${weight}::integer) end`,
        windowEndsAt: sql`case when ${over} then ${end}::timestamptz else ${attempt.windowEndsAt} end`,
      },
    })
    .returning({ count: attempt.count, windowEndsAt: attempt.windowEndsAt });
  const row = counted[0];
  if (!row) throw new Error('counting an attempt returned nothing');
  return row;
}

/** True when the key was counted in a window that has not ended. */
export async function hasAttempts(db: Db, key: string, now: Date): Promise<boolean> {
  const found = await db
    .select({ key: attempt.key })
    .from(attempt)
    .where(and(eq(attempt.key, key), gt(attempt.windowEndsAt, now)));
  return found.length > 0;
}

/** Forgets the attempts of a key, after a success. */
export async function forgetAttempts(db: Db, key: string): Promise<void> {
  await db.delete(attempt).where(sql`${attempt.key} = ${key}`);
}

/** Removes windows that have ended. */
export async function purgeAttempts(db: Db, now: Date): Promise<void> {
  await db.delete(attempt).where(lt(attempt.windowEndsAt, now));
}
