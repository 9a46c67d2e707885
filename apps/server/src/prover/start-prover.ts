import type { VerifyConfig } from '../config.ts';
import type { SignOfLife } from '../jobs/sign-of-life.ts';
import { claimProof, rescueProofs } from '../projects/proof-store.ts';
import { repeat } from '../repeat.ts';
import type { ProverChoice } from './choose-prover.ts';
import { sweepProofFolders } from './proof-folders.ts';
import { runProofJob, type ProofJobParts } from './run-proof-job.ts';

const LOOK_EVERY = 1000;
const RESCUE_EVERY = 5000;

/**
 * Proves what was generated, so many at once, beside everything else: generations have a queue of their own and never wait
 * for it.
 *
 * @param life shows the others that this process lives.
 * @returns the stopper, which gives back what is still running.
 */
export async function startProver(
  parts: Pick<ProofJobParts, 'db' | 'clock' | 'storage' | 'log'>,
  { dataFolder }: Pick<ProofJobParts, 'dataFolder'>,
  life: SignOfLife,
  prover: Extract<ProverChoice, { kind: 'on' }>,
  config: VerifyConfig,
): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  const job: ProofJobParts = { ...parts, config, prover, dataFolder, instance: life.instance };
  const running = new Set<Promise<void>>();
  const take = async (): Promise<void> => {
    while (running.size < config.atOnce && !stopping.signal.aborted) {
      const row = await claimProof(parts.db, life.instance, parts.clock());
      if (row === undefined) return;
      const one: Promise<void> = runProofJob(job, row, stopping.signal)
        // Its row stays claimed, and is put back once this process is gone.
        .catch((error: unknown) =>
          parts.log.error({ generation: row.generationId, err: error }, 'a proof was not stored'),
        )
        .finally(() => running.delete(one));
      running.add(one);
    }
  };
  const rescue = async (): Promise<void> => {
    if (!life.isSettled()) return;
    await rescueProofs(parts.db, parts.clock());
    await sweepProofFolders(parts.db, dataFolder);
  };
  const timers = [repeat(LOOK_EVERY, take, parts.log), repeat(RESCUE_EVERY, rescue, parts.log)];
  return async () => {
    timers.forEach(clearInterval);
    stopping.abort();
    await Promise.all(running);
  };
}
