import {
  PUSH_FIELDS,
  PUSH_HOST_NAMES,
  PUSH_MESSAGES,
  pushRequest,
  type ProjectPush,
  type PushField,
  type PushHost,
  type PushRequest,
} from '@backsmith/contract';
import { type ReactNode, type SyntheticEvent, useId, useRef, useState } from 'react';
import { ApiError, sentenceOf } from '../api/api-error.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Field } from '../ui/field.tsx';
import { Note } from '../ui/note.tsx';
import { Select } from '../ui/select.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { usePushStart } from './use-push.ts';

type Problems = Partial<Readonly<Record<PushField, string>>>;

/** What is typed and may be kept while the page is open. */
export type Typed = Omit<PushRequest, 'token'>;

type PushFormProps = {
  readonly projectId: string;
  readonly push: ProjectPush;
  readonly typed: Typed;
  readonly onType: (typed: Typed) => void;
  /** A push has begun. */
  readonly onStart: () => void;
};

/** What stands in the fields before anything is typed: where it was pushed to, or the name of the project. */
export function typedFor({ host: before, hosts, repository }: ProjectPush, name: string): Typed {
  const host = hosts.find((one) => one.host === before)?.host ?? hosts[0]?.host ?? 'github';
  const path = host === before ? (repository ?? '') : '';
  const at = path.lastIndexOf('/');
  const owner = path.slice(0, Math.max(0, at));
  return { host, owner, repository: path.slice(at + 1) || repositoryNameOf(name), isPrivate: true };
}

/** A name both hosts take: what it does not know in one becomes a hyphen. */
function repositoryNameOf(name: string): string {
  return name.replaceAll(/[^A-Za-z0-9._-]+/g, '-').replaceAll(/^[-.]+|[-.]+$/g, '');
}

/** What is typed for a push. The token is left alone by whoever remembers passwords, and gone from the page once it is sent. */
export function PushForm({ projectId, push, typed, onType, onStart }: PushFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [token, setToken] = useState('');
  const [problems, setProblems] = useState<Problems>(() =>
    push.field === null || push.reason === null ? {} : { [push.field]: push.reason },
  );
  const start = usePushStart(projectId, onStart);

  const change = ({ token: changed, ...part }: Partial<PushRequest>) => {
    if (changed === undefined) onType({ ...typed, ...part });
    else setToken(changed);
    forget(changed === undefined ? part : { token: changed });
  };
  const forget = (part: object) => {
    setProblems(Object.fromEntries(Object.entries(problems).filter(([field]) => !(field in part))));
  };

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (start.isPending) return;
    const read = pushRequest.safeParse({ ...typed, token });
    if (read.success) {
      setProblems({});
      start.mutate(read.data);
      return;
    }
    const found: Problems = Object.fromEntries(
      read.error.issues.toReversed().map(({ path, message }) => [String(path[0]), message]),
    );
    setProblems(found);
    const first = PUSH_FIELDS.find((field) => found[field] !== undefined);
    form.current?.querySelector<HTMLElement>(`[name="${first ?? ''}"]`)?.focus();
  }

  const refused = start.error instanceof ApiError ? start.error.details.field : undefined;
  const errorOf = (field: PushField) =>
    problems[field] ?? (refused === field ? sentenceOf(start.error, PUSH_MESSAGES.failed) : undefined);

  return (
    <form ref={form} noValidate className="grid max-w-[68ch] gap-4" onSubmit={submit}>
      {push.hosts.length > 1 && (
        <Field id={`${id}-host`} label="Host">
          {(wiring) => (
            <Select
              {...wiring}
              name="host"
              value={typed.host}
              onChange={({ target }) => {
                const chosen = push.hosts.find(({ host }) => host === target.value);
                if (chosen) change({ host: chosen.host, owner: '' });
              }}
            >
              {push.hosts.map(({ host }) => (
                <option key={host} value={host}>
                  {PUSH_HOST_NAMES[host]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]">
        <Field id={`${id}-owner`} label="Owner" optional hint={WORDS[typed.host].owner} error={errorOf('owner')}>
          {(wiring) => (
            <TextInput
              {...wiring}
              name="owner"
              value={typed.owner}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              onChange={({ target }) => change({ owner: target.value })}
            />
          )}
        </Field>
        <Field
          id={`${id}-repository`}
          label={WORDS[typed.host].repository}
          hint="Made if it is not there"
          error={errorOf('repository')}
        >
          {(wiring) => (
            <TextInput
              {...wiring}
              name="repository"
              value={typed.repository}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              onChange={({ target }) => change({ repository: target.value })}
            />
          )}
        </Field>
      </div>
      <Checkbox
        id={`${id}-private`}
        name="isPrivate"
        checked={typed.isPrivate}
        error={errorOf('isPrivate')}
        onChange={({ target }) => change({ isPrivate: target.checked })}
      >
        Private
      </Checkbox>
      <Field
        id={`${id}-token`}
        label="Token"
        hint="Used for this push alone. It is not stored and not logged."
        error={errorOf('token')}
      >
        {(wiring) => (
          <TextInput
            {...wiring}
            name="token"
            type="password"
            className="mono"
            value={token}
            // Password managers take a field of this name for one of theirs otherwise.
            autoComplete="off"
            data-1p-ignore=""
            data-lpignore="true"
            autoCapitalize="off"
            spellCheck={false}
            onChange={({ target }) => change({ token: target.value })}
          />
        )}
      </Field>
      {push.hosts.map(({ host, tokenPage }) => host === typed.host && RIGHTS[host](tokenPage))}
      {start.error && refused === undefined && (
        <Note tone="busy" role="alert">
          <p>{sentenceOf(start.error, PUSH_MESSAGES.failed)}</p>
        </Note>
      )}
      <div>
        <Button type="submit" tone="ink" busy={start.isPending} busyLabel="Starting...">
          Push
        </Button>
      </div>
    </form>
  );
}

/** What each host calls whoever owns a repository, and one. */
const WORDS = {
  github: { owner: 'You, or an organisation', repository: 'Repository' },
  gitlab: { owner: 'You, or the path of a group', repository: 'Project' },
} as const satisfies Record<PushHost, object>;

/** What the token must be allowed, and where it is made. */
const RIGHTS: Readonly<Record<PushHost, (tokenPage: string) => ReactNode>> = {
  github: (tokenPage) => (
    <p key="github">
      <TokenPage of={tokenPage}>Make a fine-grained token</TokenPage> for this repository that reads and writes{' '}
      <Right>Contents</Right>, <Right>Pull requests</Right> and <Right>Workflows</Right> (the project has a pipeline),
      and lasts a day. To make a new repository it must be for all repositories and have <Right>Administration</Right>,
      too.
    </p>
  ),
  gitlab: (tokenPage) => (
    <p key="gitlab">
      For a project that is there, make an access token of this project alone: role <Right>Developer</Right>, scope{' '}
      <Right>api</Right>, for a day. To make a new project it takes{' '}
      <TokenPage of={tokenPage}>a personal token</TokenPage> with the scope <Right>api</Right>.
    </p>
  ),
};

function TokenPage({ of, children }: { readonly of: string; readonly children: ReactNode }) {
  return (
    <a className="link" href={of} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

function Right({ children }: { readonly children: ReactNode }) {
  return <b className="font-medium text-fg">{children}</b>;
}
