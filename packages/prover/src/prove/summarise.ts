import type { ProofPlan } from './plan-proof.ts';
import type { ProofSteps } from './step-runner.ts';
import type { Verification } from './verification.ts';

/** What a proof came to, from its steps. */
export function summarise(
  plan: ProofPlan,
  steps: Pick<ProofSteps, 'outcomes' | 'figures' | 'failures' | 'notes'>,
  ran: { readonly database: string; readonly sandbox: string; readonly seconds: number },
): Verification {
  const { outcomes, figures, failures, notes } = steps;
  const outcome = outcomes.some(({ status }) => status === 'failed') ? 'failed' : 'passed';
  const said = outcomes.filter(({ status }) => (outcome === 'failed' ? status === 'failed' : status === 'passed'));
  return {
    format: 1,
    outcome,
    digest: plan.digest,
    summary: said.map(({ text }) => (text.endsWith('.') ? text : `${text}.`)).join(' '),
    machine: { jdk: plan.jdk.version, database: ran.database, sandbox: ran.sandbox },
    steps: outcomes,
    figures,
    failures,
    notes: [
      ...notes,
      ...outcomes.flatMap(({ status, text }) => (status === 'skipped' ? [`Not looked at: ${text}`] : [])),
    ],
    seconds: ran.seconds,
  };
}
