import type { Clock } from '../clock.ts';
import type { Database, Db } from '../db/database.ts';
import { grantEntitlement, withdrawEntitlement } from '../entitlements/entitlement-store.ts';
import type { Log } from '../log.ts';
import type { PostOffice } from '../mail/post-office.ts';
import type { Intent, PaymentProvider } from '../ports/payment-provider.ts';
import { applyDispute } from './apply-dispute.ts';
import { receiptLetter, refundLetter } from './letters.ts';
import {
  ON_ITS_WAY,
  findPaymentByIntent,
  lockPayment,
  nextReceiptNumber,
  updatePayment,
  type PaymentRow,
} from './payment-store.ts';

export type SettleParts = {
  readonly db: Database;
  readonly clock: Clock;
  readonly mail: PostOffice;
  readonly provider: PaymentProvider;
};

/**
 * Brings a payment to the state its provider tells when asked now. Any number of calls in any order lead to the same end:
 * what is final here is never undone, and one payment grants one entitlement.
 *
 * @throws Error when others kept changing the same payment meanwhile; the provider then sends its message again.
 */
export async function settlePayment(parts: SettleParts, intentId: string, log: Log): Promise<void> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const known = await findPaymentByIntent(parts.db, parts.provider.name, intentId);
    if (!known) {
      log.warn({ intent: intentId }, 'an event is about a payment that is not ours');
      return;
    }
    if (await settle(parts, known, await parts.provider.fetchIntent(intentId), log)) return;
  }
  throw new Error(`the payment of the intent ${intentId} kept changing`);
}

const MOST_ATTEMPTS = 5;

/** @returns false when the answer may be older than what is stored: a dispute, unlike all else, can go either way. */
function settle(parts: SettleParts, known: PaymentRow, intent: Intent, log: Log): Promise<boolean> {
  return parts.db.transaction(async (tx) => {
    const row = await lockPayment(tx, known.id);
    if (!row) return true;
    if (row.dispute !== known.dispute) return false;
    if (!isSame(row, intent)) {
      log.error({ payment: row.id, intent }, 'an intent differs from the payment it was made for; nothing is granted');
      return true;
    }
    const paid = intent.status === 'succeeded' ? await succeed(parts, tx, row) : row;
    const kept = await applyRefund(parts, tx, paid, intent.refundedCents);
    if (isFinal(kept)) await applyDispute(parts, tx, kept, intent.dispute);
    if (intent.status !== 'succeeded') await noteProgress(tx, row, intent.status);
    return true;
  });
}

/** The comparison before anything is granted. */
function isSame(row: PaymentRow, intent: Intent): boolean {
  const isPaidInFull = intent.status !== 'succeeded' || intent.receivedCents === row.amountCents;
  const isOurs = intent.paymentId === row.id && intent.id === row.intentId;
  return isOurs && isPaidInFull && intent.amountCents === row.amountCents && intent.currency === row.currency;
}

const isFinal = (row: PaymentRow) => row.status === 'succeeded' || row.status === 'refunded';

async function succeed(parts: SettleParts, tx: Db, row: PaymentRow): Promise<PaymentRow> {
  if (isFinal(row)) return row;
  const paidAt = parts.clock();
  const receiptNumber = await nextReceiptNumber(tx, paidAt.getUTCFullYear());
  const change = { status: 'succeeded', paidAt, receiptNumber } as const;
  await updatePayment(tx, row.id, change);
  const { id: paymentId, accountId, covers } = row;
  // The account may have been deleted meanwhile; the money is then the operator's to send back.
  if (accountId !== null) {
    await grantEntitlement(tx, { paymentId, accountId, status: 'unused', createdAt: paidAt, covers });
  }
  await parts.mail.post(tx, receiptLetter(row, receiptNumber, paidAt));
  return { ...row, ...change };
}

/** A full refund withdraws what was not used; a part of the money is only noted. */
async function applyRefund(parts: SettleParts, tx: Db, row: PaymentRow, refundedCents: number): Promise<PaymentRow> {
  if (!isFinal(row) || refundedCents <= row.refundedCents) return row;
  const isWhole = refundedCents >= row.amountCents;
  const change = {
    status: isWhole ? 'refunded' : row.status,
    refundedCents: Math.min(refundedCents, row.amountCents),
  } as const;
  await updatePayment(tx, row.id, change);
  if (isWhole) await withdrawEntitlement(tx, row.id);
  await parts.mail.post(tx, refundLetter(row, refundedCents - row.refundedCents));
  return { ...row, ...change };
}

/** An intent that is open again was declined by the bank: another card may follow. */
async function noteProgress(tx: Db, row: PaymentRow, told: 'open' | 'processing' | 'canceled'): Promise<void> {
  if (ON_ITS_WAY.includes(row.status)) await updatePayment(tx, row.id, { status: told === 'open' ? 'pending' : told });
}
