import { createHash } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { countAttempt, hasAttempts } from './attempt-store.ts';

/** How long a network is known after a sign-in from it. Seconds. */
const KNOWN_FOR = 90 * 24 * 60 * 60;

/** Remembers that an account was signed in to from a network. @param address as `addressKey` gives it. */
export async function noteNetwork(db: Db, emailKey: string, address: string, now: Date): Promise<void> {
  await countAttempt(db, keyOf(emailKey, address), KNOWN_FOR, now);
}

/** True for a network the account was signed in to from: strangers who guess its password elsewhere do not lock it out here. */
export function isKnownNetwork(db: Db, emailKey: string, address: string, now: Date): Promise<boolean> {
  return hasAttempts(db, keyOf(emailKey, address), now);
}

function keyOf(emailKey: string, address: string): string {
  return `network:${createHash('sha256').update(`${emailKey}\n${address}`).digest('base64url')}`;
}
