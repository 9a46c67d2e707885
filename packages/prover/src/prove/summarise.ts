import { sayLack, type Lack } from './choose-place.ts';
import type { ProofPlan } from './plan-proof.ts';
import type { ProofSteps } from './step-runner.ts';
import type { ProofGap, StepOutcome, Verification } from './verification.ts';

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
  steps: Pick<ProofSteps, 'outcomes' | 'figures' | 'failures' | 'notes' | 'late'>,
  { database, sandbox, seconds, cpuSeconds, lack }: RanOn,
): Verification {
  const { outcomes, figures, failures, notes, late } = steps;
  const gap = gapOf(outcomes, late, lack);
  const outcome = outcomeOf(outcomes, gap);
  const said = outcomes.filter(({ status }) => (outcome === 'failed' ? status === 'failed' : status === 'passed'));
  return {
    format: 1,
    outcome,
    digest: plan.digest,
    summary: [...said.map(({ text }) => text), ...(outcome === 'partial' ? gap.reasons : [])].map(asSentence).join(' '),
    machine: { jdk: plan.jdk.version, database, sandbox },
    ...(outcome === 'partial' ? { gap } : {}),
    ...(lack === undefined ? {} : { missing: { extensions: lack.extensions } }),
    steps: outcomes,
    figures,
    failures,
    // What a gap says already is no note besides.
    notes: [...new Set([...notes, ...(outcome === 'partial' ? [] : skippedIn(outcomes))])],
    seconds,
    ...(cpuSeconds === undefined ? {} : { cpuSeconds }),
  };
}

/** Whatever was looked at counts; a gap leaves it open what the rest would have come to. */
function outcomeOf(outcomes: readonly StepOutcome[], gap: ProofGap): Verification['outcome'] {
  if (outcomes.some(({ status }) => status === 'failed')) return 'failed';
  return gap.reasons.length === 0 ? 'passed' : 'partial';
}

/** What was not seen that could be: the start on its own database has to be among it, and all that a time limit cut off. */
function gapOf(outcomes: readonly StepOutcome[], late: string | undefined, lack: Lack | undefined): ProofGap {
  const start = outcomes.find(({ step }) => step === 'start');
  const isNowhere = lack === undefined && late === undefined && start?.status !== 'passed';
  return {
    reasons: [
      ...(late === undefined ? [] : [late]),
      ...(lack === undefined ? [] : [sayLack(lack)]),
      ...(isNowhere && start !== undefined ? [asSentence(start.text)] : []),
    ],
    next: [
      ...(late === undefined ? [] : MORE_TIME),
      ...(lack === undefined ? [] : [OWN_SERVER]),
      ...(isNowhere ? [OWN_DATABASE] : []),
    ],
  };
}

/** What the owner of a project can do whose proof was cut off. */
export const MORE_TIME: readonly string[] = [
  'In the unpacked folder, ./mvnw verify compiles all of it and runs all of its tests, without a limit.',
  'backsmith verify PROJECT --minutes 60 does what was done here, and has more time for it.',
];

const OWN_SERVER =
  "To prove the project on a PostgreSQL that has it, name an administrator's address of one: " +
  'backsmith verify PROJECT --server postgresql://USER:PASSWORD@HOST:PORT/postgres';

const OWN_DATABASE = 'README.md in the project says how to start it on a database of yours, and how to run its tests.';

function skippedIn(outcomes: readonly StepOutcome[]): readonly string[] {
  return outcomes.flatMap(({ status, text }) => (status === 'skipped' ? [`Not looked at: ${text}`] : []));
}

function asSentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
