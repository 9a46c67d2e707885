import { MESSAGES } from '@backsmith/contract';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { classNames } from '../../../shared/lib/class-names.ts';
import { ProgressBar } from '../../../shared/ui/progress-bar.tsx';
import { Waiting } from '../../../shared/ui/waiting.tsx';
import { eventOf, isBuiltAlready, wasStopped, type Run } from '../model/run.ts';
import type { PaymentGate } from '../use-payment-gate.ts';
import type { Due } from '../model/due.ts';
import { EMPTY_SETUP, type FinishedSetup } from '../model/setup.ts';
import { Note } from '../../../shared/ui/note.tsx';
import { percentOf } from '../model/steps.ts';
import { AssumedPanel } from './assumed-panel.tsx';
import { RunActions, type RunHandlers } from './run-actions.tsx';
import { RunAside } from './run-aside.tsx';
import { RunIt } from './run-it.tsx';
import { RunLost } from './run-lost.tsx';
import { RunProblem } from './run-problem.tsx';
import { StepsPanel } from './steps-panel.tsx';

const Outcome = lazy(() => import('../result/outcome.tsx'));

type RunPageProps = RunHandlers & {
  readonly gate: PaymentGate;
  readonly run: Exclude<Run, { at: 'idle' }>;
  /** Unknown for a run that another page started. */
  readonly setup: FinishedSetup | null;
};

/** One page from the upload to the finished zip: the heading says where it is, the steps show how far. */
export function RunPage({ run, setup, gate, ...handlers }: RunPageProps) {
  const event = eventOf(run);
  const isDone = run.at === 'completed';
  const heading = useRef<HTMLHeadingElement>(null);
  const name = event.projectName ?? setup?.projectName;
  useEffect(() => {
    if (run.at === 'completed' || run.at === 'failed' || run.at === 'lost') heading.current?.focus();
  }, [run.at]);
  return (
    <div
      className={classNames(
        'mx-auto grid gap-5 px-4 py-8 sm:px-6',
        isDone ? 'max-w-[1320px] sm:py-8' : 'max-w-[1080px] sm:py-12',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="grid gap-1">
          <h1 ref={heading} tabIndex={-1} className="text-28 outline-none">
            {headingOf(run)}
          </h1>
          <p role="status" className="sr-only">
            {headingOf(run)}
          </p>
          <p className="text-fg-2">
            {name !== undefined && <span className="mono text-fg">{name}</span>}
            {remarkOf(run, name !== undefined, setup)}
          </p>
        </div>
        <RunActions run={run} name={name} {...handlers} />
      </div>
      <ProgressBar
        label="Generation"
        percent={progressOf(run)}
        tone={wasStopped(run) || isBuiltAlready(run) ? 'quiet' : TONES[run.at]}
      />
      {run.at === 'lost' && <RunLost projectId={run.event.projectId} onFollow={handlers.onFollow} />}
      {run.at === 'failed' && <KeptPayment due={gate.dueFor((setup ?? EMPTY_SETUP).features)} />}
      {run.at === 'failed' && <RunProblem run={run} gate={gate} features={setup?.features} {...handlers} />}
      {isDone && event.projectId !== undefined && (
        <Suspense fallback={<Waiting>Loading the files...</Waiting>}>
          <Outcome projectId={event.projectId} name={name ?? 'backend'}>
            <AssumedPanel notes={run.notes} />
            {name !== undefined && <RunIt projectId={event.projectId} name={name} setup={setup} />}
          </Outcome>
        </Suspense>
      )}
      <Folded isFolded={isDone} title={`Steps and choices: ${event.steps?.length ?? 0} steps completed`}>
        <div className="grid items-start gap-4 md:grid-cols-2">
          <StepsPanel run={run} />
          <RunAside run={run} setup={setup} />
        </div>
      </Folded>
    </div>
  );
}

type FoldedProps = { readonly isFolded: boolean; readonly title: string; readonly children: ReactNode };

/** What was of interest while it ran is out of the way once it is done. */
function Folded({ isFolded, title, children }: FoldedProps) {
  if (!isFolded) return children;
  return (
    <details className="grid gap-4">
      <summary className="w-fit text-14 font-medium">{title}</summary>
      <div className="pt-3">{children}</div>
    </details>
  );
}

/** Neither a failure nor a stop uses anything up, and that is the first thing one wants to know. */
function KeptPayment({ due }: { readonly due: Due }) {
  if (due.kind !== 'paid' && due.kind !== 'short') return null;
  return (
    <Note tone="ok">
      <p>Your payment is kept: {due.payment.planName} is paid and unused. Building again costs nothing.</p>
    </Note>
  );
}

const TONES = {
  uploading: 'busy',
  understanding: 'busy',
  starting: 'busy',
  generating: 'busy',
  completed: 'ok',
  lost: 'quiet',
  failed: 'bad',
} as const;

/** The heading's words are fixed; what was made is said below it. */
const KINDS = {
  monolithic: 'It is a monolith: one Spring Boot application. ',
  microservice: 'It is services behind a gateway, each a Spring Boot application. ',
} as const;

function headingOf(run: RunPageProps['run']): string {
  switch (run.at) {
    case 'uploading':
    case 'understanding':
    case 'starting':
      return MESSAGES.generationStarting;
    case 'generating':
      return run.event.steps === undefined ? MESSAGES.generationStarting : MESSAGES.generationRunningStatus;
    case 'completed':
      return MESSAGES.generationReady;
    case 'lost':
      return 'Connection lost';
    case 'failed':
      if (isBuiltAlready(run)) return 'Already built';
      return wasStopped(run) ? 'Stopped' : 'Not generated';
  }
}

function remarkOf(run: RunPageProps['run'], isNamed: boolean, setup: FinishedSetup | null): string {
  const lead = isNamed ? '. ' : '';
  switch (run.at) {
    case 'uploading':
      return `${lead}Uploading ${run.fileName}.`;
    case 'understanding':
      return `${lead}Turning your idea into a schema.`;
    case 'starting':
      return `${lead}The schema is on the server.`;
    case 'generating':
      return run.isReconnecting
        ? `${lead}The connection was lost. Looking for it again; the generation goes on.`
        : `${lead}You can close this page; the generation goes on.`;
    case 'completed':
      return `${lead}${setup === null ? '' : KINDS[setup.architectureType]}The zip stays on the server; your dashboard has it too.`;
    case 'lost':
      return lead;
    case 'failed':
      if (isBuiltAlready(run)) return lead;
      return run.event.projectId === undefined ? lead : `${lead}Your schema is kept as a project in your dashboard.`;
  }
}

function progressOf(run: RunPageProps['run']): number {
  return run.at === 'completed' ? 100 : percentOf(eventOf(run).steps ?? []);
}
