import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { ProofStepView } from '@backsmith/contract';
import type { ProofEvent } from '@backsmith/prover';
import type { Clock } from '../clock.ts';
import type { VerifyConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';
import type { ArchiveStorage } from '../ports/archive-storage.ts';
import { findGeneration } from '../projects/generation-store.ts';
import {
  endProof,
  findKnownProof,
  giveBackProof,
  noteProof,
  retryProof,
  type ProofRow,
} from '../projects/proof-store.ts';
import type { ProverChoice } from './choose-prover.ts';
import { makeProofFolder, removeProofFolder } from './proof-folders.ts';
import { proofEnd } from './proof-end.ts';

export type ProofJobParts = {
  readonly db: Database;
  readonly clock: Clock;
  readonly storage: ArchiveStorage;
  readonly log: Log;
  /** This process, as others know it. */
  readonly instance: number;
  readonly config: Pick<VerifyConfig, 'timeLimitMs' | 'memoryLimitMb'>;
  readonly prover: Extract<ProverChoice, { kind: 'on' }>;
  /** The server's own, where class paths are kept and proofs have their folders. */
  readonly dataFolder: string;
};

/** How often the news of a proof are stored at most: tests end by the hundred. Milliseconds. */
const NOTE_EVERY = 500;

/** Proves one version. Whatever becomes of it stands in its row; a process that must stop gives it back. */
export async function runProofJob(parts: ProofJobParts, row: ProofRow, signal: AbortSignal): Promise<void> {
  const { db, instance, clock, log } = parts;
  const id = row.generationId;
  const archive = await readArchive(parts, id);
  if (archive === undefined) {
    const end = { status: 'absent', progress: [], reason: 'A later version has taken its place.' } as const;
    await endProof(db, id, instance, end, clock());
    return;
  }
  const taken = new AbortController();
  const progress = noteProgress(parts, id, () => taken.abort());
  const folder = makeProofFolder(parts.dataFolder, instance);
  const outcome = await parts.prover
    .run({
      ...parts.config,
      archive,
      folder,
      cache: path.join(parts.dataFolder, 'class-paths'),
      findKnown: (word) => findKnownProof(db, word),
      observe: progress.observe,
      signal: AbortSignal.any([signal, taken.signal]),
    })
    .finally(() => {
      progress.close();
      removeProofFolder(folder);
    });
  if (outcome.kind === 'stopped') {
    await giveBackProof(db, id, instance);
    return;
  }
  if (outcome.kind === 'broken') {
    log.error({ generation: id, output: outcome.output }, 'a proof broke off');
    if (await retryProof(db, id, instance)) return;
  }
  await endProof(db, id, instance, proofEnd(outcome, progress.steps(), parts.config), clock());
}

async function readArchive({ db, storage }: ProofJobParts, id: string): Promise<Uint8Array | undefined> {
  const key = (await findGeneration(db, id))?.generation.archiveKey;
  const stored = key ? await storage.get(key) : undefined;
  return stored === undefined ? undefined : buffer(stored.stream);
}

/** Stores the news of a proof, the latest of each step, a few times a second at most. */
function noteProgress({ db, instance, log }: ProofJobParts, id: string, taken: () => void) {
  const steps = new Map<string, ProofStepView>();
  let isNew = false;
  const write = async (): Promise<void> => {
    if (!isNew) return;
    isNew = false;
    if (!(await noteProof(db, id, instance, [...steps.values()]))) taken();
  };
  const timer = setInterval(() => {
    write().catch((error: unknown) => log.warn({ generation: id, error }, 'the progress of a proof was not stored'));
  }, NOTE_EVERY);
  return {
    observe: ({ step, status, text }: ProofEvent) => {
      steps.set(step, { step, status, text });
      isNew = true;
    },
    steps: () => [...steps.values()],
    close: () => clearInterval(timer),
  };
}
