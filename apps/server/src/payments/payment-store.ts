import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { entitlement, payment } from '../db/schema.ts';

export type PaymentRow = typeof payment.$inferSelect;
export type EntitlementRow = typeof entitlement.$inferSelect;

export async function insertPayment(db: Db, fresh: typeof payment.$inferInsert): Promise<void> {
  await db.insert(payment).values(fresh);
}

export async function setIntent(db: Db, id: string, intentId: string): Promise<void> {
  await db.update(payment).set({ intentId }).where(eq(payment.id, id));
}

export async function findPaymentByIntent(db: Db, provider: string, intentId: string): Promise<PaymentRow | undefined> {
  const found = await db
    .select()
    .from(payment)
    .where(and(eq(payment.provider, provider), eq(payment.intentId, intentId)));
  return found[0];
}

/** Holds the row until the transaction ends and reads it as it is then. */
export async function lockPayment(tx: Db, id: string): Promise<PaymentRow | undefined> {
  const found = await tx.select().from(payment).where(eq(payment.id, id)).for('update');
  return found[0];
}

export async function updatePayment(db: Db, id: string, change: Partial<PaymentRow>): Promise<void> {
  await db.update(payment).set(change).where(eq(payment.id, id));
}

/** The next number of a receipt. Numbers may have gaps and never repeat. */
export async function nextReceiptNumber(db: Db, year: number): Promise<string> {
  const taken = await db.execute<{ number: string }>(sql`select nextval('receipt_number')::text as number`);
  return `${year}-${(taken.rows[0]?.number ?? '').padStart(6, '0')}`;
}

/** A payment and what became of the right it bought. */
export type PaymentWithUse = { readonly payment: PaymentRow; readonly entitlement: EntitlementRow | null };

/** A payment of this account; another's is as absent as an unknown one. */
export async function findOwnPayment(db: Db, accountId: string, id: string): Promise<PaymentWithUse | undefined> {
  const found = await joined(db).where(and(eq(payment.id, id), eq(payment.accountId, accountId)));
  return found[0];
}

/** What an account has paid or begun to pay, newest first. */
export async function listPayments(db: Db, accountId: string, most: number): Promise<readonly PaymentWithUse[]> {
  return joined(db)
    .where(eq(payment.accountId, accountId))
    .orderBy(desc(payment.createdAt), desc(payment.id))
    .limit(most);
}

/** What an account has paid for and not used, oldest first. */
export async function listUnused(db: Db, accountId: string): Promise<readonly PaymentRow[]> {
  const found = await joined(db)
    .where(and(eq(entitlement.accountId, accountId), inArray(entitlement.status, ['unused'])))
    .orderBy(payment.paidAt, payment.id);
  return found.map((row) => row.payment);
}

function joined(db: Db) {
  return db.select({ payment, entitlement }).from(payment).leftJoin(entitlement, eq(entitlement.paymentId, payment.id));
}
