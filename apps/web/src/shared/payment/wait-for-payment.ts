import { MESSAGES } from '@backsmith/contract';
import { refreshPayment } from './payment-calls.ts';
import { PaymentError } from './payment-error.ts';

const ASK_EVERY_MS = 2000;

/** Asks about a payment under way until it succeeded. @throws {PaymentError} when it ended otherwise */
export async function waitForPayment(paymentId: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    const { status } = await refreshPayment(paymentId);
    if (status === 'succeeded') return;
    if (status !== 'processing' && status !== 'pending') {
      throw new PaymentError('PAYMENT_ERROR', MESSAGES.paymentFailed);
    }
    await pause(signal);
  }
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ASK_EVERY_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('The payment was left.', 'AbortError'));
    });
  });
}
