import type { AccountSession } from '@backsmith/contract';
import type { SessionRow } from './session-store.ts';

/** A session as it is shown. @param current the hash of the token that asks */
export function sessionView(session: SessionRow, current: Buffer): AccountSession {
  return {
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
    current: session.tokenHash.equals(current),
  };
}
