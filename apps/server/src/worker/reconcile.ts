import { MESSAGES } from '@backsmith/contract';
import { findAbandoned, findJobError, findOrphaned, releaseClaim } from '../projects/abandoned-store.ts';
import { failGeneration } from './fail-generation.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { WorkerParts } from './worker-parts.ts';

/**
 * Ends generations whose job will never come back: it failed for the last time, or is gone. Without this a project could say
 * "generating" for ever. Safe to run in several processes at once.
 */
export async function reconcile(parts: Pick<WorkerParts, 'db' | 'clock' | 'log'>): Promise<void> {
  for (const row of await findAbandoned(parts.db, parts.clock())) {
    const message = MESSAGES.generationFailed;
    const cause = `given up after ${row.attempts} attempts: ${(await findJobError(parts.db, row.id)) ?? 'its job is gone'}`;
    await failGeneration(parts, row, { code: 'GENERATION_ERROR', message, cause, steps: row.steps });
  }
}

/**
 * Gives the jobs of processes that have died back to the queue, seconds before their heartbeat runs out. Should a process be
 * taken for dead that only lost its connection, it notices that its claim is gone and stops.
 */
export async function rescue(
  parts: Pick<WorkerParts, 'db' | 'instance' | 'log'>,
  jobs: Pick<JobQueue, 'giveBack'>,
): Promise<void> {
  for (const row of await findOrphaned(parts.db, parts.instance)) {
    await parts.db.transaction(async (tx) => {
      if (await releaseClaim(tx, row.id, row.claimedBy)) await jobs.giveBack(tx, row.id);
    });
    parts.log.warn({ generation: row.id, attempts: row.attempts }, 'a generation was taken over from a dead process');
  }
}
