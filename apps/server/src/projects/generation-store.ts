import { and, desc, eq, gt, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { GenerationStep } from '@backsmith/contract';
import type { Db } from '../db/database.ts';
import { generation, project } from '../db/schema.ts';
import { updateArchivesOf } from './version-store.ts';

export type GenerationRow = typeof generation.$inferSelect;
export type NewGeneration = typeof generation.$inferInsert;

const OPEN = ['queued', 'running'] as const;

export async function insertGeneration(db: Db, fresh: NewGeneration): Promise<void> {
  await db.insert(generation).values(fresh);
}

/** Generations of an account that have not ended. */
export async function countOpenGenerations(db: Db, accountId: string): Promise<number> {
  const counted = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(generation)
    .where(and(eq(generation.accountId, accountId), inArray(generation.status, OPEN)));
  return counted[0]?.count ?? 0;
}

/** When runs of an account were stopped at a limit, the latest first. */
export async function listLimitEnds(db: Db, accountId: string, since: Date): Promise<readonly Date[]> {
  const found = await db
    .select({ endedAt: generation.endedAt })
    .from(generation)
    .where(
      and(
        eq(generation.accountId, accountId),
        eq(generation.status, 'failed'),
        inArray(generation.errorCode, ['TIME_LIMIT', 'MEMORY_LIMIT']),
        gt(generation.endedAt, since),
      ),
    )
    .orderBy(desc(generation.endedAt));
  return found.flatMap((row) => row.endedAt ?? []);
}

/** A generation with its project's name. */
export type GenerationOfProject = { readonly generation: GenerationRow; readonly projectName: string };

export async function findGeneration(db: Db, id: string): Promise<GenerationOfProject | undefined> {
  const found = await joined(db).where(eq(generation.id, id));
  return found[0];
}

/** The latest generation of a project, whatever became of it. */
export async function latestGeneration(db: Db, projectId: string): Promise<GenerationOfProject | undefined> {
  const found = await joined(db)
    .where(eq(generation.projectId, projectId))
    .orderBy(desc(generation.createdAt), desc(generation.id))
    .limit(1);
  return found[0];
}

function joined(db: Db) {
  return db
    .select({ generation, projectName: project.name })
    .from(generation)
    .innerJoin(project, eq(project.id, generation.projectId));
}

/** Begins a run, or begins it again after a crash; undefined when it has ended meanwhile. @param claimedBy the process. */
export async function claimGeneration(
  db: Db,
  id: string,
  claimedBy: number,
  begin: { readonly steps: readonly GenerationStep[]; readonly message: string; readonly now: Date },
): Promise<GenerationRow | undefined> {
  const { steps, message, now } = begin;
  const claimed = await db
    .update(generation)
    .set({
      status: 'running',
      steps,
      message,
      claimedBy,
      attempts: sql`${generation.attempts} + 1`,
      startedAt: sql`coalesce(${generation.startedAt}, ${now})`,
    })
    .where(and(eq(generation.id, id), inArray(generation.status, OPEN)))
    .returning();
  return claimed[0];
}

/** Notes how far it has come; false when it is not this process's any more: cancelled, or handed to another. */
export async function noteSteps(
  db: Db,
  id: string,
  claimedBy: number,
  steps: readonly GenerationStep[],
): Promise<boolean> {
  const noted = await db
    .update(generation)
    .set({ steps })
    .where(and(eq(generation.id, id), eq(generation.status, 'running'), eq(generation.claimedBy, claimedBy)))
    .returning({ id: generation.id });
  return noted.length > 0;
}

/** How a generation ends. */
export type Ending = Required<Pick<NewGeneration, 'message' | 'endedAt'>> &
  Pick<NewGeneration, 'steps' | 'diagnostics' | 'archiveKey' | 'errorCode' | 'errorMessage'> & {
    readonly status: 'completed' | 'failed' | 'cancelled';
  };

/** Ends a generation once: the row when this call did it, undefined when it had ended before. */
export async function endGeneration(db: Db, id: string, ending: Ending): Promise<GenerationRow | undefined> {
  const ended = await db
    .update(generation)
    .set(ending)
    .where(and(eq(generation.id, id), inArray(generation.status, OPEN)))
    .returning();
  return ended[0];
}

/** Takes the archives of a project's earlier generations off the books; their files can then be removed. */
export async function dropSupersededArchives(db: Db, projectId: string, current: string): Promise<readonly string[]> {
  const superseded = and(
    eq(generation.projectId, projectId),
    isNotNull(generation.archiveKey),
    ne(generation.archiveKey, current),
  );
  const found = await db.select({ id: generation.id, key: generation.archiveKey }).from(generation).where(superseded);
  const ids = found.map((row) => row.id);
  if (ids.length > 0) await db.update(generation).set({ archiveKey: null }).where(inArray(generation.id, ids));
  return found.flatMap((row) => row.key ?? []);
}

/** Every archive that is stored for a project. */
export async function archivesOf(db: Db, projectId: string): Promise<readonly string[]> {
  const stored = and(eq(generation.projectId, projectId), isNotNull(generation.archiveKey));
  const found = await db.select({ key: generation.archiveKey }).from(generation).where(stored);
  return [...found.flatMap((row) => row.key ?? []), ...(await updateArchivesOf(db, { projectId }))];
}

/** Every archive that is stored for an account. */
export async function archivesOfAccount(db: Db, accountId: string): Promise<readonly string[]> {
  const stored = and(eq(generation.accountId, accountId), isNotNull(generation.archiveKey));
  const found = await db.select({ key: generation.archiveKey }).from(generation).where(stored);
  return [...found.flatMap((row) => row.key ?? []), ...(await updateArchivesOf(db, { accountId }))];
}

/** Tells all server processes that a generation has news. Sent when the transaction commits. */
export async function announceGeneration(db: Db, id: string): Promise<void> {
  await db.execute(sql`select pg_notify('generation', ${id})`);
}
