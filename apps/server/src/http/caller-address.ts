import type { FastifyRequest } from 'fastify';
import { addressKey } from '../identity/address-key.ts';

/** What limits know a caller by who is not signed in: the IPv4 address or IPv6 network a request came from. */
export function callerAddress(request: Pick<FastifyRequest, 'ip'>): string {
  return addressKey(request.ip);
}
