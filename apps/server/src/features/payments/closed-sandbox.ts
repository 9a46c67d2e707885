import { MESSAGES, sandboxClosedMessage } from '@backsmith/contract';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../http/app-type.ts';
import { isLocal, signOfStrangers } from '../../http/is-local.ts';
import type { PaymentParts } from './payment-parts.ts';

/**
 * Why test cards are not taken from this caller, in a sentence; undefined where they are. A proxy nobody told us of must not turn
 * them into free projects for strangers.
 */
export function whySandboxIsClosed(
  app: Pick<App, 'strangersReachUs'>,
  { sandboxForAll }: Pick<PaymentParts, 'sandboxForAll'>,
  request: FastifyRequest,
): string | undefined {
  if (sandboxForAll) return undefined;
  const sign = app.strangersReachUs() ?? signOfStrangers(request);
  if (sign !== undefined) return sandboxClosedMessage(sign);
  return isLocal(request) ? undefined : MESSAGES.sandboxIsLocal;
}
