import { MESSAGES, type PaymentIntentAnswer, type PaymentIntentRequest } from '@backsmith/contract';
import { secondsAfter } from '../../clock.ts';
import type { Account } from '../../identity/account-store.ts';
import type { RateLimit } from '../../identity/rate-limit.ts';
import type { Log } from '../../log.ts';
import type { SettleParts } from '../../payments/settle.ts';
import type { PaymentProvider } from '../../ports/payment-provider.ts';
import { findPlan, listFormerPrices, type PlanRow } from '../../pricing/plan-store.ts';
import { isAvailable, planView, type Sales } from '../../pricing/plan-view.ts';
import { centsOf, possiblePrices, priceAt } from '../../pricing/price.ts';
import { Refusal } from '../../refusal.ts';
import { beginPayment } from './begin-payment.ts';

export type IntentParts = Sales &
  Pick<SettleParts, 'db' | 'clock' | 'mail'> & {
    readonly limit: RateLimit;
    readonly provider: PaymentProvider | undefined;
  };

/** How long ago a page may have been loaded to be told of a new price instead of a wrong amount. Seconds. */
const PAGE_LIFE = 24 * 60 * 60;

/**
 * Begins a payment at the server's price. What the request says about price, currency and user is compared and never used.
 *
 * @throws Refusal FORBIDDEN, VALIDATION_ERROR, PLAN_UNAVAILABLE, PRICE_CHANGED, PAYMENT_PENDING, ALREADY_PAID,
 *   TOO_MANY_REQUESTS or UNAVAILABLE.
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
  const price = { amountCents: priceAt(plan, parts.clock()), currency: plan.currency };
  const { intent, paymentId } = await beginPayment(
    { ...parts, provider },
    { account, plan, price, draft: given.draft },
    log,
  );
  return { success: true, message: MESSAGES.intentCreated, clientSecret: intent.clientSecret, paymentId };
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
