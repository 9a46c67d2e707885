import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { findSession } from '../identity/session-store.ts';
import { hashToken } from '../identity/token.ts';
import { callerOf } from './access.ts';

/** Asks, as often as it is called, whether the session of a request has not ended since. */
export function stillSignedIn(
  request: FastifyRequest,
  parts: { readonly db: Db; readonly clock: Clock },
): () => Promise<boolean> {
  const token = hashToken(callerOf(request).token);
  return async () => (await findSession(parts.db, token, parts.clock())) !== undefined;
}
