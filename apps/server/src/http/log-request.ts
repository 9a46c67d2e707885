import type { FastifyRequest } from 'fastify';
import { loggedError } from '../log-error.ts';

type LoggedRequest = { readonly method: string; readonly path: string; readonly remoteAddress: string };

/** What the log says of a request. Without the query: links in mails carry what grants something in theirs. */
export function loggedRequest(request: FastifyRequest): LoggedRequest {
  const [path = ''] = request.url.split('?');
  return { method: request.method, path: path.replace(/^(\/dev\/outbox\/).+/, '$1…'), remoteAddress: request.ip };
}

/** How the log writes what it is given. */
export const logSerializers = { req: loggedRequest, err: loggedError, error: loggedError } as const;
