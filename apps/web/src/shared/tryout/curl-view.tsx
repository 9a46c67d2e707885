import type { TryoutCallRequest, TryoutCalls } from '@backsmith/contract';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Code } from '../ui/code.tsx';
import { curlLines } from './curl.ts';

type CurlViewProps = { readonly calls: TryoutCalls; readonly requests: readonly TryoutCallRequest[] };

/** The calls that were sent, for a shell at one's own desk. */
export function CurlView({ calls, requests }: CurlViewProps) {
  const [copied, setCopied] = useState<'yes' | 'refused'>();
  const lines = curlLines(calls, requests);
  const copy = () => {
    navigator.clipboard.writeText(lines).then(
      () => setCopied('yes'),
      () => setCopied('refused'),
    );
  };
  return (
    <section aria-label="The same calls as curl" className="grid min-w-0 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2 text-13 text-fg-2">
        <p>
          {requests.length === 1 ? 'The same call' : `The same ${requests.length} calls`} of the backend at your desk,
          once it runs there.
        </p>
        <Button size="sm" onClick={copy}>
          Copy
        </Button>
      </div>
      <div className="overflow-hidden rounded-control border border-line">
        <Code label="Lines of curl" text={lines} language="text" className="plain max-h-80" />
      </div>
      <p className="text-13 text-fg-3" role="status">
        {copied === 'yes' && 'Copied.'}
        {copied === 'refused' && 'Your browser did not allow copying. Select the lines and copy them.'}
      </p>
    </section>
  );
}
