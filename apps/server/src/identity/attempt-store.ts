import { lt, sql } from 'drizzle-orm';
import { secondsAfter } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { attempt } from '../db/schema.ts';

/** Counts one more attempt of the key and tells how many there were in the running window, and when it ends. */
export async function countAttempt(
  db: Db,
  key: string,
  windowSeconds: number,
  now: Date,
): Promise<{ readonly count: number; readonly windowEndsAt: Date }> {
  const over = sql`${attempt.windowEndsAt} <= ${now}`;
  const end = secondsAfter(now, windowSeconds);
  const counted = await db
    .insert(attempt)
    .values({ key, count: 1, windowEndsAt: end })
    .onConflictDoUpdate({
      target: attempt.key,
      set: {
        count: sql`case when ${over} then 1 else ${attempt.count} + 1 end`,
        windowEndsAt: sql`case when ${over} then ${end}::timestamptz else ${attempt.windowEndsAt} end`,
      },
    })
    .returning({ count: attempt.count, windowEndsAt: attempt.windowEndsAt });
  const row = counted[0];
  if (!row) throw new Error('counting an attempt returned nothing');
  return row;
}

/** Forgets the attempts of a key, after a success. */
export async function forgetAttempts(db: Db, key: string): Promise<void> {
  await db.delete(attempt).where(sql`${attempt.key} = ${key}`);
}

/** Removes windows that have ended. */
export async function purgeAttempts(db: Db, now: Date): Promise<void> {
  await db.delete(attempt).where(lt(attempt.windowEndsAt, now));
}
