import { randomUUID } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { lockAccount } from '../identity/account-store.ts';
import { findOfDraft, insertProject, updateProject } from './project-store.ts';
import { storeSource, type Room } from './store-source.ts';

/** A schema that came in, to be kept until it is built. */
export type Draft = {
  /** What the browser calls it; absent: it is nothing that was sent before. */
  readonly key: string | undefined;
  readonly name: string;
  readonly originalIdea: string;
  readonly bytes: Uint8Array;
  /** The text shown for the bytes. */
  readonly text: string;
};

/**
 * Keeps a schema as a draft project. A draft that was sent before is put in its place, and left alone once it is being built:
 * whoever asks for that next is told.
 *
 * @returns the project. @throws Refusal STORAGE_FULL.
 */
export async function putDraft(tx: Db, room: Room, draft: Draft, now: Date): Promise<string> {
  const { key, name, originalIdea, bytes, text } = draft;
  // Two tabs that send the same one at the same moment wait for one another here.
  await lockAccount(tx, room.accountId);
  const known = key === undefined ? undefined : await findOfDraft(tx, room.accountId, key);
  if (known?.status === 'generating' || known?.status === 'completed') return known.id;
  const id = known?.id ?? randomUUID();
  if (known) await updateProject(tx, room.accountId, id, { name, originalIdea });
  else {
    const fresh = { id, accountId: room.accountId, name, status: 'draft', originalIdea, createdAt: now } as const;
    await insertProject(tx, { ...fresh, draft: key });
  }
  await storeSource(tx, room, id, bytes, text, now);
  return id;
}
