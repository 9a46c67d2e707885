import { eq } from 'drizzle-orm';
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

/** Holds the account's row until the transaction ends: whoever else does the same waits. */
export async function lockAccount(tx: Db, id: string): Promise<void> {
  await tx.select({ id: account.id }).from(account).where(eq(account.id, id)).for('update');
}

/** True when somebody may administer. */
export async function hasAdministrator(db: Db): Promise<boolean> {
  const found = await db.select({ id: account.id }).from(account).where(eq(account.role, 'admin')).limit(1);
  return found.length > 0;
}
