import { MESSAGES } from '@backsmith/contract';
import { outlast } from '../db/outlast.ts';
import { otherProject } from '../entitlements/entitlements.ts';
import { archiveKeyOf } from '../projects/file-names.ts';
import { announceGeneration, claimGeneration, type GenerationRow } from '../projects/generation-store.ts';
import { findSource } from '../projects/source-store.ts';
import { findLatestHistory } from '../projects/version-store.ts';
import { pendingSteps } from '../projects/steps.ts';
import type { Ended } from './cause-of.ts';
import { endWithoutRoom } from './end-without-room.ts';
import { failGeneration } from './fail-generation.ts';
import { finishGeneration } from './finish-generation.ts';
import { trackProgress } from './track-progress.ts';
import type { WorkerParts } from './worker-parts.ts';

/**
 * Runs one generation from its row to its archive. May be called again for the same one after a crash: whatever it does
 * twice has the same effect as once. A database that is away for a while makes it wait, and no work is lost to that.
 *
 * @param signal fires when this process must stop; the job then goes back to the queue.
 * @throws Error when the machinery failed (database, storage, shutdown): the job is tried again. A schema or an engine that
 *   fails is an ordinary end.
 */
export async function runGeneration(parts: WorkerParts, id: string, signal: AbortSignal): Promise<void> {
  const begin = { steps: pendingSteps(parts.stepNames), message: MESSAGES.generationRunningStatus, now: parts.clock() };
  const claimed = await outlast(() => claimGeneration(parts.db, id, parts.instance, begin), signal);
  if (!claimed) return;
  const { source, before } = await outlast(() => announceAndLoad(parts, claimed), signal);
  const task = {
    ...{ source: new Uint8Array(source.bytes), options: claimed.options },
    ...(before && { before: new Uint8Array(before) }),
  };
  const cancelled = new AbortController();
  const progress = trackProgress(parts, claimed, () => cancelled.abort());
  const stop = AbortSignal.any([signal, cancelled.signal]);
  const outcome = await parts.engine.generate(task, progress.note, stop).finally(progress.close);
  if (cancelled.signal.aborted) return;
  if (outcome.kind === 'stopped' || outcome.kind === 'busy') throw new Error('stopped while generating');
  const steps = await progress.settled();
  try {
    await conclude(parts, claimed, outcome, steps, signal);
  } catch (error) {
    await endWithoutRoom(parts, claimed, steps, error, signal);
  }
}

async function announceAndLoad({ db }: WorkerParts, claimed: GenerationRow) {
  await announceGeneration(db, claimed.id);
  const source = await findSource(db, claimed.projectId);
  if (!source) throw new Error(`the project ${claimed.projectId} has no source`);
  return { source, before: await findLatestHistory(db, claimed.projectId) };
}

async function conclude(
  parts: WorkerParts,
  row: GenerationRow,
  outcome: Ended,
  steps: GenerationRow['steps'],
  signal: AbortSignal,
): Promise<void> {
  if (outcome.kind === 'done' && outcome.value.archive) {
    const { archive, tables, version } = outcome.value;
    const message = await outlast(() => otherProject(parts.db, row, tables), signal);
    if (message !== undefined) {
      const cause = 'another project than was paid for';
      const failure = { code: 'PAYMENT_REQUIRED', message, cause, steps } as const;
      await outlast(() => failGeneration(parts, row, failure), signal);
      return;
    }
    const archiveKey = archiveKeyOf(row.projectId, row.id);
    await parts.storage.put(archiveKey, archive);
    const stored = { archiveKey, archiveBytes: archive.byteLength, tables, version };
    await finishGeneration(parts, row, { ...stored, steps, diagnostics: outcome.value.diagnostics }, signal);
    return;
  }
  await finishGeneration(parts, row, { outcome, steps }, signal);
}
