import {
  checkProjectName,
  LIMITS,
  MESSAGES,
  paginationOf,
  type Pagination,
  type ProjectChange,
  type ProjectsQuery,
  type ProjectStats,
} from '@backsmith/contract';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { release } from '../../entitlements/entitlements.ts';
import type { SentArchive } from '../../http/send-archive.ts';
import type { Account } from '../../identity/account-store.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { ArchiveStorage } from '../../ports/archive-storage.ts';
import {
  announceGeneration,
  archivesOf,
  endGeneration,
  latestGeneration,
  type GenerationOfProject,
} from '../../projects/generation-store.ts';
import {
  countMatching,
  countProjects,
  deleteProject,
  failProject,
  listProjects,
  type ProjectRow,
  type ProjectWithFacts,
  updateProject,
} from '../../projects/project-store.ts';
import { findSha256 } from '../../projects/version-store.ts';
import { moveUp } from '../../projects/queue-store.ts';
import { withFailure } from '../../projects/steps.ts';
import { ownProject } from '../../projects/own-project.ts';
import { Refusal } from '../../refusal.ts';

export type ProjectParts = {
  readonly db: Database;
  readonly clock: Clock;
  readonly storage: ArchiveStorage;
  readonly jobs: Pick<JobQueue, 'withdraw'>;
};

/** A page of the caller's projects, newest first. */
export async function list(
  parts: ProjectParts,
  account: Account,
  { page = 1, limit = LIMITS.projects.defaultLimit, search, status }: ProjectsQuery,
): Promise<{ readonly projects: readonly ProjectWithFacts[]; readonly pagination: Pagination }> {
  const filter = { search, status };
  const [projects, total] = await Promise.all([
    listProjects(parts.db, account.id, filter, { page, limit }),
    countMatching(parts.db, account.id, filter),
  ]);
  return { projects, pagination: paginationOf(total, page, limit) };
}

/**
 * Renames a project or changes its description.
 *
 * @throws Refusal NOT_FOUND, or VALIDATION_ERROR for a name no project may have.
 */
export async function change(
  parts: ProjectParts,
  account: Account,
  id: string,
  { name, description }: ProjectChange,
): Promise<ProjectWithFacts> {
  await ownProject(parts, account, id);
  const problem = name === undefined ? undefined : checkProjectName(name);
  if (problem !== undefined) throw new Refusal('VALIDATION_ERROR', problem, { field: 'name' });
  const changed = {
    ...(name === undefined ? {} : { name }),
    ...(description === undefined ? {} : { description: description.trim() }),
  };
  if (Object.keys(changed).length > 0) await updateProject(parts.db, account.id, id, changed);
  return ownProject(parts, account, id);
}

/** How many projects the caller has, by status. */
export async function stats(parts: ProjectParts, account: Account): Promise<ProjectStats> {
  const counts = await countProjects(parts.db, account.id);
  const of = (status: ProjectRow['status']) => counts.get(status) ?? 0;
  return {
    totalProjects: of('draft') + of('generating') + of('completed') + of('failed'),
    completedProjects: of('completed'),
    generatingProjects: of('generating'),
    draftProjects: of('draft'),
    failedProjects: of('failed'),
  };
}

/** The archive of a completed project. @throws Refusal NOT_FOUND or NOT_COMPLETED. */
export async function archiveOf(parts: ProjectParts, account: Account, id: string): Promise<SentArchive> {
  const project = await ownProject(parts, account, id);
  if (project.status !== 'completed' || project.archiveKey === null || project.zipFilename === null) {
    throw new Refusal('NOT_COMPLETED', MESSAGES.notCompleted);
  }
  const sha256 = await findSha256(parts.db, id, project.archiveKey);
  return { name: project.zipFilename, key: project.archiveKey, bytes: project.archiveBytes ?? 0, sha256 };
}

/** The latest generation of a project of the caller. @throws Refusal NOT_FOUND, or NOT_GENERATING for a draft. */
export async function generationOf(parts: ProjectParts, account: Account, id: string): Promise<GenerationOfProject> {
  await ownProject(parts, account, id);
  const found = await latestGeneration(parts.db, id);
  if (!found) throw new Refusal('NOT_GENERATING', MESSAGES.notGenerating);
  return found;
}

/** Stops a generation. @throws Refusal NOT_FOUND, or NOT_GENERATING when there is none to stop. */
export async function cancel(parts: ProjectParts, account: Account, id: string): Promise<ProjectWithFacts> {
  const { generation } = await generationOf(parts, account, id);
  const errorCode = 'GENERATION_CANCELLED';
  const errorMessage = MESSAGES.generationCancelled;
  await parts.db.transaction(async (tx) => {
    const steps = withFailure(generation.steps, errorMessage);
    const end = { status: 'cancelled', message: errorMessage, endedAt: parts.clock() } as const;
    const ended = await endGeneration(tx, generation.id, { ...end, steps, errorCode, errorMessage });
    if (!ended) throw new Refusal('NOT_GENERATING', MESSAGES.notGenerating);
    await release(tx, ended);
    await failProject(tx, id, errorCode, errorMessage);
    await parts.jobs.withdraw(tx, generation.id);
    await moveUp(tx, account.id);
    await announceGeneration(tx, generation.id);
  });
  return ownProject(parts, account, id);
}

/** Deletes a project with its schema, generations and archives. @throws Refusal NOT_FOUND or GENERATION_RUNNING. */
export async function remove(parts: ProjectParts, account: Account, id: string): Promise<void> {
  await ownProject(parts, account, id);
  const archives = await parts.db.transaction(async (tx) => {
    const keys = await archivesOf(tx, id);
    if (!(await deleteProject(tx, account.id, id))) {
      throw new Refusal('GENERATION_RUNNING', MESSAGES.generationRunning, { projectId: id });
    }
    return keys;
  });
  for (const key of archives) await parts.storage.remove(key);
}
