import { randomUUID } from 'node:crypto';
import { MESSAGES, PRODUCT } from '@backsmith/contract';
import { findPaymentOfDraft } from '../../entitlements/entitlement-store.ts';
import { lockAccount, type Account } from '../../identity/account-store.ts';
import type { Log } from '../../log.ts';
import {
  failUnbegun,
  findOnItsWay,
  findPayment,
  insertPayment,
  setIntent,
  type PaymentRow,
} from '../../payments/payment-store.ts';
import { settlePayment, type SettleParts } from '../../payments/settle.ts';
import type { BegunIntent } from '../../ports/payment-provider.ts';
import type { PlanRow } from '../../pricing/plan-store.ts';
import { Refusal } from '../../refusal.ts';

/** What is paid, by whom and what for. */
export type PaymentOrder = {
  readonly account: Account;
  readonly plan: PlanRow;
  readonly price: Pick<PaymentRow, 'amountCents' | 'currency'>;
  /** What the browser calls what is to be built; absent: any project. */
  readonly draft: string | undefined;
};

export type BegunPayment = { readonly intent: BegunIntent; readonly paymentId: string };

/** Each turn finds the payment in another state; more of them than there are states come from somebody who plays. */
const MOST_TURNS = 8;

/**
 * Begins a payment. A draft is paid for once, however often and in however many tabs that is asked for: a payment that was begun
 * for it is gone on with, or ended where something else is to be bought now.
 *
 * @throws Refusal PAYMENT_PENDING while a bank decides on it, ALREADY_PAID, UNAVAILABLE.
 */
export async function beginPayment(parts: SettleParts, order: PaymentOrder, log: Log): Promise<BegunPayment> {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const open = await findOpen(parts, order);
    if (open === undefined) {
      const fresh = await insertFresh(parts, order);
      if (fresh !== undefined) return begin(parts, order, fresh, log);
    } else if (open.intentId === null) {
      // Another tab asks the provider at this moment, or a server was stopped while it did: it is the same intent.
      await begin(parts, order, open, log);
    } else {
      const begun = await goOnWith(parts, order, open.id, open.intentId, log);
      if (begun !== undefined) return begun;
    }
  }
  throw new Refusal('UNAVAILABLE', MESSAGES.intentFailed);
}

function findOpen({ db, provider }: SettleParts, { account, draft }: PaymentOrder): Promise<PaymentRow | undefined> {
  return draft === undefined ? Promise.resolve(undefined) : findOnItsWay(db, account.id, draft, provider.name);
}

/** @returns undefined where another tab was faster */
async function insertFresh(
  { db, clock, provider }: SettleParts,
  { account, plan, price, draft }: PaymentOrder,
): Promise<PaymentRow | undefined> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, account.id);
    const fresh = await insertPayment(tx, {
      ...{ id: randomUUID(), accountId: account.id, email: account.email, ...price, draft },
      ...{ planKey: plan.key, planName: plan.name, planFeatures: plan.features, covers: plan.covers },
      ...{ provider: provider.name, testMode: provider.testMode, status: 'pending', createdAt: clock() },
    });
    // After it was put in, which no payment on its way lets happen: one that has arrived by now is seen here.
    const paid = fresh && draft !== undefined && (await findPaymentOfDraft(tx, account.id, draft, plan.covers));
    if (paid) throw new Refusal('ALREADY_PAID', MESSAGES.alreadyPaid, { paymentId: paid });
    return fresh;
  });
}

async function begin(
  { db, provider }: SettleParts,
  { account }: PaymentOrder,
  { id: paymentId, planName, amountCents, currency }: PaymentRow,
  log: Log,
): Promise<BegunPayment> {
  try {
    const description = `${PRODUCT.name} ${planName}, one project`;
    const price = { amountCents, currency };
    const intent = await provider.createIntent({ paymentId, ...price, description, email: account.email });
    await setIntent(db, paymentId, intent.intentId);
    return { intent, paymentId };
  } catch (error) {
    log.error({ err: error, payment: paymentId }, 'a payment could not be begun');
    await failUnbegun(db, paymentId);
    throw new Refusal('UNAVAILABLE', MESSAGES.intentFailed);
  }
}

/** Goes on with a payment that was begun, as its provider tells of it now. @returns undefined where it has come to an end */
async function goOnWith(
  parts: SettleParts,
  { plan, price }: PaymentOrder,
  paymentId: string,
  intentId: string,
  log: Log,
): Promise<BegunPayment | undefined> {
  await settlePayment(parts, intentId, log);
  const now = await findPayment(parts.db, paymentId);
  if (now?.status === 'processing') throw new Refusal('PAYMENT_PENDING', MESSAGES.paymentPending, { paymentId });
  if (now?.status !== 'pending') return undefined;
  if (isFor(now, plan, price)) return { intent: await parts.provider.reopenIntent(intentId), paymentId };
  await parts.provider.cancelIntent(intentId);
  await settlePayment(parts, intentId, log);
  return undefined;
}

/** Whether it buys what is asked for now, at the same price. */
function isFor(row: PaymentRow, { key, covers }: PlanRow, price: PaymentOrder['price']): boolean {
  const isSamePrice = row.amountCents === price.amountCents && row.currency === price.currency;
  return isSamePrice && row.planKey === key && covers.every((name) => row.covers.includes(name));
}
