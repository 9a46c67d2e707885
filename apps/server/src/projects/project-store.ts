import { and, count, desc, eq, getTableColumns, ilike, inArray, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { containing } from '../db/containing.ts';
import { generation, project } from '../db/schema.ts';

export type ProjectRow = typeof project.$inferSelect;
export type NewProject = typeof project.$inferInsert;
/** A project, with what its generations came to. */
export type ProjectWithFacts = ProjectRow & { readonly versions: number; readonly leftOut: number };

// Columns are named with their tables by hand: in a query of one table the builder leaves the table out, and a subquery would
// then read columns of its own.
const FACTS = {
  versions: sql<number>`(select count(*)::int from generation as run
    where run.project_id = project.id and run.status = 'completed')`.as('versions'),
  leftOut: sql<number>`(select count(*)::int from generation as run, jsonb_array_elements(run.diagnostics) as said
    where run.project_id = project.id and run.archive_key = project.archive_key
    and said ->> 'severity' <> 'info')`.as('left_out'),
};

export async function insertProject(db: Db, fresh: NewProject): Promise<void> {
  await db.insert(project).values(fresh);
}

/** The project that was made of a draft of this account, by what its browser calls it. */
export async function findOfDraft(db: Db, accountId: string, draft: string): Promise<ProjectRow | undefined> {
  const found = await db
    .select()
    .from(project)
    .where(and(eq(project.accountId, accountId), eq(project.draft, draft)));
  return found[0];
}

/** A project of this account; another's is as absent as an unknown one. */
export async function findProject(db: Db, accountId: string, id: string): Promise<ProjectWithFacts | undefined> {
  const found = await db
    .select({ ...getTableColumns(project), ...FACTS })
    .from(project)
    .where(and(eq(project.id, id), eq(project.accountId, accountId)));
  return found[0];
}

/** Which projects of an account are meant. */
export type ProjectFilter = {
  readonly search?: string | undefined;
  readonly status?: ProjectRow['status'] | undefined;
};

/** One page of an account's projects, newest first. @param page from 1 */
export async function listProjects(
  db: Db,
  accountId: string,
  filter: ProjectFilter,
  page: { readonly page: number; readonly limit: number },
): Promise<readonly ProjectWithFacts[]> {
  // First which ones, then what is told of them: otherwise it is worked out for all that stand before the page.
  const shown = db
    .select({ id: project.id })
    .from(project)
    .where(matching(accountId, filter))
    .orderBy(desc(project.createdAt), desc(project.id))
    .limit(page.limit)
    .offset((page.page - 1) * page.limit);
  return db
    .select({ ...getTableColumns(project), ...FACTS })
    .from(project)
    .where(inArray(project.id, shown))
    .orderBy(desc(project.createdAt), desc(project.id));
}

/** How many projects of an account are meant. */
export async function countMatching(db: Db, accountId: string, filter: ProjectFilter): Promise<number> {
  const counted = await db.select({ all: count() }).from(project).where(matching(accountId, filter));
  return counted[0]?.all ?? 0;
}

function matching(accountId: string, { search = '', status }: ProjectFilter) {
  const part = containing(search);
  const texts = [project.name, project.originalIdea, project.description];
  return and(
    eq(project.accountId, accountId),
    status === undefined ? undefined : eq(project.status, status),
    search === '' ? undefined : or(...texts.map((text) => ilike(text, part))),
  );
}

/** Changes what people may change of a project; undefined when there is no such project of the account. */
export async function updateProject(
  db: Db,
  accountId: string,
  id: string,
  change: Partial<Pick<NewProject, 'name' | 'description' | 'originalIdea'>>,
): Promise<ProjectRow | undefined> {
  const changed = await db
    .update(project)
    .set(change)
    .where(and(eq(project.id, id), eq(project.accountId, accountId)))
    .returning();
  return changed[0];
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

/** Takes the project for a new run; false when it is being generated already. @param isFirst also when it has been before */
export async function beginProject(
  db: Db,
  accountId: string,
  id: string,
  change: Pick<NewProject, 'name' | 'originalIdea' | 'options'>,
  isFirst: boolean,
): Promise<boolean> {
  const free = and(ne(project.status, 'generating'), isFirst ? ne(project.status, 'completed') : undefined);
  const taken = await db
    .update(project)
    .set({ ...change, status: 'generating', errorCode: null, errorMessage: null })
    .where(and(eq(project.id, id), eq(project.accountId, accountId), free))
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
