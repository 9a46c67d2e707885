import { MESSAGES, type SandboxConfirmAnswer, type SandboxConfirmRequest } from '@backsmith/contract';
import type { Account } from '../../identity/account-store.ts';
import type { RateLimit } from '../../identity/rate-limit.ts';
import type { Log } from '../../log.ts';
import { isKnownEvent, noteEvent } from '../../payments/event-store.ts';
import { findOwnPayment, type PaymentWithUse } from '../../payments/payment-store.ts';
import type { Sandbox } from '../../payments/sandbox-provider.ts';
import { findBySecret } from '../../payments/sandbox-store.ts';
import { settlePayment, type SettleParts } from '../../payments/settle.ts';
import { BadSignature, type PaymentEvent } from '../../ports/payment-provider.ts';
import { isUuid } from '../../projects/is-uuid.ts';
import { Refusal } from '../../refusal.ts';

/**
 * Takes a signed message of the provider. It may come again, late and out of order: it is only the reason to ask the
 * provider how the payment stands.
 *
 * @throws Refusal INVALID_SIGNATURE; any other error makes the provider send it again.
 */
export async function receiveEvent(
  parts: SettleParts,
  body: Buffer,
  signature: string | undefined,
  log: Log,
): Promise<void> {
  const event = readEvent(parts, body, signature);
  if (event.intentId === undefined || (await isKnownEvent(parts.db, parts.provider.name, event.id))) return;
  await settlePayment(parts, event.intentId, log);
  // Afterwards: a message that could not be followed must not count as known.
  await noteEvent(parts.db, parts.provider.name, event.id, parts.clock());
}

function readEvent(parts: SettleParts, body: Buffer, signature: string | undefined): PaymentEvent {
  try {
    return parts.provider.readEvent(body, signature);
  } catch (error) {
    if (!(error instanceof BadSignature)) throw error;
    throw new Refusal('INVALID_SIGNATURE', 'The signature does not match.');
  }
}

/** A payment of the caller. @throws Refusal NOT_FOUND for an unknown one and for another's. */
export async function ownPayment(
  parts: Pick<SettleParts, 'db'>,
  account: Account,
  id: string,
): Promise<PaymentWithUse> {
  const found = isUuid(id) ? await findOwnPayment(parts.db, account.id, id) : undefined;
  if (!found) throw new Refusal('NOT_FOUND', MESSAGES.paymentNotFound);
  return found;
}

/** Asks the provider how a payment stands, for messages that are late or lost. @throws Refusal NOT_FOUND. */
export async function refreshPayment(
  parts: SettleParts,
  account: Account,
  id: string,
  log: Log,
): Promise<PaymentWithUse> {
  const { payment } = await ownPayment(parts, account, id);
  if (payment.intentId !== null && payment.provider === parts.provider.name) {
    await settlePayment(parts, payment.intentId, log);
  }
  return ownPayment(parts, account, id);
}

/**
 * Pays at the sandbox. What follows is what follows a payment at a real provider: a signed message arrives.
 *
 * @throws Refusal NOT_FOUND or PAYMENT_ERROR with the card's message.
 */
export async function confirmAtSandbox(
  parts: Omit<SettleParts, 'provider'> & { readonly provider: Sandbox; readonly limit: RateLimit },
  account: Account,
  given: SandboxConfirmRequest,
  log: Log,
): Promise<SandboxConfirmAnswer> {
  await parts.limit.spend('paymentConfirm', account.id);
  const intent = await findBySecret(parts.db, given.clientSecret);
  if (!intent) throw new Refusal('NOT_FOUND', MESSAGES.paymentNotFound);
  await ownPayment(parts, account, intent.paymentId);
  const outcome = await parts.provider.confirm(intent, given.paymentMethod, given.authentication);
  const { body, signature } = parts.provider.eventOf(intent.id);
  await receiveEvent(parts, body, signature, log);
  if (typeof outcome === 'object') throw new Refusal('PAYMENT_ERROR', outcome.declined);
  return { success: true, status: outcome, message: SENTENCES[outcome] };
}

const SENTENCES = {
  succeeded: MESSAGES.paymentSucceeded,
  processing: MESSAGES.paymentProcessing,
  requires_action: MESSAGES.paymentAuthentication,
} as const;
