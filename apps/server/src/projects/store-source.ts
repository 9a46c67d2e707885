import type { Db } from '../db/database.ts';
import { lockAccount } from '../identity/account-store.ts';
import { Refusal } from '../refusal.ts';
import { putSource, storedBytes } from './source-store.ts';

/** What one account may keep in all where nothing else is said. Bytes. */
export const QUOTA = 500 * 1024 * 1024;

/** Whose room is looked at, and how much there is. */
export type Room = { readonly accountId: string; readonly quota: number };

/** @throws Refusal STORAGE_FULL when so much more does not fit. @param except a project whose schema is replaced. */
export async function refuseWhenFull(db: Db, room: Room, bytes: number, except?: string): Promise<void> {
  if ((await storedBytes(db, room.accountId, except)) + bytes <= room.quota) return;
  throw new Refusal('STORAGE_FULL', 'Your account has no room for more schemas. Delete projects you do not need.');
}

/**
 * Stores the schema of a project, wherever it comes from. The account is held, so that what arrives at the same time counts.
 *
 * @param shownText the text shown to the user for the bytes. @throws Refusal STORAGE_FULL.
 */
export async function storeSource(
  tx: Db,
  room: Room,
  projectId: string,
  bytes: Uint8Array,
  shownText: string,
  now: Date,
): Promise<void> {
  await lockAccount(tx, room.accountId);
  await refuseWhenFull(tx, room, bytes.byteLength, projectId);
  await putSource(tx, projectId, bytes, shownText, now);
}
