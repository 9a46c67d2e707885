import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { generation, project } from '../db/schema.ts';

export type ProjectRow = typeof project.$inferSelect;
export type NewProject = typeof project.$inferInsert;

export async function insertProject(db: Db, fresh: NewProject): Promise<void> {
  await db.insert(project).values(fresh);
}

/** A project of this account; another's is as absent as an unknown one. */
export async function findProject(db: Db, accountId: string, id: string): Promise<ProjectRow | undefined> {
  const found = await db
    .select()
    .from(project)
    .where(and(eq(project.id, id), eq(project.accountId, accountId)));
  return found[0];
}

/** The newest projects of an account. */
export async function listProjects(db: Db, accountId: string, limit: number): Promise<readonly ProjectRow[]> {
  return db
    .select()
    .from(project)
    .where(eq(project.accountId, accountId))
    .orderBy(desc(project.createdAt), desc(project.id))
    .limit(limit);
}

/** How many projects of an account have each status. */
export async function countProjects(db: Db, accountId: string): Promise<ReadonlyMap<ProjectRow['status'], number>> {
  const counted = await db
    .select({ status: project.status, count: sql<number>`count(*)::int` })
    .from(project)
    .where(eq(project.accountId, accountId))
    .groupBy(project.status);
  return new Map(counted.map((row) => [row.status, row.count]));
}

/** Takes the project for a new run; false when it is being generated already. */
export async function beginProject(
  db: Db,
  accountId: string,
  id: string,
  change: Pick<NewProject, 'name' | 'originalIdea' | 'options'>,
): Promise<boolean> {
  const taken = await db
    .update(project)
    .set({ ...change, status: 'generating', errorCode: null, errorMessage: null })
    .where(and(eq(project.id, id), eq(project.accountId, accountId), ne(project.status, 'generating')))
    .returning({ id: project.id });
  return taken.length > 0;
}

/** Ends a run with an archive. */
export async function completeProject(
  db: Db,
  id: string,
  made: Required<Pick<NewProject, 'generatedAt' | 'zipFilename' | 'archiveKey' | 'archiveBytes' | 'description'>>,
): Promise<void> {
  await db
    .update(project)
    .set({ ...made, status: 'completed' })
    .where(eq(project.id, id));
}

/**
 * Ends a run without one. A project that has an archive from an earlier run stays completed, with the name and the options of
 * that run; the error then tells of the repetition that failed.
 */
export async function failProject(db: Db, id: string, errorCode: string, errorMessage: string): Promise<void> {
  const found = await db
    .select({ options: generation.options })
    .from(project)
    .innerJoin(generation, and(eq(generation.projectId, project.id), eq(generation.archiveKey, project.archiveKey)))
    .where(eq(project.id, id));
  const kept = found[0]?.options;
  const state = kept ? ({ status: 'completed', name: kept.projectName, options: kept } as const) : FAILED;
  await db
    .update(project)
    .set({ ...state, errorCode, errorMessage })
    .where(eq(project.id, id));
}

const FAILED = { status: 'failed' } as const;

/** Removes a project that is not being generated, with everything that belongs to it; undefined when there is none such. */
export async function deleteProject(db: Db, accountId: string, id: string): Promise<ProjectRow | undefined> {
  const gone = await db
    .delete(project)
    .where(and(eq(project.id, id), eq(project.accountId, accountId), ne(project.status, 'generating')))
    .returning();
  return gone[0];
}
