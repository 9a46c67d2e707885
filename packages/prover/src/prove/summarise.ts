import { sayLack, type Lack } from './choose-place.ts';
import type { ProofPlan } from './plan-proof.ts';
import type { ProofSteps } from './step-runner.ts';
import type { StepOutcome, Verification } from './verification.ts';

/** What a proof ran on, and what that lacked. */
export type RanOn = {
  readonly database: string;
  readonly sandbox: string;
  readonly seconds: number;
  readonly cpuSeconds?: number;
  readonly lack?: Lack;
};

/** What a proof came to, from its steps. */
export function summarise(
  plan: Pick<ProofPlan, 'digest' | 'jdk'>,
  steps: Pick<ProofSteps, 'outcomes' | 'figures' | 'failures' | 'notes'>,
  { database, sandbox, seconds, cpuSeconds, lack }: RanOn,
): Verification {
  const { outcomes, figures, failures, notes } = steps;
  const outcome = outcomeOf(outcomes, lack);
  const said = outcomes.filter(({ status }) => (outcome === 'failed' ? status === 'failed' : status === 'passed'));
  return {
    format: 1,
    outcome,
    digest: plan.digest,
    summary: [...said.map(({ text }) => text), ...gapOf(outcome, outcomes, lack)].map(asSentence).join(' '),
    machine: { jdk: plan.jdk.version, database, sandbox },
    ...(lack === undefined ? {} : { missing: { extensions: lack.extensions } }),
    steps: outcomes,
    figures,
    failures,
    notes: [...new Set([...notes, ...skippedIn(outcomes), ...(lack === undefined ? [] : howToProve(lack))])],
    seconds,
    ...(cpuSeconds === undefined ? {} : { cpuSeconds }),
  };
}

/** Whatever was looked at counts, and the start on its own database has to be among it. */
function outcomeOf(outcomes: readonly StepOutcome[], lack: Lack | undefined): Verification['outcome'] {
  if (outcomes.some(({ status }) => status === 'failed')) return 'failed';
  const isStarted = outcomes.some(({ step, status }) => step === 'start' && status === 'passed');
  return isStarted && lack === undefined ? 'passed' : 'partial';
}

/** What a reader of the summary alone has to know of what is missing. */
function gapOf(
  outcome: Verification['outcome'],
  outcomes: readonly StepOutcome[],
  lack: Lack | undefined,
): readonly string[] {
  if (outcome !== 'partial') return [];
  if (lack !== undefined) return [sayLack(lack)];
  return outcomes.flatMap(({ step, status, text }) => (step === 'start' && status === 'skipped' ? [text] : []));
}

function skippedIn(outcomes: readonly StepOutcome[]): readonly string[] {
  return outcomes.flatMap(({ status, text }) => (status === 'skipped' ? [`Not looked at: ${text}`] : []));
}

function howToProve(lack: Lack): readonly string[] {
  return [
    `${sayLack(lack)} To prove the project on a PostgreSQL that has it, name an administrator's address of one: ` +
      'backsmith verify PROJECT --server postgresql://USER:PASSWORD@HOST:PORT/postgres',
  ];
}

function asSentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
