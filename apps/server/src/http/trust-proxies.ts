import { BlockList, isIPv6 } from 'node:net';
import type { Config } from '../config.ts';

/** Addresses of this machine and of private networks (RFC 1122, 1918, 3927, 4193, 4291). */
const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  PRIVATE.addSubnet(network, bits, 'ipv4');
}
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  PRIVATE.addSubnet(network, bits, 'ipv6');
}

/**
 * Which addresses may tell where a request came from, as Fastify asks it. A number of proxies counts only where the nearest is
 * of this machine or of a private network: whoever gets at the server around the proxy could otherwise write any address.
 */
export function trustOf(proxies: Config['trustProxy']): false | string | ((address: string, hop: number) => boolean) {
  if (typeof proxies !== 'number') return proxies;
  return (address, hop) => hop < proxies && (hop > 0 || isPrivate(address));
}

function isPrivate(address: string): boolean {
  return PRIVATE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
