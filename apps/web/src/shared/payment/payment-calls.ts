import {
  MESSAGES,
  PATHS,
  type Payment,
  paymentAnswer,
  type PaymentConfigAnswer,
  paymentConfigAnswer,
  type PaymentIntentAnswer,
  paymentIntentAnswer,
  type PaymentStatusAnswer,
  paymentStatusAnswer,
  type PricingPlan,
  type SandboxConfirmRequest,
  sandboxConfirmAnswer,
} from '@backsmith/contract';
import { call } from '../api/call.ts';
import { send } from '../api/send.ts';
import { PaymentError, paymentErrorOf } from './payment-error.ts';

export type PaymentConfig = PaymentConfigAnswer['data'];

/** How one pays at this server. */
export async function paymentConfig(signal?: AbortSignal): Promise<PaymentConfig> {
  return (await call(PATHS.paymentConfig, paymentConfigAnswer, { signal })).data;
}

/**
 * Asks for an intent to pay the plan at the price that is shown. The server decides the price and refuses another.
 *
 * @param draft what it is for, as this browser calls it; absent: any project
 * @throws {PaymentError} with the sentence of the error catalogue
 */
export async function createIntent(
  plan: PricingPlan,
  userId: string,
  draft: string | undefined,
): Promise<PaymentIntentAnswer> {
  const json = {
    plan: plan.key,
    amount: plan.currentPricing.current,
    currency: plan.currency.toLowerCase(),
    userId,
    draft,
  };
  const answer = await send(PATHS.createPaymentIntent, { method: 'POST', json }).then(
    (response): Promise<unknown> => response.json().catch(() => undefined),
    (error: unknown) => {
      throw paymentErrorOf(error, MESSAGES.intentFailed);
    },
  );
  if (isRefusal(answer)) throw new PaymentError('PAYMENT_ERROR', answer.message ?? MESSAGES.intentFailed);
  const read = paymentIntentAnswer.safeParse(answer);
  if (!read.success || read.data.clientSecret === '') {
    throw new PaymentError('PAYMENT_ERROR', MESSAGES.intentInvalid);
  }
  return read.data;
}

function isRefusal(answer: unknown): answer is { readonly message?: string } {
  return typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === false;
}

/** Confirms with the embedded sandbox. @throws {PaymentError} for a card that is declined */
export async function confirmInSandbox(json: SandboxConfirmRequest) {
  try {
    return await call(PATHS.sandboxConfirm, sandboxConfirmAnswer, { method: 'POST', json });
  } catch (error) {
    throw paymentErrorOf(error);
  }
}

/** Lets the server ask the card provider about a payment, so that what was paid for is there at once. */
export async function refreshPayment(paymentId: string): Promise<Payment> {
  return (await call(PATHS.paymentRefresh(paymentId), paymentAnswer, { method: 'POST' })).data.payment;
}

/** Whether the caller may generate, and what is paid for and not used. */
export function paymentStatus(signal?: AbortSignal): Promise<PaymentStatusAnswer> {
  return call(PATHS.paymentStatus, paymentStatusAnswer, { signal });
}
