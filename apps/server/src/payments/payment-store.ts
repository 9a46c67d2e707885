import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { entitlement, payment } from '../db/schema.ts';

export type PaymentRow = typeof payment.$inferSelect;
export type EntitlementRow = typeof entitlement.$inferSelect;

/** The states of a payment that has not come to an end, as the index says them that lets one in for each draft. */
export const ON_ITS_WAY: readonly PaymentRow['status'][] = ['pending', 'processing'];

/** @returns undefined, and changes nothing, where another payment for the same draft is on its way */
export async function insertPayment(db: Db, fresh: typeof payment.$inferInsert): Promise<PaymentRow | undefined> {
  const inserted = await db.insert(payment).values(fresh).onConflictDoNothing().returning();
  return inserted[0];
}

export async function setIntent(db: Db, id: string, intentId: string): Promise<void> {
  await db.update(payment).set({ intentId }).where(eq(payment.id, id));
}

/** Ends a payment that the provider never heard of. */
export async function failUnbegun(db: Db, id: string): Promise<void> {
  await db
    .update(payment)
    .set({ status: 'failed' })
    .where(and(eq(payment.id, id), isNull(payment.intentId)));
}

/** What is on its way for a draft: one at most at each provider. */
export async function findOnItsWay(
  db: Db,
  accountId: string,
  draft: string,
  provider: PaymentRow['provider'],
): Promise<PaymentRow | undefined> {
  const found = await db
    .select()
    .from(payment)
    .where(
      and(
        eq(payment.accountId, accountId),
        eq(payment.draft, draft),
        eq(payment.provider, provider),
        inArray(payment.status, ON_ITS_WAY),
      ),
    );
  return found[0];
}

export async function findPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  const found = await db.select().from(payment).where(eq(payment.id, id));
  return found[0];
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

/** What an account has paid and a bank still decides on, oldest first. */
export async function listPending(db: Db, accountId: string): Promise<readonly PaymentRow[]> {
  return db
    .select()
    .from(payment)
    .where(and(eq(payment.accountId, accountId), eq(payment.status, 'processing')))
    .orderBy(payment.createdAt, payment.id);
}

function joined(db: Db) {
  return db.select({ payment, entitlement }).from(payment).leftJoin(entitlement, eq(entitlement.paymentId, payment.id));
}
