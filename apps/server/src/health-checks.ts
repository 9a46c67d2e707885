import { access, constants, mkdir } from 'node:fs/promises';
import type { Disks } from './disk/disks.ts';
import type { HealthCheck } from './features/health/routes.ts';
import type { JobQueue } from './jobs/job-queue.ts';

/** What must be well for a project to be made. @param databaseAnswers whether the database answers a query. */
export function healthChecks(
  databaseAnswers: () => Promise<boolean>,
  disks: Disks,
  jobs: Pick<JobQueue, 'isUp'>,
): readonly HealthCheck[] {
  return [
    { name: 'database', isUp: async () => (await databaseAnswers()) && (await disks.databaseHasRoom()) },
    { name: 'archives', isUp: async () => (await isWritable(disks.archives)) && (await disks.archivesHaveRoom()) },
    { name: 'jobs', isUp: () => jobs.isUp() },
  ];
}

/** The folder is made where it is missing, as the next archive would. */
async function isWritable(folder: string): Promise<boolean> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false; // Why is for the log of whoever writes there; here only that it cannot be.
  }
}
