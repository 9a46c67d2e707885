import type { FastifyRequest } from 'fastify';

/** True for a name or address that only this machine answers to. @param host without a port, IPv6 in brackets or not. */
export function isLoopbackHost(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}

/** True for a request of this machine, to an address of this machine, that no proxy has passed on. */
export function isLocal(request: FastifyRequest): boolean {
  const { remoteAddress } = request.socket;
  const isLoopback = /^(127\.|::1$|::ffff:127\.)/.test(remoteAddress ?? '');
  const isForwarded = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined;
  return isLoopback && !isForwarded && isLoopbackHost(request.hostname);
}
