import { Badge } from '../../../shared/ui/badge.tsx';
import { Panel, PanelHead } from '../../../shared/ui/panel.tsx';
import { eventOf, wasStopped, type Run } from '../model/run.ts';
import { StepList } from './step-list.tsx';

const BADGES = {
  idle: { tone: 'quiet', word: 'Draft' },
  uploading: { tone: 'busy', word: 'Uploading' },
  understanding: { tone: 'busy', word: 'Reading the idea' },
  starting: { tone: 'busy', word: 'Starting' },
  generating: { tone: 'busy', word: 'Generating' },
  lost: { tone: 'quiet', word: 'Not heard of' },
  completed: { tone: 'ok', word: 'Completed' },
  failed: { tone: 'bad', word: 'Failed' },
} as const satisfies Record<Run['at'], object>;

const STOPPED = { tone: 'quiet', word: 'Stopped' } as const;

/** The steps as the server tells them; before it does, that they are on their way. */
export function StepsPanel({ run }: { readonly run: Run }) {
  const { tone, word } = wasStopped(run) ? STOPPED : BADGES[run.at];
  const { steps } = eventOf(run);
  return (
    <Panel aria-labelledby="steps">
      <PanelHead id="steps" title="Steps">
        <span className="mr-1.5">
          <Badge tone={tone} pulsing={tone === 'busy'}>
            {word}
          </Badge>
        </span>
      </PanelHead>
      {steps === undefined ? (
        <p className="px-4 py-5 text-13 text-fg-3">
          {run.at === 'failed' ? 'The generation did not begin.' : 'Waiting for the first step.'}
        </p>
      ) : (
        <StepList steps={steps} />
      )}
    </Panel>
  );
}
