import {
  PATHS,
  type PaymentIntentAnswer,
  type PaymentStatusAnswer,
  type PricingPlanAnswer,
  type SandboxMethod,
} from '@backsmith/contract';
import type { LightMyRequestResponse } from 'fastify';
import type { Caller } from './caller.ts';

/** What a browser says with every POST of a page of this machine. */
export const OWN_PAGE = { origin: 'http://localhost' } as const;

/** Asks to pay at the price of now. @param draft what it is for */
export async function askToPay(caller: Caller, plan: string, draft?: string): Promise<LightMyRequestResponse> {
  const { data } = (await caller.call('GET', PATHS.pricingPlan(plan))).json<PricingPlanAnswer>();
  const body = { plan, amount: data.currentPricing.current, currency: data.currency.toLowerCase(), draft };
  return caller.call('POST', PATHS.createPaymentIntent, body);
}

/** Begins a payment at the price of now. @param draft what it is for */
export async function beginPayment(caller: Caller, plan: string, draft?: string): Promise<PaymentIntentAnswer> {
  const answer = await askToPay(caller, plan, draft);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<PaymentIntentAnswer>();
}

/** "Charges" a test card for a payment that has begun. */
export function confirm(
  caller: Caller,
  clientSecret: string,
  paymentMethod: SandboxMethod = 'card_success',
  more: object = {},
): Promise<LightMyRequestResponse> {
  return caller.call('POST', PATHS.sandboxConfirm, { clientSecret, paymentMethod, ...more }, OWN_PAGE);
}

/** Pays for a plan at the sandbox. @returns the payment's id. */
export async function pay(caller: Caller, plan: string): Promise<string> {
  const { clientSecret, paymentId } = await beginPayment(caller, plan);
  const answer = await confirm(caller, clientSecret);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return paymentId;
}

export async function statusOf(caller: Caller): Promise<PaymentStatusAnswer> {
  return (await caller.call('GET', PATHS.paymentStatus)).json<PaymentStatusAnswer>();
}
