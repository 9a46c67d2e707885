import { MESSAGES } from '@backsmith/contract';
import { useEffect, useRef } from 'react';
import { ProgressBar } from '../../../shared/ui/progress-bar.tsx';
import { eventOf, type Run } from '../model/run.ts';
import type { PaymentGate } from '../use-payment-gate.ts';
import type { FinishedSetup } from '../model/setup.ts';
import { percentOf } from '../model/steps.ts';
import { RunActions, type RunHandlers } from './run-actions.tsx';
import { RunAside } from './run-aside.tsx';
import { RunProblem } from './run-problem.tsx';
import { StepsPanel } from './steps-panel.tsx';

type RunPageProps = RunHandlers & {
  readonly gate: PaymentGate;
  readonly run: Exclude<Run, { at: 'idle' }>;
  /** Unknown for a run that another page started. */
  readonly setup: FinishedSetup | null;
};

/** One page from the upload to the finished zip: the heading says where it is, the steps show how far. */
export function RunPage({ run, setup, gate, ...handlers }: RunPageProps) {
  const event = eventOf(run);
  const heading = useRef<HTMLHeadingElement>(null);
  const name = event.projectName ?? setup?.projectName;
  useEffect(() => {
    if (run.at === 'completed' || run.at === 'failed') heading.current?.focus();
  }, [run.at]);
  return (
    <div className="mx-auto grid max-w-[1080px] gap-5 px-4 py-8 sm:px-6 sm:py-12">
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
            {remarkOf(run, name !== undefined)}
          </p>
        </div>
        <RunActions run={run} name={name} {...handlers} />
      </div>
      <ProgressBar label="Generation" percent={progressOf(run)} tone={TONES[run.at]} />
      {run.at === 'failed' && <RunProblem run={run} gate={gate} features={setup?.features} {...handlers} />}
      <div className="grid items-start gap-4 md:grid-cols-2">
        <StepsPanel run={run} />
        <RunAside run={run} setup={setup} name={name} />
      </div>
    </div>
  );
}

const TONES = { uploading: 'busy', starting: 'busy', generating: 'busy', completed: 'ok', failed: 'bad' } as const;

function headingOf(run: RunPageProps['run']): string {
  switch (run.at) {
    case 'uploading':
    case 'starting':
      return MESSAGES.generationStarting;
    case 'generating':
      return run.event.steps === undefined ? MESSAGES.generationStarting : MESSAGES.generationRunningStatus;
    case 'completed':
      return MESSAGES.generationReady;
    case 'failed':
      return run.failure.code === 'GENERATION_CANCELLED' ? 'Stopped' : 'Not generated';
  }
}

function remarkOf(run: RunPageProps['run'], isNamed: boolean): string {
  const lead = isNamed ? '. ' : '';
  switch (run.at) {
    case 'uploading':
      return `${lead}Uploading ${run.fileName}.`;
    case 'starting':
      return `${lead}The schema is on the server.`;
    case 'generating':
      return run.isReconnecting
        ? `${lead}The connection was lost. Looking for it again; the generation goes on.`
        : `${lead}You can close this page; the generation goes on.`;
    case 'completed':
      return `${lead}The zip stays on the server; your dashboard has it too.`;
    case 'failed':
      return run.event.projectId === undefined ? lead : `${lead}Your schema is kept as a project in your dashboard.`;
  }
}

function progressOf(run: RunPageProps['run']): number {
  return run.at === 'completed' ? 100 : percentOf(eventOf(run).steps ?? []);
}
