import {
  TRYOUT_MESSAGES,
  type ProjectTryout,
  type TryoutCallRequest,
  type TryoutCalls,
  type TryoutExample,
} from '@backsmith/contract';
import { useId, useState } from 'react';
import { sentenceOf } from '../api/api-error.ts';
import { classNames } from '../lib/class-names.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { LoadProblem } from '../ui/load-problem.tsx';
import { Note } from '../ui/note.tsx';
import { Select } from '../ui/select.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { CallEditor, type Draft } from './call-editor.tsx';
import { CurlView } from './curl-view.tsx';
import { ReplyView } from './reply-view.tsx';
import { useTryoutCalls, useTryoutChange, useTryoutSend } from './use-tryout.ts';

/** So many calls are remembered for the lines of curl. */
const REMEMBERED = 50;

type PaneProps = { readonly projectId: string; readonly minutes: ProjectTryout['minutes'] };

/** Calls of a backend that is up. All it answers is shown as text: no page of it is ever opened on this site. */
export default function RequestPane({ projectId, minutes }: PaneProps) {
  const { data: calls, error, isFetching, refetch } = useTryoutCalls(projectId);
  if (calls !== undefined) return <Calls projectId={projectId} minutes={minutes} calls={calls} />;
  if (error === null) return <Waiting>Opening the calls...</Waiting>;
  return (
    <LoadProblem busy={isFetching} onRetry={refetch}>
      {sentenceOf(error, TRYOUT_MESSAGES.callFailed)}
    </LoadProblem>
  );
}

function draftOf({ method, path, body }: TryoutExample): Draft {
  return { method, path, body: body ?? '' };
}

function Calls({ projectId, minutes, calls }: PaneProps & { readonly calls: TryoutCalls }) {
  const [groupAt, setGroupAt] = useState(0);
  const [callAt, setCallAt] = useState(0);
  const group = calls.groups[groupAt];
  const example = group?.calls[callAt];
  const [draft, setDraft] = useState<Draft>(() =>
    example === undefined ? { method: 'GET', path: '/', body: '' } : draftOf(example),
  );
  const [sent, setSent] = useState<readonly TryoutCallRequest[]>([]);
  const [isCurlOpen, setCurlOpen] = useState(false);
  const send = useTryoutSend(projectId);
  const stop = useTryoutChange(projectId, 'DELETE');
  const choose = (nextGroup: number, nextCall: number) => {
    setGroupAt(nextGroup);
    setCallAt(nextCall);
    const next = calls.groups[nextGroup]?.calls[nextCall];
    if (next !== undefined) setDraft(draftOf(next));
  };
  const request = requestOf(draft);
  const submit = () => {
    setSent((before) => [...before, request].slice(-REMEMBERED));
    send.mutate(request);
  };
  return (
    <div className="grid md:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]">
      <nav aria-label="Calls" className="grid content-start gap-3 border-b border-line p-4 md:border-r md:border-b-0">
        <GroupSelect calls={calls} value={groupAt} onChange={(at) => choose(at, 0)} />
        <CallSelect calls={group?.calls ?? []} value={callAt} onChange={(at) => choose(groupAt, at)} />
        <CallList calls={group?.calls ?? []} value={callAt} onChange={(at) => choose(groupAt, at)} />
      </nav>
      <div className="grid min-w-0 content-start gap-4 p-4">
        <p className="text-13 text-fg-2">
          {calls.caller === null
            ? 'It asks nobody to sign in.'
            : `You call it as ${calls.caller.name}, its administrator.`}{' '}
          It ends when nobody calls it for {minutes.unused === 1 ? 'a minute' : `${Math.round(minutes.unused)} minutes`}
          .
        </p>
        <CallEditor draft={draft} onChange={setDraft} onSend={submit} isSending={send.isPending}>
          <Button aria-expanded={isCurlOpen} onClick={() => setCurlOpen(!isCurlOpen)}>
            As curl
          </Button>
          <Button tone="bare" busy={stop.isPending} busyLabel="Stopping..." onClick={() => stop.mutate()}>
            Stop
          </Button>
        </CallEditor>
        {isCurlOpen && <CurlView calls={calls} requests={sent.length > 0 ? sent : [request]} />}
        {send.error && (
          <Note tone="bad" role="alert">
            <p>{sentenceOf(send.error, TRYOUT_MESSAGES.callFailed)}</p>
          </Note>
        )}
        {send.data && <ReplyView reply={send.data} />}
      </div>
    </div>
  );
}

/** A body goes along where there is one to send. */
function requestOf({ method, path, body }: Draft): TryoutCallRequest {
  return { method, path, body: method === 'GET' || body.trim() === '' ? null : body };
}

type GroupSelectProps = {
  readonly calls: TryoutCalls;
  readonly value: number;
  readonly onChange: (at: number) => void;
};

function GroupSelect({ calls, value, onChange }: GroupSelectProps) {
  return (
    <Field id={useId()} label="Resource">
      {(wiring) => (
        <Select {...wiring} value={value} onChange={({ target }) => onChange(Number(target.value))}>
          {calls.groups.map(({ name }, at) => (
            <option key={at} value={at}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

type CallListProps = {
  readonly calls: readonly TryoutExample[];
  readonly value: number;
  readonly onChange: (at: number) => void;
};

/** On a phone a list of all calls would push the one that is sent out of sight. */
function CallSelect({ calls, value, onChange }: CallListProps) {
  return (
    <Field id={useId()} label="Call" className="md:hidden">
      {(wiring) => (
        <Select {...wiring} value={value} onChange={({ target }) => onChange(Number(target.value))}>
          {calls.map(({ title, method }, at) => (
            <option key={at} value={at}>
              {method} {title}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function CallList({ calls, value, onChange }: CallListProps) {
  return (
    <ul className="-mx-2 grid gap-0.5 max-md:hidden">
      {calls.map(({ title, method }, at) => (
        <li key={at}>
          <button
            type="button"
            aria-pressed={at === value}
            onClick={() => onChange(at)}
            className={classNames(
              'grid min-h-8 w-full grid-cols-[3.75rem_minmax(0,1fr)] items-baseline gap-2 rounded-control px-2 py-1.5 text-left text-13',
              at === value ? 'bg-surface-3 text-fg' : 'text-fg-2 hover:bg-surface-2 hover:text-fg',
            )}
          >
            <span className="mono text-12 font-strong">{method}</span>
            <span>{title}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
