import type { Log } from '../log.ts';
import type { PaymentProvider } from '../ports/payment-provider.ts';
import type { Sandbox } from './sandbox-provider.ts';
import { settlePayment, type SettleParts } from './settle.ts';

/** Brings payments to their end that the sandbox was processing. Nothing to do with a real provider. */
export async function settleSandbox(
  parts: Omit<SettleParts, 'provider'> & { readonly provider: PaymentProvider | Sandbox | undefined },
  log: Log,
): Promise<void> {
  const { provider } = parts;
  if (!provider || !('settle' in provider)) return;
  for (const intentId of await provider.settle()) await settlePayment({ ...parts, provider }, intentId, log);
}
