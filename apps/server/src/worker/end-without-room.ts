import { MESSAGES, type GenerationStep } from '@backsmith/contract';
import { outlast } from '../db/outlast.ts';
import { diskFullCode } from '../disk/disk-full.ts';
import { archiveKeyOf } from '../projects/file-names.ts';
import type { GenerationRow } from '../projects/generation-store.ts';
import { failGeneration } from './fail-generation.ts';
import { removeArchives } from './finish-generation.ts';
import type { WorkerParts } from './worker-parts.ts';

/**
 * Ends a generation whose result found no room on a disk. Trying again would find none either: room is made by people, and
 * meanwhile its owner would wait for nothing.
 *
 * @throws the error when it is of another kind, or when the database has no room to note this end either: the job is tried again.
 */
export async function endWithoutRoom(
  parts: WorkerParts,
  row: GenerationRow,
  steps: readonly GenerationStep[],
  error: unknown,
  signal: AbortSignal,
): Promise<void> {
  const cause = diskFullCode(error);
  if (cause === undefined) throw error;
  const message = MESSAGES.diskFullForRun;
  const failed = { code: 'DISK_FULL', message, cause, steps } as const;
  // The database may have had none where the archive had.
  const isEnded = await outlast(() => failGeneration(parts, row, failed), signal);
  if (isEnded) await removeArchives(parts, [archiveKeyOf(row.projectId, row.id)]);
}
