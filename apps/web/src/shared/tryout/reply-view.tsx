import type { TryoutReply } from '@backsmith/contract';
import { Badge } from '../ui/badge.tsx';
import { Code } from '../ui/code.tsx';
import type { Tone } from '../ui/tone.ts';
import { shownBody } from './shown-body.ts';

/** What the backend answered, as text. */
export function ReplyView({ reply }: { readonly reply: TryoutReply }) {
  const { status, milliseconds, headers, isCut } = reply;
  const { text, language, isShortened } = shownBody(reply);
  return (
    <section aria-label="Answer" className="grid min-w-0 gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-fg-2" role="status">
        <Badge tone={toneOf(status)}>{statusText(status)}</Badge>
        <span className="tabular-nums">{milliseconds.toLocaleString('en')} ms</span>
      </p>
      {headers.length > 0 && (
        <dl className="mono grid gap-0.5 text-12 text-fg-2">
          {headers.map(({ name, value }) => (
            <div key={name} className="flex flex-wrap gap-x-2">
              <dt>{name}:</dt>
              <dd className="min-w-0 break-all text-fg">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {text !== '' && (
        <div className="overflow-hidden rounded-control border border-line">
          <Code label="Body of the answer" text={text} language={language} className="max-h-[28rem]" />
        </div>
      )}
      {text === '' && <p className="text-13 text-fg-3">The answer has no body.</p>}
      {(isCut || isShortened) && <p className="text-13 text-fg-3">The body is longer than what is shown.</p>}
    </section>
  );
}

/** The names of answers that backends of ours give. */
const NAMES: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  204: 'No Content',
  304: 'Not Modified',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  412: 'Precondition Failed',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
};

function statusText(status: number): string {
  const name = NAMES[status];
  return name === undefined ? String(status) : `${status} ${name}`;
}

function toneOf(status: number): Tone {
  if (status >= 500) return 'bad';
  if (status >= 400) return 'busy';
  return status >= 300 ? 'info' : 'ok';
}
