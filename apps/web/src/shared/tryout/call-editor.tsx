import { LIMITS, TRYOUT_METHODS, type TryoutCallRequest } from '@backsmith/contract';
import { useId, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextInput } from '../ui/text-input.tsx';

/** A call as it is being written. */
export type Draft = { readonly method: TryoutCallRequest['method']; readonly path: string; readonly body: string };

type CallEditorProps = {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  readonly onSend: () => void;
  readonly isSending: boolean;
  /** Further actions beside sending. */
  readonly children: ReactNode;
};

const MOST_LINES = 16;

export function CallEditor({ draft, onChange, onSend, isSending, children }: CallEditorProps) {
  const { method, path, body } = draft;
  const id = useId();
  const isPath = path.startsWith('/');
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isPath && !isSending) onSend();
      }}
    >
      <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-2 max-sm:grid-cols-1">
        <Field id={`${id}-method`} label="Method">
          {(wiring) => (
            <Select
              {...wiring}
              value={method}
              onChange={({ target }) => {
                const next = TRYOUT_METHODS.find((one) => one === target.value);
                if (next !== undefined) onChange({ ...draft, method: next });
              }}
            >
              {TRYOUT_METHODS.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </Select>
          )}
        </Field>
        <Field id={`${id}-path`} label="Path" error={isPath ? undefined : 'The path begins with a slash.'}>
          {(wiring) => (
            <TextInput
              {...wiring}
              className="mono text-13"
              value={path}
              maxLength={LIMITS.tryout.maxPath}
              autoCapitalize="off"
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => onChange({ ...draft, path: target.value })}
            />
          )}
        </Field>
      </div>
      {method !== 'GET' && (
        <Field id={`${id}-body`} label="Body">
          {(wiring) => (
            <TextArea
              {...wiring}
              className="mono text-13"
              rows={Math.min(MOST_LINES, Math.max(3, body.split('\n').length))}
              value={body}
              maxLength={LIMITS.tryout.maxBody}
              spellCheck={false}
              onChange={({ target }) => onChange({ ...draft, body: target.value })}
            />
          )}
        </Field>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" tone="ink" busy={isSending} busyLabel="Sending..." disabled={!isPath}>
          Send
        </Button>
        {children}
      </div>
    </form>
  );
}
