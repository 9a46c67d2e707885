import { MESSAGES } from '@backsmith/contract';
import { ApiError } from '../api/api-error.ts';
import { pause } from '../lib/pause.ts';
import { refreshPayment } from './payment-calls.ts';
import { PaymentError } from './payment-error.ts';

const ASK_EVERY_MS = 2000;

/**
 * Asks about a payment under way until it succeeded. A server that cannot be reached, or has no time, is asked again.
 *
 * @throws {PaymentError} when it ended otherwise: `pending` is what a declined one is again, for another card
 */
export async function waitForPayment(paymentId: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    const status = await statusOf(paymentId);
    if (status === 'succeeded') return;
    if (status !== 'processing' && status !== 'unknown') {
      throw new PaymentError('PAYMENT_ERROR', MESSAGES.paymentFailed);
    }
    await pause(ASK_EVERY_MS, signal, 'The payment was left.');
  }
}

async function statusOf(paymentId: string) {
  try {
    return (await refreshPayment(paymentId)).status;
  } catch (cause) {
    if (cause instanceof ApiError && isPassing(cause.status)) return 'unknown';
    throw cause;
  }
}

function isPassing(status: number): boolean {
  return status === 0 || status === 429 || status >= 500;
}
