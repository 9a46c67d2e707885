import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { paymentEvent } from '../db/schema.ts';

/** True for a message that was followed before. */
export async function isKnownEvent(db: Db, provider: string, id: string): Promise<boolean> {
  const found = await db
    .select({ id: paymentEvent.id })
    .from(paymentEvent)
    .where(and(eq(paymentEvent.provider, provider), eq(paymentEvent.id, id)));
  return found.length > 0;
}

export async function noteEvent(db: Db, provider: string, id: string, now: Date): Promise<void> {
  await db.insert(paymentEvent).values({ provider, id, receivedAt: now }).onConflictDoNothing();
}

/** Forgets messages nobody will send again. */
export async function purgeEvents(db: Db, before: Date): Promise<void> {
  await db.delete(paymentEvent).where(lt(paymentEvent.receivedAt, before));
}
