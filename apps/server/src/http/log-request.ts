import type { FastifyRequest } from 'fastify';

type LoggedRequest = { readonly method: string; readonly path: string; readonly remoteAddress: string };

/** What the log says of a request. Without the query: links in mails carry what grants something in theirs. */
export function loggedRequest(request: FastifyRequest): LoggedRequest {
  const [path = ''] = request.url.split('?');
  return { method: request.method, path: path.replace(/^(\/dev\/outbox\/).+/, '$1…'), remoteAddress: request.ip };
}
