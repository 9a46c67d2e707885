import type { ProjectPush, PushResult, PushStepView } from '@backsmith/contract';
import { useId, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/note.tsx';
import { Panel, PanelHead } from '../ui/panel.tsx';
import { PushForm, typedFor, type Typed } from './push-form.tsx';
import { usePush } from './use-push.ts';

const NAMES: Readonly<Record<PushStepView['step'], string>> = {
  repository: 'Repository',
  files: 'Files',
  branch: 'Branch',
  request: 'Request',
};

const TITLES: Readonly<Record<ProjectPush['status'], string>> = {
  off: 'not here',
  none: '',
  running: 'pushing',
  done: '',
  failed: 'failed',
};

type PushPanelProps = {
  readonly projectId: string;
  readonly name: string;
};

/** The latest version, pushed to a repository at GitHub: one line until it is opened, or there is something to tell. */
export function PushPanel({ projectId, name }: PushPanelProps) {
  const id = useId();
  // `sent`: what went out from here comes back for another try, where it failed.
  const [form, setForm] = useState<'open' | 'closed' | 'sent'>('closed');
  const [typed, setTyped] = useState<Typed>();
  const { data: push } = usePush(projectId);
  if (push === undefined) return null;
  const { status, reason, field, result } = push;
  const isOpen = form === 'open' || (form === 'sent' && status === 'failed');
  const isShownAtField = isOpen && field !== null;
  return (
    <Panel aria-labelledby={`${id}-title`}>
      <PanelHead id={`${id}-title`} title="Push to GitHub">
        <span className="flex items-center gap-3 text-13 text-fg-3">
          {TITLES[status]}
          {(status === 'none' || status === 'done' || status === 'failed') && (
            <Button
              size="sm"
              aria-expanded={isOpen}
              aria-controls={`${id}-form`}
              onClick={() => setForm(isOpen ? 'closed' : 'open')}
            >
              {openLabel(status, isOpen)}
            </Button>
          )}
        </span>
      </PanelHead>
      <div className="grid gap-3 px-4 text-13 text-fg-2 not-empty:py-4">
        <div aria-live="polite" className="grid gap-3 empty:hidden">
          {status === 'running' && <Steps push={push} />}
          {status === 'done' && result !== null && <Done result={result} />}
          {status === 'failed' && isShownAtField && <p className="sr-only">{reason}</p>}
          {status === 'failed' && !isShownAtField && (
            <Note tone="bad">
              <p className="break-words">{reason}</p>
            </Note>
          )}
        </div>
        {status === 'off' && <p className="max-w-[68ch]">{reason}</p>}
        {status !== 'off' && status !== 'running' && isOpen && (
          <div id={`${id}-form`}>
            <PushForm
              projectId={projectId}
              push={push}
              typed={typed ?? typedFor(push, name)}
              onType={setTyped}
              onStart={() => setForm('sent')}
            />
          </div>
        )}
      </div>
    </Panel>
  );
}

function openLabel(status: ProjectPush['status'], isOpen: boolean): string {
  if (isOpen) return 'Close';
  return status === 'none' ? 'Push...' : 'Push again...';
}

function Steps({ push: { repository, version, steps } }: { readonly push: ProjectPush }) {
  return (
    <>
      <p>
        Version {version} goes to <span className="mono text-fg break-all">{repository}</span>. You can leave this page.
      </p>
      <ol className="grid gap-1.5" aria-label="What is done to push it">
        {steps.map(({ step, status, text }) => (
          <li key={step} className="grid grid-cols-[1.25rem_5.5rem_minmax(0,1fr)] gap-x-1.5">
            <span aria-hidden="true">{status === 'done' ? '✓' : '…'}</span>
            <span className="text-fg">
              {NAMES[step]}
              <span className="sr-only">: {status === 'done' ? 'done' : 'at work'}</span>
            </span>
            <span className="break-words tabular-nums">{text}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** What came of it, and the way there. */
function Done({ result: { kind, text, repositoryUrl, pullRequestUrl } }: { readonly result: PushResult }) {
  return (
    <Note tone={kind === 'unchanged' ? 'info' : 'ok'}>
      <p className="break-words">{text}</p>
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        {pullRequestUrl !== null && (
          <a className="link" href={pullRequestUrl} target="_blank" rel="noopener noreferrer">
            Open the pull request
          </a>
        )}
        <a className="link" href={repositoryUrl} target="_blank" rel="noopener noreferrer">
          Open the repository
        </a>
      </p>
    </Note>
  );
}
