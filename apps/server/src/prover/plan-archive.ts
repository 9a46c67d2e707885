import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { dieTogether, environmentOf, limitsOf, PROXIES } from '@backsmith/prover';
import { workerFile } from './code-folders.ts';
import { nodeCall } from './call-inside.ts';
import { runWorker, type WorkerEnd, type WorkerOptions } from './run-worker.ts';

export type PlanArchiveOptions = Omit<WorkerOptions, 'observe'> & {
  readonly archive: Uint8Array;
  /** Where class paths are kept. */
  readonly cache: string;
};

/** What a plan says that the server has to know; the rest of it stands in `plan.json`. */
export type Planned = {
  readonly kind: 'planned';
  readonly digest: string;
  readonly jdk: string;
  /** What has to be readable for whoever runs it. */
  readonly readable: readonly string[];
};

/** The environment of a planner: nothing of the server's but where programs and Maven's files lie. */
const OF_PLANNER = ['PATH', 'HOME', 'JAVA_HOME', ...PROXIES];

/**
 * Unpacks the archive of a project into a folder and finds out, in a process of its own, what running it takes.
 *
 * @returns `absent` where this machine lacks it; the reason says what, and how to get it.
 */
export async function planArchive(
  options: PlanArchiveOptions,
): Promise<Planned | { readonly kind: 'absent'; readonly reason: string } | WorkerEnd> {
  const { folder, timeLimitMs } = options;
  writeFileSync(path.join(folder, 'archive.zip'), options.archive);
  writeFileSync(path.join(folder, 'limits.json'), JSON.stringify(limitsOf(timeLimitMs)));
  const call = dieTogether(nodeCall(workerFile('plan-worker'), [folder, options.cache]));
  const { lines, end } = await runWorker(call, environmentOf(OF_PLANNER), { ...options, observe: () => undefined });
  const reason = lines.find((line) => 'absent' in line)?.absent;
  if (reason !== undefined) return { kind: 'absent', reason };
  const plan = lines.find((line) => 'planned' in line)?.planned;
  return plan === undefined ? end : { kind: 'planned', ...plan };
}
