import type { ProjectProof, ProofStepView } from '@backsmith/contract';
import { countOf } from '@backsmith/text';
import { useOperatorWord } from '../session/use-operator-word.ts';
import { Note } from '../ui/note.tsx';
import { Panel, PanelHead } from '../ui/panel.tsx';
import { ProofGap } from './proof-gap.tsx';
import { STEP_NAMES } from './step-names.ts';
import { useProof } from './use-proof.ts';

const TITLES: Readonly<Record<ProjectProof['status'], string>> = {
  off: 'not verified here',
  none: 'not verified',
  queued: 'waiting its turn',
  running: 'at work',
  passed: 'all that was looked at is well',
  partial: 'verified in part',
  failed: 'something failed',
  absent: 'not verified',
};

const MARKS: Readonly<Record<ProofStepView['status'], { readonly sign: string; readonly word: string }>> = {
  running: { sign: '…', word: 'at work' },
  passed: { sign: '✓', word: 'passed' },
  failed: { sign: '✗', word: 'failed' },
  skipped: { sign: '–', word: 'not looked at' },
};

/** What was seen when the latest version was compiled, started, called and tested. The zip does not wait for it. */
export function ProofPanel({ projectId }: { readonly projectId: string }) {
  const { data: proof } = useProof(projectId);
  if (proof === undefined || proof.status === 'none') return null;
  return (
    <Panel aria-labelledby="proof">
      <PanelHead id="proof" title="Verified">
        <span className="mr-1.5 text-13 text-fg-3" role="status">
          {TITLES[proof.status]}
        </span>
      </PanelHead>
      <div className="grid gap-3 p-4 text-13 text-fg-2">
        {proof.steps.length > 0 && (
          <ol className="grid gap-1.5" aria-label="What was looked at">
            {proof.steps.map((step) => (
              <Step key={step.step} step={step} />
            ))}
          </ol>
        )}
        {proof.status === 'queued' && <p>The zip is complete. Meanwhile it is compiled, started and called.</p>}
        {proof.status === 'off' && <HowToSwitchOn reason={proof.reason} />}
        {proof.status !== 'off' && proof.reason !== null && (
          <Note tone={proof.status === 'failed' ? 'bad' : 'info'}>
            <p>{proof.reason}</p>
          </Note>
        )}
        {proof.gap !== null && <ProofGap gap={proof.gap} steps={proof.steps} />}
        <Failures failures={proof.failures} />
        {proof.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {proof.machine !== null && (
          <p className="text-fg-3">
            JDK {proof.machine.jdk}, {proof.machine.database}, {proof.machine.sandbox}
          </p>
        )}
      </div>
    </Panel>
  );
}

function Step({ step: { step, status, text } }: { readonly step: ProofStepView }) {
  const { sign, word } = MARKS[status];
  return (
    <li className="grid grid-cols-[1.25rem_4.5rem_minmax(0,1fr)] gap-x-1.5">
      <span aria-hidden="true">{sign}</span>
      <span className="text-fg">
        {STEP_NAMES[step]}
        <span className="sr-only">: {word}</span>
      </span>
      <span className="break-words tabular-nums">{text}</span>
    </li>
  );
}

function Failures({ failures }: Pick<ProjectProof, 'failures'>) {
  if (failures.length === 0) return null;
  return (
    <details>
      <summary className="cursor-pointer text-fg">{countOf(failures.length, 'failure')}</summary>
      <ul className="mt-2 grid gap-2">
        {failures.map(({ step, what }, at) => (
          <li key={`${step}-${at}`}>
            <pre className="mono max-h-64 overflow-auto whitespace-pre-wrap break-words">{what}</pre>
          </li>
        ))}
      </ul>
    </details>
  );
}

function HowToSwitchOn({ reason }: { readonly reason: string | null }) {
  const word = useOperatorWord(reason);
  return (
    <p>
      This server does not build and test projects. {word}On your own machine,{' '}
      <span className="mono text-fg">./mvnw verify</span> in the unpacked folder compiles yours and runs its tests.
    </p>
  );
}
