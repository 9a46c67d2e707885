import type { DiagnosticView, ErrorCode, GenerationStep } from '@backsmith/contract';
import { release } from '../entitlements/entitlements.ts';
import { announceGeneration, endGeneration, type GenerationRow } from '../projects/generation-store.ts';
import { failProject } from '../projects/project-store.ts';
import { moveUp } from '../projects/queue-store.ts';
import { withFailure } from '../projects/steps.ts';
import type { WorkerParts } from './worker-parts.ts';

/** How a generation failed. */
export type GenerationFailure = {
  readonly code: ErrorCode;
  /** What its owner is told. */
  readonly message: string;
  /** What the operator is told, without a word of the schema: see `cause-of.ts`. */
  readonly cause: string;
  /** As far as they had come. */
  readonly steps: readonly GenerationStep[];
  readonly diagnostics?: readonly DiagnosticView[];
};

/** Ends that a schema, its owner or a payment brings about. The operator has nothing to mend. */
const ORDINARY: ReadonlySet<ErrorCode> = new Set(['SCHEMA_ERROR', 'TIME_LIMIT', 'MEMORY_LIMIT', 'PAYMENT_REQUIRED']);

/**
 * Ends a generation without an archive, whoever finds that it has failed, gives back what was reserved for it, and logs why in
 * one line.
 *
 * @returns false when it had ended before; nothing has changed then.
 */
export async function failGeneration(
  parts: Pick<WorkerParts, 'db' | 'clock' | 'log'>,
  row: Pick<GenerationRow, 'id' | 'projectId' | 'accountId' | 'paidBy'>,
  failure: GenerationFailure,
): Promise<boolean> {
  const { code, message, cause, steps, diagnostics = [] } = failure;
  const isEnded = await parts.db.transaction(async (tx) => {
    const end = { status: 'failed', message, endedAt: parts.clock(), errorCode: code, errorMessage: message } as const;
    if (!(await endGeneration(tx, row.id, { ...end, steps: withFailure(steps, message), diagnostics }))) return false;
    await release(tx, row);
    await failProject(tx, row.projectId, code, message);
    await moveUp(tx, row.accountId);
    await announceGeneration(tx, row.id);
    return true;
  });
  if (!isEnded) return false;
  const line = { generation: row.id, code, cause };
  if (ORDINARY.has(code)) parts.log.warn(line, 'a generation failed');
  else parts.log.error(line, 'a generation failed');
  return true;
}
