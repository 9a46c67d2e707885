import { MESSAGES, type PricingPlan } from '@backsmith/contract';
import { ApiError, type RefusalDetails } from '../api/api-error.ts';

/** Why a payment did not go through, as it is shown. */
export class PaymentError extends Error {
  override readonly name = 'PaymentError';
  readonly code: string;
  /** PRICE_CHANGED: the plan at its price of now. */
  readonly plan: PricingPlan | undefined;
  /** PAYMENT_PENDING and ALREADY_PAID: the payment that is there. */
  readonly paymentId: string | undefined;

  constructor(code: string, message: string, { plan, paymentId }: Pick<RefusalDetails, 'plan' | 'paymentId'> = {}) {
    super(message);
    this.code = code;
    this.plan = plan;
    this.paymentId = paymentId;
  }
}

/** What to show of whatever was thrown. @param otherwise the sentence where the server had none */
export function paymentErrorOf(error: unknown, otherwise: string = MESSAGES.paymentFailed): PaymentError {
  if (error instanceof PaymentError) return error;
  if (!(error instanceof ApiError)) {
    console.error(error);
    return new PaymentError('PAYMENT_ERROR', otherwise);
  }
  const code = error.status === 401 ? 'AUTH_REQUIRED' : error.code;
  return new PaymentError(code, error.said === '' ? otherwise : error.said, error.details);
}
