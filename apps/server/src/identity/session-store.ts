import { and, desc, eq, gt, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import { secondsAfter } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { account, session } from '../db/schema.ts';
import type { Account } from './account-store.ts';
import { SEEN_PRECISION, type SessionLife } from './session-policy.ts';

export async function insertSession(
  db: Db,
  tokenHash: Buffer,
  accountId: string,
  life: SessionLife,
  now: Date,
): Promise<void> {
  await db.insert(session).values({
    tokenHash,
    accountId,
    createdAt: now,
    lastSeenAt: now,
    idleSeconds: life.idleSeconds,
    expiresAt: secondsAfter(now, life.totalSeconds),
  });
}

/** The account of a session that has not ended, and notes that it was seen. */
export async function findSession(db: Db, tokenHash: Buffer, now: Date): Promise<Account | undefined> {
  const found = await db
    .select({ account, lastSeenAt: session.lastSeenAt })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(and(eq(session.tokenHash, tokenHash), isAlive(now)));
  const hit = found[0];
  if (!hit) return undefined;
  if (now.getTime() - hit.lastSeenAt.getTime() >= SEEN_PRECISION * 1000) {
    await db.update(session).set({ lastSeenAt: now }).where(eq(session.tokenHash, tokenHash));
  }
  return hit.account;
}

export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.delete(session).where(eq(session.tokenHash, tokenHash));
}

export type SessionRow = typeof session.$inferSelect;

/** The sessions of an account that have not ended, the latest seen first. */
export async function listSessions(db: Db, accountId: string, now: Date): Promise<readonly SessionRow[]> {
  return db
    .select()
    .from(session)
    .where(and(eq(session.accountId, accountId), isAlive(now)))
    .orderBy(desc(session.lastSeenAt));
}

/** Ends all sessions of an account but one. */
export async function deleteOtherSessions(db: Db, accountId: string, kept: Buffer): Promise<void> {
  await db.delete(session).where(and(eq(session.accountId, accountId), ne(session.tokenHash, kept)));
}

/** Ends all sessions of an account. */
export async function deleteSessions(db: Db, accountId: string): Promise<void> {
  await db.delete(session).where(eq(session.accountId, accountId));
}

/** Removes what has ended by itself. */
export async function purgeSessions(db: Db, now: Date): Promise<void> {
  await db.delete(session).where(or(lt(session.expiresAt, now), lt(idleEnd, now)));
}

const idleEnd: SQL = sql`${session.lastSeenAt} + ${session.idleSeconds} * interval '1 second'`;

function isAlive(now: Date): SQL | undefined {
  return and(gt(session.expiresAt, now), gt(idleEnd, now));
}
