import type { Outcome } from '../engine/engine-pool.ts';
import type { Generated } from '../engine/engine-task.ts';

/** An outcome that is the end of a generation: the task ran. */
export type Ended = Exclude<Outcome<Generated>, { readonly kind: 'stopped' | 'busy' }>;

/** What the engine reports when it has failed itself; the user's file is not to blame. */
export const DEFECT = 'internal-error';

/**
 * Why a task made no archive, for the log. Codes, and places in our own code: messages of the engine quote the schema.
 */
export function causeOf(outcome: Ended): string {
  switch (outcome.kind) {
    case 'done': {
      const error = outcome.value.diagnostics.find(({ severity }) => severity === 'error');
      if (error === undefined) return 'the engine made no archive and did not say why';
      return error.code === DEFECT ? [DEFECT, error.excerpt ?? ''].join(' ').trim() : error.code;
    }
    case 'over-time':
    case 'over-memory':
      return outcome.kind;
    case 'crashed':
      return ['crashed', ...callsOf(outcome.reason)].join(' ');
  }
}

/** The innermost three calls of a stack, whose first lines repeat the message. */
function callsOf(stack: string): readonly string[] {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 3)
    .map((line) => line.trim());
}
