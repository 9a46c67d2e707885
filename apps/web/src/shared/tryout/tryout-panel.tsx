import { useOperatorWord } from '../session/use-operator-word.ts';
import { TRYOUT_MESSAGES, type ProjectTryout, type TryoutStepView } from '@backsmith/contract';
import { lazy, Suspense } from 'react';
import { ApiError, sentenceOf } from '../api/api-error.ts';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { Note } from '../ui/note.tsx';
import { Panel, PanelHead } from '../ui/panel.tsx';
import { StepList } from '../ui/step-list.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { TimeLeft } from './time-left.tsx';
import { useTryout, useTryoutChange } from './use-tryout.ts';

const RequestPane = lazy(() => import('./request-pane.tsx'));

const NAMES: Readonly<Record<TryoutStepView['step'], string>> = {
  libraries: 'Libraries',
  compile: 'Compile',
  start: 'Start',
  rows: 'Rows',
};

const TITLES: Readonly<Record<ProjectTryout['status'], string>> = {
  off: 'not here',
  none: '',
  starting: 'starting',
  ready: '',
  ended: 'ended',
};

/** The backend of the latest version, kept up for a while on the server to be called from here. */
export function TryoutPanel({ projectId }: { readonly projectId: string }) {
  const { data: tryout, refetch } = useTryout(projectId);
  if (tryout === undefined) return null;
  const { status, endsAt } = tryout;
  return (
    <Panel aria-labelledby="try-it">
      <PanelHead id="try-it" title="Try it">
        <span className="mr-1.5 text-13 text-fg-3" role="status">
          {TITLES[status]}
          {status === 'ready' && endsAt !== null && <TimeLeft until={endsAt} onOver={() => void refetch()} />}
        </span>
      </PanelHead>
      {status === 'ready' ? (
        <Suspense fallback={<Waiting>Opening the calls...</Waiting>}>
          <RequestPane projectId={projectId} minutes={tryout.minutes} />
        </Suspense>
      ) : (
        <div className="grid gap-3 p-4 text-13 text-fg-2">
          <Before tryout={tryout} projectId={projectId} />
        </div>
      )}
    </Panel>
  );
}

type BeforeProps = { readonly tryout: ProjectTryout; readonly projectId: string };

/** All but a backend that is up. */
function Before({ tryout, projectId }: BeforeProps) {
  switch (tryout.status) {
    case 'off':
      return <NotHere reason={tryout.reason} />;
    case 'starting':
      return <Starting tryout={tryout} projectId={projectId} />;
    case 'none':
    case 'ended':
    case 'ready':
      return <Start tryout={tryout} projectId={projectId} />;
  }
}

function NotHere({ reason }: { readonly reason: string | null }) {
  const word = useOperatorWord(reason);
  return (
    <p>
      This server does not start backends for a try. {word}README.md in the zip says how to start yours on your own
      machine.
    </p>
  );
}

function Starting({ tryout, projectId }: BeforeProps) {
  const stop = useTryoutChange(projectId, 'DELETE');
  return (
    <>
      {tryout.steps.length === 0 && <p>Unpacking the zip.</p>}
      <StepList
        label="What is done to start it"
        steps={tryout.steps.map((step) => ({ ...step, name: NAMES[step.step] }))}
      />
      <div>
        <Button size="sm" busy={stop.isPending} busyLabel="Stopping..." onClick={() => stop.mutate()}>
          Stop
        </Button>
      </div>
    </>
  );
}

function Start({ tryout: { status, reason, minutes }, projectId }: BeforeProps) {
  const start = useTryoutChange(projectId, 'POST');
  return (
    <>
      {status === 'ended' && reason !== null && (
        <Note tone="info">
          <p className="max-h-64 overflow-auto break-words whitespace-pre-wrap">{reason}</p>
        </Note>
      )}
      {start.error && (
        <Note tone="busy" role="alert">
          <p>{sentenceOf(start.error, TRYOUT_MESSAGES.failed)}</p>
          <OtherProject error={start.error} />
        </Note>
      )}
      <p className="max-w-[68ch]">
        Starts this backend on the server, on a database of its own with rows in it, and keeps it up for{' '}
        {minutesText(minutes.most)}. You call it from here. It is up within a minute, and nothing of it is kept.
      </p>
      <div>
        <Button tone="ink" busy={start.isPending} busyLabel="Starting..." onClick={() => start.mutate()}>
          {status === 'ended' ? 'Start again' : 'Try it'}
        </Button>
      </div>
    </>
  );
}

/** The way to the project whose backend is up. */
function OtherProject({ error }: { readonly error: Error }) {
  const projectId = error instanceof ApiError ? error.details.projectId : undefined;
  return projectId === undefined ? null : (
    <p>
      <Link to={`/projects/${encodeURIComponent(projectId)}`} className="underline">
        Go to that project
      </Link>
    </p>
  );
}

function minutesText(minutes: number): string {
  const rounded = Math.max(1, Math.round(minutes));
  return rounded === 1 ? 'a minute' : `${rounded} minutes`;
}
