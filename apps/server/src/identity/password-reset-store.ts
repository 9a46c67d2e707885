import { randomUUID } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { passwordReset, passwordResetRequest } from '../db/schema.ts';

/** Notes that somebody asked for a link. */
export async function insertRequest(db: Db, email: string, now: Date): Promise<void> {
  await db.insert(passwordResetRequest).values({ id: randomUUID(), email, createdAt: now });
}

/** Takes all requests that wait. */
export async function takeRequests(db: Db): Promise<readonly string[]> {
  const taken = await db.delete(passwordResetRequest).returning({ email: passwordResetRequest.email });
  return taken.map((row) => row.email);
}

export async function insertReset(db: Db, tokenHash: Buffer, accountId: string, expiresAt: Date): Promise<void> {
  await db.insert(passwordReset).values({ tokenHash, accountId, expiresAt });
}

/** The account a link is for, without using it up. */
export async function findReset(db: Db, tokenHash: Buffer): Promise<string | undefined> {
  const found = await db
    .select({ accountId: passwordReset.accountId })
    .from(passwordReset)
    .where(eq(passwordReset.tokenHash, tokenHash));
  return found[0]?.accountId;
}

/** Uses a link up: the account it is for, once, and undefined ever after. */
export async function takeReset(db: Db, tokenHash: Buffer, now: Date): Promise<string | undefined> {
  const taken = await db
    .delete(passwordReset)
    .where(and(eq(passwordReset.tokenHash, tokenHash), gt(passwordReset.expiresAt, now)))
    .returning({ accountId: passwordReset.accountId });
  return taken[0]?.accountId;
}

/** Ends all links of an account. */
export async function deleteResets(db: Db, accountId: string): Promise<void> {
  await db.delete(passwordReset).where(eq(passwordReset.accountId, accountId));
}

/** Removes links that have run out. */
export async function purgeResets(db: Db, now: Date): Promise<void> {
  await db.delete(passwordReset).where(lt(passwordReset.expiresAt, now));
}
