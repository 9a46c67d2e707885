import { MESSAGES, type DiagnosticView, type ErrorCode, type GenerationStep } from '@backsmith/contract';
import type { Db } from '../db/database.ts';
import { outlast } from '../db/outlast.ts';
import { consume } from '../entitlements/entitlements.ts';
import type { VersionFacts } from '../engine/engine-task.ts';
import { zipFilenameOf } from '../projects/file-names.ts';
import {
  announceGeneration,
  dropSupersededArchives,
  endGeneration,
  findGeneration,
  type GenerationRow,
} from '../projects/generation-store.ts';
import { queueProof } from '../projects/proof-store.ts';
import { completeProject } from '../projects/project-store.ts';
import { moveUp } from '../projects/queue-store.ts';
import { dropUpdateArchives, insertVersion } from '../projects/version-store.ts';
import { causeOf, DEFECT, type Ended } from './cause-of.ts';
import { failGeneration } from './fail-generation.ts';
import type { WorkerParts } from './worker-parts.ts';

type Success = {
  readonly archiveKey: string;
  readonly archiveBytes: number;
  readonly tables?: readonly string[] | undefined;
  readonly version?: VersionFacts | undefined;
  readonly steps: readonly GenerationStep[];
  readonly diagnostics: readonly DiagnosticView[];
};
type Failure = {
  readonly outcome: Ended;
  readonly steps: readonly GenerationStep[];
};
type FinishParts = Pick<WorkerParts, 'db' | 'clock' | 'storage' | 'log' | 'proves'>;

/**
 * Writes the end of a generation and of its project's run in one transaction, and announces it. Waits for a database that is
 * away. A transaction whose answer was lost may have ended it already: the next try then finds it ended and changes nothing.
 *
 * @param signal ends the waiting. @throws the database's error then.
 */
export async function finishGeneration(
  parts: FinishParts,
  row: GenerationRow,
  result: Success | Failure,
  signal: AbortSignal,
): Promise<void> {
  if ('outcome' in result) await outlast(() => fail(parts, row, result), signal);
  else await complete(parts, row, result, signal);
}

/** Ends the transaction that would hand out what is no longer paid for. */
class MoneyWentBack extends Error {}

async function complete(parts: FinishParts, row: GenerationRow, made: Success, signal: AbortSignal): Promise<void> {
  // Outlives a try whose answer is lost: once it is committed, no later try finds them on the books.
  const superseded = new Set<string>();
  try {
    await removeArchives(parts, await outlast(() => handOut(parts, row, made, superseded), signal));
  } catch (error) {
    if (!(error instanceof MoneyWentBack)) throw error;
    const message = MESSAGES.moneyWentBack;
    const cause = 'the money went back';
    const failure = { code: 'PAYMENT_REQUIRED', message, cause, steps: made.steps } as const;
    await outlast(() => failGeneration(parts, row, failure), signal);
    await removeArchives(parts, [made.archiveKey]);
  }
}

/**
 * @param superseded gets the archives that this one takes off the books.
 * @returns the archives that are not needed any more. @throws MoneyWentBack.
 */
async function handOut(
  parts: FinishParts,
  row: GenerationRow,
  made: Success,
  superseded: Set<string>,
): Promise<Iterable<string>> {
  const now = parts.clock();
  const { archiveKey, archiveBytes, steps, diagnostics } = made;
  return parts.db.transaction(async (tx) => {
    const end = { status: 'completed', message: MESSAGES.generationReady, endedAt: now } as const;
    const ended = await endGeneration(tx, row.id, { ...end, steps, diagnostics, archiveKey });
    if (!ended) return (await isCompleted(tx, row.id)) ? superseded : [archiveKey];
    if (!(await consume(tx, row, made.tables, now))) throw new MoneyWentBack();
    const zipFilename = zipFilenameOf(row.options.projectName);
    // What the first step found, such as "16 tables, 21 relations".
    const description = steps[0]?.message ?? '';
    await completeProject(tx, row.projectId, { generatedAt: now, zipFilename, archiveKey, archiveBytes, description });
    const version = { generationId: row.id, projectId: row.projectId, bytes: archiveBytes, facts: made.version };
    await insertVersion(tx, { ...version, tables: made.tables?.length });
    if (parts.proves) await queueProof(tx, row, now);
    await moveUp(tx, row.accountId);
    await announceGeneration(tx, row.id);
    for (const key of await dropUpdateArchives(tx, row.projectId)) superseded.add(key);
    for (const key of await dropSupersededArchives(tx, row.projectId, archiveKey)) superseded.add(key);
    return superseded;
  });
}

/**
 * Ended by somebody else: cancelled at the last moment, so that nobody will ask for this archive, or completed by another
 * process that took this one for dead, and then the archive is the very same.
 */
async function isCompleted(db: Db, id: string): Promise<boolean> {
  return (await findGeneration(db, id))?.generation.status === 'completed';
}

async function fail(parts: FinishParts, row: GenerationRow, { outcome, steps }: Failure): Promise<void> {
  const { code, message } = explain(outcome, row);
  const diagnostics = outcome.kind === 'done' ? outcome.value.diagnostics : [];
  const failed = { code, message, cause: causeOf(outcome), steps, diagnostics };
  await failGeneration(parts, row, failed);
}

function explain(
  outcome: Failure['outcome'],
  row: GenerationRow,
): { readonly code: ErrorCode; readonly message: string } {
  switch (outcome.kind) {
    case 'done':
      return explainRefusal(outcome.value.diagnostics, row);
    case 'over-time':
      return { code: 'TIME_LIMIT', message: 'Generating this schema took too long and was stopped.' };
    case 'over-memory':
      return { code: 'MEMORY_LIMIT', message: 'Generating this schema needed too much memory and was stopped.' };
    case 'crashed':
      return { code: 'GENERATION_ERROR', message: `${MESSAGES.generationFailed} (${row.id})` };
  }
}

function explainRefusal(
  diagnostics: readonly DiagnosticView[],
  row: GenerationRow,
): { readonly code: ErrorCode; readonly message: string } {
  const error = diagnostics.find((diagnostic) => diagnostic.severity === 'error');
  if (!error || error.code === DEFECT) {
    return { code: 'GENERATION_ERROR', message: `${MESSAGES.generationFailed} (${row.id})` };
  }
  const line = error.file === undefined ? 'Line' : `${error.file}, line`;
  const place = error.line > 0 ? `${line} ${error.line}, column ${error.column}: ` : '';
  const sentence = /[.!?]$/.test(error.message) ? error.message : `${error.message}.`;
  return { code: 'SCHEMA_ERROR', message: [`${place}${sentence}`, error.hint].filter(Boolean).join(' ') };
}

/** Removes archives that nobody will ask for. */
export async function removeArchives(
  parts: Pick<WorkerParts, 'storage' | 'log'>,
  keys: Iterable<string>,
): Promise<void> {
  for (const key of keys) {
    try {
      await parts.storage.remove(key);
    } catch (error) {
      // The generation is complete; a file too much is the operator's matter.
      parts.log.warn({ key, error }, 'an archive that is not needed any more was not removed');
    }
  }
}
