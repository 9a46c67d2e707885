import type { ProofRunner } from '@backsmith/server';
import type { ProofStepView } from '@backsmith/contract';

type Order = Parameters<ProofRunner>[0];
type Outcome = Awaited<ReturnType<ProofRunner>>;
type Verification = Extract<Outcome, { readonly kind: 'proven' }>['verification'];

/** A proof that goes on as the test says. */
export type LedProof = {
  readonly tell: (step: ProofStepView['step'], status: 'running' | 'passed', text: string) => void;
  readonly end: (outcome: Outcome) => void;
};

/** Stands in for the prover, which needs a JDK: each proof waits for the test to say what is seen. */
export function ledProofs() {
  const begun: LedProof[] = [];
  const waiting: ((proof: LedProof) => void)[] = [];
  const run: ProofRunner = ({ observe, signal }) =>
    new Promise((resolve) => {
      signal.addEventListener('abort', () => resolve({ kind: 'stopped' }));
      const proof: LedProof = { tell: (...news) => observe(eventOf(...news)), end: resolve };
      const next = waiting.shift();
      if (next === undefined) begun.push(proof);
      else next(proof);
    });
  return {
    run,
    /** The next proof that is begun. */
    next: () =>
      new Promise<LedProof>((resolve) => {
        const proof = begun.shift();
        if (proof === undefined) waiting.push(resolve);
        else resolve(proof);
      }),
  };
}

function eventOf(
  step: ProofStepView['step'],
  status: 'running' | 'passed',
  text: string,
): Parameters<Order['observe']>[0] {
  return status === 'running' ? { step, status, text } : { step, status, text, seconds: 1, figures: {} };
}

const MACHINE = { jdk: '17.0.15', database: 'PostgreSQL 18.4', sandbox: 'a sandbox without network' };

/** What was seen of a small project, all well. */
export const ALL_SEEN = [
  { step: 'compile', status: 'passed', text: '128 files compiled on JDK 17.0.15 in 4.1 s', seconds: 4 },
  { step: 'start', status: 'passed', text: 'Started on PostgreSQL 18.4 in 8.2 s', seconds: 8 },
  { step: 'call', status: 'passed', text: '7 resources called 634 times: no failure', seconds: 11 },
  { step: 'test', status: 'passed', text: '161 tests passed on PostgreSQL 18.4', seconds: 32 },
] as const;

/** A proof that ended so; what is given replaces what all went well with. */
export function proven(given: Partial<Verification> = {}): Outcome {
  const verification: Verification = {
    ...{ format: 1, outcome: 'passed', digest: 'd', summary: '', machine: MACHINE, steps: ALL_SEEN },
    ...{ figures: {}, failures: [], notes: ['Called as administrator, editor, user and nobody.'], seconds: 55 },
    ...given,
  };
  return { kind: 'proven', word: `word-${Math.random()}`, verification };
}
