import type { AppParts } from '../app.ts';
import { openEnginePool, type PoolOptions } from '../engine/engine-pool.ts';
import { purgeAttempts } from '../identity/attempt-store.ts';
import { purgeSessions } from '../identity/session-store.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { Log } from '../log.ts';
import { repeat } from '../repeat.ts';
import type { SignOfLife } from '../jobs/sign-of-life.ts';
import { reconcile, rescue } from './reconcile.ts';
import { runGeneration } from './run-generation.ts';

/** How long running generations may take to finish when the process is asked to stop. Milliseconds. */
const STOP_PATIENCE = 8000;
const RESCUE_EVERY = 1000;
const RECONCILE_EVERY = 5000;
const PURGE_EVERY = 60 * 60 * 1000;

/**
 * Takes generations from the queue, as many at once as there are threads, and keeps house.
 *
 * @param life shows the others that this process lives.
 * @returns the stopper, which gives back what is still running.
 */
export async function startWorker(
  parts: Pick<AppParts, 'db' | 'clock' | 'storage' | 'hub' | 'offered'> & {
    readonly log: Log;
    readonly proves?: boolean;
  },
  life: SignOfLife,
  jobs: JobQueue,
  pool: PoolOptions,
): Promise<() => Promise<void>> {
  const engine = openEnginePool(pool);
  const worker = { ...parts, engine, stepNames: parts.offered.steps, instance: life.instance };
  await jobs.work(pool.threads, (id, signal) => runGeneration(worker, id, signal));
  const purge = async () => {
    await purgeSessions(parts.db, parts.clock());
    await purgeAttempts(parts.db, parts.clock());
  };
  const timers = [
    repeat(RESCUE_EVERY, async () => life.isSettled() && rescue(worker, jobs), parts.log),
    repeat(RECONCILE_EVERY, () => reconcile(worker), parts.log),
    repeat(PURGE_EVERY, purge, parts.log),
  ];
  return async () => {
    timers.forEach(clearInterval);
    await jobs.stop(STOP_PATIENCE);
    await engine.close();
  };
}
