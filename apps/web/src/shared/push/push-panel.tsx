import {
  PUSH_HOST_NAMES,
  type ProjectPush,
  type PushHost,
  type PushResult,
  type PushStepView,
} from '@backsmith/contract';
import { useId, useState } from 'react';
import { classNames } from '../lib/class-names.ts';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/note.tsx';
import { Panel, PanelHead } from '../ui/panel.tsx';
import { StepList } from '../ui/step-list.tsx';
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

const WORDS = {
  github: { request: 'pull request', repository: 'repository' },
  gitlab: { request: 'merge request', repository: 'project' },
} as const satisfies Record<PushHost, object>;

type PushPanelProps = {
  readonly projectId: string;
  readonly name: string;
};

/** The latest version, pushed to a repository at GitHub or GitLab: one line until it is opened, or there is something to tell. */
export function PushPanel({ projectId, name }: PushPanelProps) {
  const id = useId();
  // `sent`: what went out from here comes back for another try, where it failed.
  const [form, setForm] = useState<'open' | 'closed' | 'sent'>('closed');
  const [typed, setTyped] = useState<Typed>();
  const { data: push } = usePush(projectId);
  if (push === undefined) return null;
  const { status, field } = push;
  const canPush = status === 'none' || status === 'done' || status === 'failed';
  const isOpen = canPush && (form === 'open' || (form === 'sent' && status === 'failed'));
  const isShownAtField = isOpen && field !== null;
  return (
    <Panel aria-labelledby={`${id}-title`} className={classNames(status === 'none' && !isOpen && '*:border-b-0')}>
      <PanelHead id={`${id}-title`} title={titleOf(push)}>
        <span className="flex items-center gap-3 text-13 text-fg-3">
          {TITLES[status]}
          {canPush && (
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
      {/* Always there, so that what comes into it is said aloud. */}
      <div
        aria-live="polite"
        className={isShownAtField ? 'sr-only' : 'grid gap-3 px-4 text-13 text-fg-2 not-empty:py-4'}
      >
        <News push={push} isShownAtField={isShownAtField} />
      </div>
      {isOpen && (
        <div
          id={`${id}-form`}
          className={classNames('px-4 pb-4 text-13 text-fg-2', (status === 'none' || isShownAtField) && 'pt-4')}
        >
          <PushForm
            projectId={projectId}
            push={push}
            typed={typed ?? typedFor(push, name)}
            onType={setTyped}
            onStart={() => setForm('sent')}
          />
        </div>
      )}
    </Panel>
  );
}

/** Names the hosts this server pushes to. */
function titleOf({ hosts, host }: ProjectPush): string {
  const names = hosts.map((one) => PUSH_HOST_NAMES[one.host]);
  return `Push to ${names.length > 0 ? names.join(' or ') : PUSH_HOST_NAMES[host ?? 'github']}`;
}

function openLabel(status: ProjectPush['status'], isOpen: boolean): string {
  if (isOpen) return 'Close';
  return status === 'none' ? 'Choose repository' : 'Push again';
}

/** What there is to tell. */
function News({ push, isShownAtField }: { readonly push: ProjectPush; readonly isShownAtField: boolean }) {
  const { status, reason, result, host } = push;
  switch (status) {
    case 'none':
      return null;
    case 'off':
      return <p className="max-w-[68ch]">{reason}</p>;
    case 'running':
      return <Steps push={push} />;
    case 'failed':
      return <Failed reason={reason} isShownElsewhere={isShownAtField} />;
    case 'done':
      return result === null ? null : <Done result={result} host={host ?? 'github'} />;
  }
}

function Steps({ push: { repository, version, steps } }: { readonly push: ProjectPush }) {
  return (
    <>
      <p>
        Version {version} goes to <span className="mono text-fg break-all">{repository}</span>. You can leave this page.
      </p>
      <StepList label="What is done to push it" steps={steps.map((step) => ({ ...step, name: NAMES[step.step] }))} />
    </>
  );
}

/** Why it failed, as a note, or said aloud only where it stands at the field it is about. */
function Failed({ reason, isShownElsewhere }: { readonly reason: string | null; readonly isShownElsewhere: boolean }) {
  if (isShownElsewhere) return <p>{reason}</p>;
  return (
    <Note tone="bad">
      <p className="break-words">{reason}</p>
    </Note>
  );
}

/** What came of it, and the way there. */
function Done({ result, host }: { readonly result: PushResult; readonly host: PushHost }) {
  const { kind, text, repositoryUrl, pullRequestUrl } = result;
  const words = WORDS[host];
  return (
    <Note tone={kind === 'unchanged' ? 'info' : 'ok'}>
      <p className="break-words">{text}</p>
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        {pullRequestUrl !== null && (
          <a className="link" href={pullRequestUrl} target="_blank" rel="noopener noreferrer">
            Open the {words.request}
          </a>
        )}
        <a className="link" href={repositoryUrl} target="_blank" rel="noopener noreferrer">
          Open the {words.repository}
        </a>
      </p>
    </Note>
  );
}
