import { and, desc, eq, sql } from 'drizzle-orm';
import type { PushField, PushResult, PushStepView } from '@backsmith/contract';
import type { Database, Db } from '../db/database.ts';
import { push, pushed } from '../db/schema.ts';
import { isHeld } from '../projects/abandoned-store.ts';

export type PushRow = typeof push.$inferSelect;
export type PushedRow = typeof pushed.$inferSelect;

/** The latest push of a project, as it is seen from any process; false: the one it ran in is gone. */
export type SeenPush = { readonly push: PushRow; readonly isHeld: boolean };

export async function findPush(db: Db, projectId: string): Promise<SeenPush | undefined> {
  const found = await db
    .select({ push, isHeld: isHeld(push.heldBy) })
    .from(push)
    .where(eq(push.projectId, projectId));
  return found[0];
}

/** Notes that a process pushes a project; false where one does already. */
export async function claimPush(
  db: Db,
  fresh: Pick<PushRow, 'projectId' | 'run' | 'host' | 'repository' | 'version' | 'heldBy' | 'startedAt'>,
): Promise<boolean> {
  const row = { ...fresh, status: 'running', steps: [], reason: null, field: null, result: null } as const;
  const claimed = await db
    .insert(push)
    .values(row)
    .onConflictDoUpdate({
      target: push.projectId,
      set: row,
      setWhere: sql`${push.status} <> 'running' or not ${isHeld(push.heldBy)}`,
    })
    .returning({ run: push.run });
  return claimed.length > 0;
}

/** Notes how far a push has come; false when its project is gone, or it was taken for lost. */
export async function notePush(db: Db, run: string, steps: readonly PushStepView[]): Promise<boolean> {
  const noted = await db
    .update(push)
    .set({ steps })
    .where(and(eq(push.run, run), eq(push.status, 'running')))
    .returning({ run: push.run });
  return noted.length > 0;
}

/** Ends a push that failed. */
export async function failPush(db: Db, run: string, reason: string, field: PushField | undefined): Promise<void> {
  await db
    .update(push)
    .set({ status: 'failed', reason, field: field ?? null })
    .where(and(eq(push.run, run), eq(push.status, 'running')));
}

/** Ends a push that came to something, and keeps what stands where now. */
export async function finishPush(
  db: Database,
  run: string,
  done: { readonly repository: string; readonly result: PushResult; readonly steps: readonly PushStepView[] },
  landed: PushedRow,
): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await tx
      .update(push)
      .set({ ...done, status: 'done' })
      .where(and(eq(push.run, run), eq(push.status, 'running')))
      .returning({ run: push.run });
    if (ended.length === 0) return;
    const { projectId, host, repositoryId, version, ...rest } = landed;
    await tx
      .insert(pushed)
      .values({ projectId, host, repositoryId, version, ...rest })
      .onConflictDoUpdate({ target: [pushed.projectId, pushed.host, pushed.repositoryId, pushed.version], set: rest });
  });
}

/** What of a project was pushed to a repository, the latest first. */
export async function listPushed(
  db: Db,
  { projectId, host, repositoryId }: Pick<PushedRow, 'projectId' | 'host' | 'repositoryId'>,
): Promise<readonly PushedRow[]> {
  return db
    .select()
    .from(pushed)
    .where(and(eq(pushed.projectId, projectId), eq(pushed.host, host), eq(pushed.repositoryId, repositoryId)))
    .orderBy(desc(pushed.version));
}
