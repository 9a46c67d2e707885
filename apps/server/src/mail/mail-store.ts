import { randomUUID } from 'node:crypto';
import { and, desc, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import { secondsAfter } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { mail } from '../db/schema.ts';

export type MailRow = typeof mail.$inferSelect;
export type NewMail = Omit<typeof mail.$inferInsert, 'id' | 'createdAt' | 'nextAttemptAt'>;

export async function insertMail(db: Db, fresh: NewMail, now: Date): Promise<void> {
  await db.insert(mail).values({ ...fresh, id: randomUUID(), createdAt: now, nextAttemptAt: now });
}

/** Takes mails that are due for one attempt; nobody else takes them before the lease has run out. @param lease seconds. */
export async function leaseMails(db: Db, now: Date, lease: number, most: number): Promise<readonly MailRow[]> {
  const due = db
    .select({ id: mail.id })
    .from(mail)
    .where(and(eq(mail.channel, 'smtp'), isNull(mail.failedAt), lte(mail.nextAttemptAt, now)))
    .orderBy(mail.nextAttemptAt)
    .limit(most)
    .for('update', { skipLocked: true });
  return db
    .update(mail)
    .set({ attempts: sql`${mail.attempts} + 1`, nextAttemptAt: secondsAfter(now, lease) })
    .where(sql`${mail.id} in (${due})`)
    .returning();
}

/** A mail that was delivered is forgotten: it may hold links that grant something. */
export async function deleteMail(db: Db, id: string): Promise<void> {
  await db.delete(mail).where(eq(mail.id, id));
}

/** Notes a failed attempt and when to try again; null: never. */
export async function noteFailure(db: Db, id: string, error: string, again: Date | null, now: Date): Promise<void> {
  const next = again === null ? { failedAt: now } : { nextAttemptAt: again };
  await db
    .update(mail)
    .set({ lastError: error, ...next })
    .where(eq(mail.id, id));
}

/** The latest mails of the outbox. */
export async function listOutbox(db: Db, most: number): Promise<readonly MailRow[]> {
  return db.select().from(mail).where(eq(mail.channel, 'outbox')).orderBy(desc(mail.createdAt), mail.id).limit(most);
}

/** Removes mails that nobody will look at any more. */
export async function purgeMails(db: Db, before: Date): Promise<void> {
  await db.delete(mail).where(lt(mail.createdAt, before));
}
