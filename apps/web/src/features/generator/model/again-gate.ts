import type { Regeneration } from '@backsmith/contract';
import { isCovered } from '@backsmith/options';
import { formatDate } from '../../../shared/lib/format.ts';
import type { PaymentGate } from '../use-payment-gate.ts';
import type { Setup } from './setup.ts';

/** The gate of a project that was paid for: another version costs nothing while its features are covered. */
export function againGate(gate: PaymentGate, { free, until, covers }: Regeneration): PaymentGate {
  const isPaid = (features: Setup['features']) => free === 'paid' && isCovered(covers, features);
  return {
    ...gate,
    dueFor: (features) =>
      isPaid(features)
        ? { kind: 'free', reason: `Paid for: another version costs nothing until ${formatDate(until)}.` }
        : gate.dueFor(features),
    refusalFor: (features) => (isPaid(features) ? null : gate.refusalFor(features)),
  };
}
