import { randomUUID } from 'node:crypto';
import { MESSAGES, PRODUCT, type PaymentIntentAnswer, type PaymentIntentRequest } from '@backsmith/contract';
import { secondsAfter, type Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Account } from '../../identity/account-store.ts';
import type { RateLimit } from '../../identity/rate-limit.ts';
import type { Log } from '../../log.ts';
import { insertPayment, setIntent, updatePayment } from '../../payments/payment-store.ts';
import type { PaymentProvider } from '../../ports/payment-provider.ts';
import { findPlan, listFormerPrices, type PlanRow } from '../../pricing/plan-store.ts';
import { isAvailable, planView, type Sales } from '../../pricing/plan-view.ts';
import { centsOf, possiblePrices, priceAt } from '../../pricing/price.ts';
import { Refusal } from '../../refusal.ts';

export type IntentParts = Sales & {
  readonly db: Database;
  readonly clock: Clock;
  readonly limit: RateLimit;
  readonly provider: PaymentProvider | undefined;
};

/** How long ago a page may have been loaded to be told of a new price instead of a wrong amount. Seconds. */
const PAGE_LIFE = 24 * 60 * 60;

/**
 * Begins a payment at the server's price. What the request says about price, currency and user is compared and never used.
 *
 * @throws Refusal FORBIDDEN, VALIDATION_ERROR, PLAN_UNAVAILABLE, PRICE_CHANGED, TOO_MANY_REQUESTS or UNAVAILABLE.
 */
export async function createIntent(
  parts: IntentParts,
  account: Account,
  given: PaymentIntentRequest,
  log: Log,
): Promise<PaymentIntentAnswer> {
  if (given.userId !== undefined && given.userId !== account.id) throw new Refusal('FORBIDDEN', MESSAGES.forbidden);
  const plan = await findPlan(parts.db, given.plan.toLowerCase());
  if (!plan) throw new Refusal('VALIDATION_ERROR', MESSAGES.planNotFound, { field: 'plan' });
  const { provider } = parts;
  if (!provider || !isAvailable(plan, parts.clock(), parts))
    throw new Refusal('PLAN_UNAVAILABLE', MESSAGES.planUnavailable);
  await comparePrice(parts, plan, given);
  await parts.limit.spend('paymentIntent', account.id);
  return begin(parts, provider, account, plan, log);
}

async function comparePrice(parts: IntentParts, plan: PlanRow, given: PaymentIntentRequest): Promise<void> {
  const now = parts.clock();
  if (given.currency.toUpperCase() !== plan.currency) {
    throw new Refusal('VALIDATION_ERROR', MESSAGES.priceMismatch, { field: 'currency' });
  }
  const cents = centsOf(given.amount);
  if (cents === priceAt(plan, now)) return;
  const former = await listFormerPrices(parts.db, plan.id, secondsAfter(now, -PAGE_LIFE));
  const shown = [plan, ...former].flatMap(possiblePrices);
  if (cents === undefined || !shown.includes(cents))
    throw new Refusal('VALIDATION_ERROR', MESSAGES.priceMismatch, { field: 'amount' });
  throw new Refusal('PRICE_CHANGED', MESSAGES.priceChanged, { plan: planView(plan, now, parts) });
}

async function begin(
  parts: IntentParts,
  provider: PaymentProvider,
  account: Account,
  plan: PlanRow,
  log: Log,
): Promise<PaymentIntentAnswer> {
  const now = parts.clock();
  const paymentId = randomUUID();
  const price = { amountCents: priceAt(plan, now), currency: plan.currency };
  await insertPayment(parts.db, {
    ...{ id: paymentId, accountId: account.id, email: account.email, ...price },
    ...{ planKey: plan.key, planName: plan.name, planFeatures: plan.features, covers: plan.covers },
    ...{ provider: provider.name, testMode: provider.testMode, status: 'pending', createdAt: now },
  });
  try {
    const description = `${PRODUCT.name} ${plan.name}, one project`;
    const intent = await provider.createIntent({ paymentId, ...price, description, email: account.email });
    await setIntent(parts.db, paymentId, intent.intentId);
    return { success: true, message: MESSAGES.intentCreated, clientSecret: intent.clientSecret, paymentId };
  } catch (error) {
    log.error({ err: error, payment: paymentId }, 'a payment could not be begun');
    await updatePayment(parts.db, paymentId, { status: 'failed' });
    throw new Refusal('UNAVAILABLE', MESSAGES.intentFailed);
  }
}
