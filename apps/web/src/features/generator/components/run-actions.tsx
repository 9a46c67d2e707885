import { useDownload } from '../../../shared/api/use-download.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Plus } from '../../../shared/ui/icons.ts';
import { Download, Square } from '../../../shared/ui/tool-icons.ts';
import { useStop } from '../api/use-stop.ts';
import type { Run } from '../model/run.ts';
import type { DraftSchema } from '../model/setup.ts';

export type RunHandlers = {
  /** Generates again from what is on the server. */
  readonly onRetry: (schema: DraftSchema) => void;
  /** Builds what another tab has built already once more, as a project of its own; absent where nothing is refused for that. */
  readonly onAnew?: () => void;
  /** Looks for a generation again that was lost sight of. */
  readonly onFollow: (projectId: string) => void;
  /** Goes back to the file or the idea with everything kept; another idea takes the place of the one there. */
  readonly onBack: (idea?: string) => void;
  /** Holds the automatic start and shows what was understood. */
  readonly onReview: (schema: DraftSchema) => void;
  /** Resets everything to the wizard's first step. */
  readonly onAnother: () => void;
};

type RunActionsProps = Pick<RunHandlers, 'onAnother' | 'onReview'> & {
  readonly run: Run;
  readonly name: string | undefined;
};

/** What one can do now: stop a running generation, take a finished one. */
export function RunActions({ run, name, onAnother, onReview }: RunActionsProps) {
  switch (run.at) {
    case 'generating':
      return <StopButton projectId={run.event.projectId} />;
    case 'starting':
      return <Button onClick={() => onReview(run.schema)}>Review first</Button>;
    case 'completed':
      return <FinishedActions projectId={run.event.projectId} name={name ?? 'backend'} onAnother={onAnother} />;
    case 'idle':
    case 'uploading':
    case 'understanding':
    case 'failed':
    case 'lost':
      return <ButtonLink to="/dashboard">Dashboard</ButtonLink>;
  }
}

function StopButton({ projectId }: { readonly projectId: string | undefined }) {
  const stop = useStop();
  if (projectId === undefined) return null;
  return (
    <div className="flex gap-2">
      <ButtonLink to="/dashboard">Dashboard</ButtonLink>
      <Button busy={stop.isPending} busyLabel="Stopping..." onClick={() => stop.mutate(projectId)}>
        <Icon of={Square} className="size-3 fill-current" />
        Stop
      </Button>
    </div>
  );
}

type FinishedActionsProps = {
  readonly projectId: string | undefined;
  readonly name: string;
  readonly onAnother: () => void;
};

function FinishedActions({ projectId, name, onAnother }: FinishedActionsProps) {
  const download = useDownload();
  return (
    <div className="grid justify-items-end gap-2 max-sm:w-full max-sm:justify-items-stretch">
      {projectId !== undefined && (
        <Button
          tone="ember"
          size="lg"
          className="max-sm:w-full"
          busy={download.isPending}
          busyLabel="Downloading..."
          onClick={() => download.mutate({ id: projectId, name })}
        >
          <Icon of={Download} />
          Download Microservice
        </Button>
      )}
      <div className="flex flex-wrap gap-1 max-sm:justify-center">
        <ButtonLink size="sm" tone="bare" to="/dashboard">
          View in Dashboard
        </ButtonLink>
        <Button size="sm" tone="bare" onClick={onAnother}>
          <Icon of={Plus} />
          Create Another Project
        </Button>
      </div>
    </div>
  );
}
