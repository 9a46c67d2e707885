import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { account } from '../db/schema.ts';
import { emailKey } from './email-key.ts';

export type Account = typeof account.$inferSelect;
export type NewAccount = Omit<typeof account.$inferInsert, 'emailKey'>;

/** Stores an account; undefined when the e-mail is taken. */
export async function insertAccount(db: Db, fresh: NewAccount): Promise<Account | undefined> {
  const row = { ...fresh, emailKey: emailKey(fresh.email) };
  const stored = await db.insert(account).values(row).onConflictDoNothing({ target: account.emailKey }).returning();
  return stored[0];
}

export async function findAccountByEmail(db: Db, email: string): Promise<Account | undefined> {
  const found = await db
    .select()
    .from(account)
    .where(eq(account.emailKey, emailKey(email)));
  return found[0];
}

/** As `findAccountByEmail`, and holds the row until the transaction ends: the address stays the account's so long. */
export async function holdAccountByEmail(tx: Db, email: string): Promise<Account | undefined> {
  const held = await tx
    .select()
    .from(account)
    .where(eq(account.emailKey, emailKey(email)))
    .for('no key update');
  return held[0];
}

export async function findAccount(db: Db, id: string): Promise<Account | undefined> {
  const found = await db.select().from(account).where(eq(account.id, id));
  return found[0];
}

/** Changes the given columns; undefined when there is no such account. */
export async function updateAccount(
  db: Db,
  id: string,
  change: Partial<Omit<NewAccount, 'id' | 'email'>>,
): Promise<Account | undefined> {
  const changed = await db.update(account).set(change).where(eq(account.id, id)).returning();
  return changed[0];
}

/**
 * Sets a new password hash; false when the one that was compared with is not the account's any more: somebody else was faster.
 * Holds the row until the transaction ends.
 */
export async function replacePasswordHash(
  tx: Db,
  known: Pick<Account, 'id' | 'passwordHash'>,
  passwordHash: string,
  now: Date,
): Promise<boolean> {
  const changed = await tx
    .update(account)
    .set({ passwordHash, firstPasswordUntil: null, updatedAt: now })
    .where(and(eq(account.id, known.id), eq(account.passwordHash, known.passwordHash)))
    .returning({ id: account.id });
  return changed.length > 0;
}

/** Holds the row until the transaction ends, if its password is still the one that was compared with. */
export async function holdPassword(tx: Db, known: Pick<Account, 'id' | 'passwordHash'>): Promise<boolean> {
  const held = await tx
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.id, known.id), eq(account.passwordHash, known.passwordHash)))
    .for('no key update');
  return held.length > 0;
}

/**
 * Holds the account's row until the transaction ends: whoever else does the same waits. Rows that refer to it can still be
 * added: a stronger lock would make two transactions that have done so wait for each other.
 */
export async function lockAccount(tx: Db, id: string): Promise<void> {
  await tx.select({ id: account.id }).from(account).where(eq(account.id, id)).for('no key update');
}

/** Removes an account with everything that is kept for it alone; payments stay, without it. */
export async function deleteAccount(tx: Db, id: string): Promise<void> {
  await tx.delete(account).where(eq(account.id, id));
}

/** The administrators, held until the transaction ends, so that of two who leave at the same time the second sees the first. */
export async function lockAdministrators(tx: Db): Promise<readonly string[]> {
  const found = await tx
    .select({ id: account.id })
    .from(account)
    .where(eq(account.role, 'admin'))
    .orderBy(account.id)
    .for('no key update');
  return found.map(({ id }) => id);
}

/** True when somebody may administer. */
export async function hasAdministrator(db: Db): Promise<boolean> {
  const found = await db.select({ id: account.id }).from(account).where(eq(account.role, 'admin')).limit(1);
  return found.length > 0;
}
