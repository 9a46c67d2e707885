import {
  PUSH_FIELDS,
  PUSH_MESSAGES,
  pushRequest,
  type ProjectPush,
  type PushField,
  type PushRequest,
} from '@backsmith/contract';
import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { ApiError, sentenceOf } from '../api/api-error.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Field } from '../ui/field.tsx';
import { Note } from '../ui/note.tsx';
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
export function typedFor({ repository }: ProjectPush, name: string): Typed {
  const [before = '', after] = (repository ?? '').split('/');
  if (after !== undefined) return { owner: before, repository: after, isPrivate: true };
  return { owner: '', repository: before === '' ? repositoryNameOf(name) : before, isPrivate: true };
}

/** A name GitHub takes: what it does not know in one becomes a hyphen. */
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
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]">
        <Field id={`${id}-owner`} label="Owner" optional hint="You, or an organisation" error={errorOf('owner')}>
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
        <Field id={`${id}-repository`} label="Repository" hint="Made if it is not there" error={errorOf('repository')}>
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
      {push.tokenPage !== null && <Rights tokenPage={push.tokenPage} />}
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

/** What the token must be allowed, and where it is made. */
function Rights({ tokenPage }: { readonly tokenPage: string }) {
  return (
    <p>
      <a className="link" href={tokenPage} target="_blank" rel="noopener noreferrer">
        Make a fine-grained token
      </a>{' '}
      for this repository that reads and writes <b className="font-medium text-fg">Contents</b>,{' '}
      <b className="font-medium text-fg">Pull requests</b> and <b className="font-medium text-fg">Workflows</b> (the
      project has a pipeline), and lasts a day. To make a new repository it must be for all repositories and have{' '}
      <b className="font-medium text-fg">Administration</b>, too.
    </p>
  );
}
