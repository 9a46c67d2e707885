import type { ProofStepView } from '@backsmith/contract';
import { PROOF_STEPS, sayTimeUp } from '@backsmith/prover';
import type { VerifyConfig } from '../config.ts';
import type { ProofEnd } from '../projects/proof-store.ts';
import type { ProveOutcome } from './prove-archive.ts';

type Ended = Exclude<ProveOutcome, { readonly kind: 'stopped' }>;

/**
 * What becomes of a proof in its row. A project that takes too much memory has failed; a time limit and a prover that breaks off
 * say nothing of the project, and leave what was seen until then.
 *
 * @param progress the latest news of each step that had begun
 */
export function proofEnd(
  outcome: Ended,
  progress: readonly ProofStepView[],
  { timeLimitMs }: Pick<VerifyConfig, 'timeLimitMs'>,
): ProofEnd {
  switch (outcome.kind) {
    case 'proven': {
      const { verification, word } = outcome;
      const steps = verification.steps.map(({ step, status, text }) => ({ step, status, text }));
      if (!hasSeen(steps)) return { status: 'absent', progress: steps, reason: nothingSeen(timeLimitMs) };
      return { status: verification.outcome, progress: steps, verification, word };
    }
    case 'absent':
      return { status: 'absent', progress: ended(progress, 'skipped', 'Not finished.'), reason: outcome.reason };
    case 'over-time': {
      const steps = [...ended(progress, 'skipped', `Not finished. ${sayTimeUp(timeLimitMs)}`), ...notBegun(progress)];
      if (!hasSeen(steps)) return { status: 'absent', progress: steps, reason: nothingSeen(timeLimitMs) };
      const hasFailed = steps.some(({ status }) => status === 'failed');
      return { status: hasFailed ? 'failed' : 'partial', progress: steps, reason: sayTimeUp(timeLimitMs) };
    }
    case 'over-memory':
      return {
        status: 'failed',
        progress: ended(progress, 'failed', 'It needed too much memory.'),
        reason: 'It needed too much memory and was stopped.',
      };
    case 'broken':
      return {
        status: 'absent',
        progress: ended(progress, 'skipped', 'Not finished.'),
        reason: 'The proof broke off several times. The project itself may be well.',
      };
  }
}

function nothingSeen(timeLimitMs: number): string {
  return `${sayTimeUp(timeLimitMs)} Nothing had been seen by then, which says nothing of the project.`;
}

function hasSeen(steps: readonly ProofStepView[]): boolean {
  return steps.some(({ status }) => status === 'passed' || status === 'failed');
}

/** The steps with what became of those that were at work. */
function ended(steps: readonly ProofStepView[], status: 'failed' | 'skipped', text: string): readonly ProofStepView[] {
  return steps.map((one) => (one.status === 'running' ? { ...one, status, text } : one));
}

function notBegun(steps: readonly ProofStepView[]): readonly ProofStepView[] {
  return PROOF_STEPS.filter((name) => !steps.some(({ step }) => step === name)).map((step) => ({
    step,
    status: 'skipped',
    text: 'Not begun.',
  }));
}
