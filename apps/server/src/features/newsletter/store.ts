import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { account } from '../../db/schema.ts';

/** Ends the newsletter of whom the token names. Does nothing for an unknown one. */
export async function endNewsletter(db: Db, token: string, now: Date): Promise<void> {
  await db
    .update(account)
    .set({ newsletter: false, newsletterAt: now })
    .where(and(eq(account.unsubscribeToken, token), eq(account.newsletter, true)));
}

/** Everybody who wants it, with the time of consent. */
export async function listSubscribers(db: Db) {
  return db
    .select({
      email: account.email,
      firstName: account.firstName,
      lastName: account.lastName,
      consentAt: account.newsletterAt,
      unsubscribeToken: account.unsubscribeToken,
    })
    .from(account)
    .where(eq(account.newsletter, true))
    .orderBy(asc(account.email));
}
