import type { AdminFailure, AdminPayment } from '@backsmith/contract';
import { paymentView } from '../../payments/payment-view.ts';
import type { PaymentWithUse } from '../../payments/payment-store.ts';
import type { FailedGeneration } from './list-store.ts';

export function adminPaymentView(row: PaymentWithUse): AdminPayment {
  const { email, accountId: userId, provider, intentId } = row.payment;
  return { ...paymentView(row), ...{ email, userId, provider, intentId } };
}

export function failureView({ generation, projectName, email }: FailedGeneration): AdminFailure {
  const failed = generation.steps.find(({ status }) => status === 'error' || status === 'in_progress');
  return {
    id: generation.id,
    projectId: generation.projectId,
    ...{ projectName, userId: generation.accountId, email },
    code: generation.errorCode ?? 'UNKNOWN_ERROR',
    message: generation.errorMessage ?? generation.message,
    step: failed?.name ?? null,
    attempts: generation.attempts,
    endedAt: (generation.endedAt ?? generation.createdAt).toISOString(),
  };
}
