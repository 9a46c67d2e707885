import { desc } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { readTallies } from '../db/tally-store.ts';
import { adminAction } from '../db/schema.ts';
import type { Account } from './account-store.ts';

export type ActionRow = typeof adminAction.$inferSelect;

/** What an administrator did. Details never hold a password. */
export type Action = {
  readonly action: string;
  readonly target: string;
  readonly details?: Readonly<Record<string, unknown>>;
};

/** Writes an action down, in the transaction that does it. @param actor without an id when the account goes with it */
export async function noteAction(
  tx: Db,
  actor: Pick<Account, 'email'> & { readonly id: string | null },
  { action, target, details = {} }: Action,
  now: Date,
): Promise<void> {
  await tx
    .insert(adminAction)
    .values({ happenedAt: now, actorId: actor.id, actorEmail: actor.email, action, target, details });
}

/** A page of what was done, the latest first. */
export async function listActions(db: Db, page: number, limit: number): Promise<readonly ActionRow[]> {
  return db
    .select()
    .from(adminAction)
    .orderBy(desc(adminAction.id))
    .limit(limit)
    .offset((page - 1) * limit);
}

export async function countActions(db: Db): Promise<number> {
  return (await readTallies(db, 'action')).get('action') ?? 0;
}
