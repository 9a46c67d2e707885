import type { AccountSession } from '@backsmith/contract';
import { MESSAGES } from '@backsmith/contract';
import type { Account } from '../../identity/account-store.ts';
import { findAccount } from '../../identity/account-store.ts';
import { noteAction } from '../../identity/action-store.ts';
import { deleteOtherSessions, deleteSessions, listSessions } from '../../identity/session-store.ts';
import { sessionView } from '../../identity/session-view.ts';
import { hashToken } from '../../identity/token.ts';
import { isUuid } from '../../projects/is-uuid.ts';
import { Refusal } from '../../refusal.ts';
import type { AdminParts } from './parts.ts';

type Caller = { readonly account: Account; readonly token: string };

/** Where a user is signed in. @throws Refusal NOT_FOUND. */
export async function sessionsOf(parts: AdminParts, caller: Caller, id: string): Promise<AccountSession[]> {
  const known = await existing(parts, id);
  const current = hashToken(caller.token);
  return (await listSessions(parts.db, known.id, parts.clock())).map((row) => sessionView(row, current));
}

/** Ends all sessions of a user; of the administrator's own all but the one that asks. @throws Refusal NOT_FOUND. */
export async function endSessions(parts: AdminParts, { account, token }: Caller, id: string): Promise<void> {
  const known = await existing(parts, id);
  await parts.db.transaction(async (tx) => {
    if (known.id === account.id) await deleteOtherSessions(tx, known.id, hashToken(token));
    else await deleteSessions(tx, known.id);
    await noteAction(tx, account, { action: 'sessions ended', target: known.email }, parts.clock());
  });
}

async function existing(parts: AdminParts, id: string): Promise<Account> {
  const found = isUuid(id) ? await findAccount(parts.db, id) : undefined;
  if (!found) throw new Refusal('NOT_FOUND', MESSAGES.noSuchUser);
  return found;
}
