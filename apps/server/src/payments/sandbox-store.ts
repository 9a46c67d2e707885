import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { sandboxIntent } from '../db/schema.ts';

export type SandboxIntent = typeof sandboxIntent.$inferSelect;

/** Keeps an intent, once for each payment. @returns the one that is kept */
export async function insertSandboxIntent(db: Db, fresh: typeof sandboxIntent.$inferInsert): Promise<SandboxIntent> {
  const { paymentId } = fresh;
  const again = { target: sandboxIntent.paymentId, set: { paymentId } } as const;
  const [kept] = await db.insert(sandboxIntent).values(fresh).onConflictDoUpdate(again).returning();
  if (kept === undefined) throw new Error(`the sandbox did not keep the intent of ${paymentId}`);
  return kept;
}

export async function findSandboxIntent(db: Db, id: string): Promise<SandboxIntent | undefined> {
  const found = await db.select().from(sandboxIntent).where(eq(sandboxIntent.id, id));
  return found[0];
}

export async function findBySecret(db: Db, clientSecret: string): Promise<SandboxIntent | undefined> {
  const found = await db.select().from(sandboxIntent).where(eq(sandboxIntent.clientSecret, clientSecret));
  return found[0];
}

/** Moves an intent on, from one of the states it may be in; false when it has moved meanwhile. */
export async function moveSandboxIntent(
  db: Db,
  id: string,
  from: readonly SandboxIntent['status'][],
  change: Partial<Pick<SandboxIntent, 'status' | 'settlesAt' | 'refundedCents'>>,
): Promise<boolean> {
  const moved = await db
    .update(sandboxIntent)
    .set(change)
    .where(and(eq(sandboxIntent.id, id), inArray(sandboxIntent.status, from)))
    .returning({ id: sandboxIntent.id });
  return moved.length > 0;
}

/** Ends the processing of intents whose time has come. @returns their ids. */
export async function settleDue(db: Db, now: Date): Promise<readonly string[]> {
  const settled = await db
    .update(sandboxIntent)
    .set({ status: 'succeeded', settlesAt: null })
    .where(and(eq(sandboxIntent.status, 'processing'), lte(sandboxIntent.settlesAt, now)))
    .returning({ id: sandboxIntent.id });
  return settled.map((row) => row.id);
}
