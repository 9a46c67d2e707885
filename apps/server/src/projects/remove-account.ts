import { MESSAGES } from '@backsmith/contract';
import type { Database, Db } from '../db/database.ts';
import { deleteAccount, lockAccount, lockAdministrators, type Account } from '../identity/account-store.ts';
import type { Letter } from '../mail/letter.ts';
import type { PostOffice } from '../mail/post-office.ts';
import type { ArchiveStorage } from '../ports/archive-storage.ts';
import { Refusal } from '../refusal.ts';
import { archivesOfAccount } from './generation-store.ts';

export type RemovalParts = {
  readonly db: Database;
  readonly storage: ArchiveStorage;
  readonly mail: PostOffice;
};

/**
 * Deletes an account with its sessions, projects, schemas and archives. Payments and their receipts are kept, as the law wants
 * it, without the account. A generation under way finds its row gone and leaves nothing behind.
 *
 * @param also what belongs into the same transaction.
 * @throws Refusal LAST_ADMINISTRATOR when nobody would be left to administer.
 */
export async function removeAccount(
  { db, storage, mail }: RemovalParts,
  account: Pick<Account, 'id' | 'role'>,
  letter: Letter | undefined,
  also?: (tx: Db) => Promise<void>,
): Promise<void> {
  const archives = await db.transaction(async (tx) => {
    await refuseLastAdministrator(tx, account);
    await lockAccount(tx, account.id);
    const keys = await archivesOfAccount(tx, account.id);
    await deleteAccount(tx, account.id);
    if (letter !== undefined) await mail.post(tx, letter);
    await also?.(tx);
    return keys;
  });
  for (const key of archives) await storage.remove(key);
}

/** @throws Refusal LAST_ADMINISTRATOR when this account is the only one that may administer. */
export async function refuseLastAdministrator(
  tx: Parameters<typeof lockAdministrators>[0],
  { id }: Pick<Account, 'id'>,
): Promise<void> {
  const administrators = await lockAdministrators(tx);
  if (administrators.length === 1 && administrators[0] === id) {
    throw new Refusal('LAST_ADMINISTRATOR', MESSAGES.lastAdministrator);
  }
}
