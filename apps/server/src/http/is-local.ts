import type { FastifyRequest } from 'fastify';

/** True for a name or address that only this machine answers to. @param host without a port, IPv6 in brackets or not. */
export function isLoopbackHost(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}

/** What proxies add to a request, each its own. */
const TRACES = [
  ...[
    'forwarded',
    'via',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-forwarded-port',
    'x-forwarded-server',
  ],
  ...['x-real-ip', 'x-client-ip', 'true-client-ip', 'cf-connecting-ip', 'cf-ray', 'x-original-host', 'x-original-url'],
];

/**
 * True for a request of this machine, to an address of this machine, that no proxy has passed on, as far as it shows: a proxy
 * may tell nothing of itself and put our own name for the one the browser asked for, but it leaves the page's own address in
 * `Origin` and `Referer`, and many speak HTTP/1.0 to what is behind them.
 */
export function isLocal(request: FastifyRequest): boolean {
  return cameOverLoopback(request) && request.raw.httpVersion !== '1.0' && signOfStrangers(request) === undefined;
}

/** True for a request over this machine's loopback interface. */
export function cameOverLoopback(request: FastifyRequest): boolean {
  return /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '');
}

/** The header that shows that a request was meant for another name than this machine's own; undefined where none does. */
export function signOfStrangers({ headers, hostname }: FastifyRequest): string | undefined {
  const trace = TRACES.find((name) => headers[name] !== undefined);
  if (trace !== undefined) return trace;
  if (!isLoopbackHost(hostname)) return 'host';
  return (['origin', 'referer'] as const).find((name) => {
    const page = headers[name];
    return page !== undefined && page !== 'null' && !isOwnPage(page);
  });
}

function isOwnPage(address: string): boolean {
  const page = URL.parse(address);
  return page !== null && isLoopbackHost(page.hostname);
}
