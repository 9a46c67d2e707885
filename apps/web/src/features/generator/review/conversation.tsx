import { formatBytes } from '@backsmith/contract';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { FileRow } from '../../../shared/ui/file-row.tsx';
import { Ring } from '../../../shared/ui/ring.tsx';
import { presentOf, type Draft, type Remark } from '../understanding/use-draft.ts';
import { Composer } from './composer.tsx';
import { Findings } from '../../../shared/ui/findings.tsx';
import { countsOf } from './counts.ts';

type ConversationProps = {
  readonly draft: Draft;
  /** What the schema came from: a file, or words. */
  readonly from: File | string;
  readonly onRemove: () => void;
  readonly onSay: (sentence: string) => void;
  readonly onUndo: () => void;
  readonly onLine: (line: number) => void;
  /** What stands in the way of building; the newest word. */
  readonly children?: ReactNode;
};

/** What came in, what was understood of it, and how it was changed since. */
export function Conversation({ draft, from, onRemove, onSay, onUndo, onLine, children }: ConversationProps) {
  const end = useRef<HTMLDivElement>(null);
  const present = presentOf(draft);
  const { leftOut, assumed, database } = present;
  const spoken = draft.versions.flatMap((version, at) => version.remarks.map((remark) => ({ remark, version: at })));
  const last = draft.versions.length - 1;
  const hasNews = spoken.length > 0 || draft.isBusy || Boolean(children);
  useEffect(() => {
    if (hasNews) end.current?.scrollIntoView({ block: 'nearest' });
  }, [spoken.length, draft.isBusy, hasNews]);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div
        className="relative grid min-h-0 flex-1 content-start gap-4 overflow-auto p-4"
        tabIndex={0}
        role="region"
        aria-label="What was said"
      >
        {from instanceof File ? (
          <FileRow name={from.name} size={formatBytes(from.size)} onRemove={onRemove} />
        ) : (
          <Mine>
            <p className="break-words whitespace-pre-wrap">{from}</p>
            <button type="button" className="link mt-1 text-13" onClick={onRemove}>
              Change the idea
            </button>
          </Mine>
        )}
        <div className="grid gap-3">
          <p>
            Read as <strong className="font-strong">{database}</strong>: {countsOf(present)},{' '}
            {leftOut.length === 0 ? 'nothing left out' : `${leftOut.length} left out`}
            {assumed.length > 0 && `, ${assumed.length} assumed`}.
          </p>
          {draft.notes.length > 0 && (
            <ul aria-label="Assumed of your idea" className="grid list-disc gap-1 pl-5 text-13 text-fg-2">
              {draft.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
          <Findings label="Left out" findings={leftOut} onLine={onLine} />
          <Findings label="Assumed" findings={assumed} onLine={onLine} />
        </div>
        {spoken.map(({ remark, version }, at) => (
          <RemarkView
            key={at}
            remark={remark}
            onSay={onSay}
            onUndo={remark.kind === 'changed' && version === last ? onUndo : undefined}
          />
        ))}
        {draft.isBusy && (
          <p role="status" className="flex items-center gap-2 text-13 text-fg-2">
            <Ring /> Changing the schema...
          </p>
        )}
        {children}
        {/* On a phone the price stands over the foot of the window. */}
        <div ref={end} className="max-lg:scroll-mb-40" />
      </div>
      <Composer isBusy={draft.isBusy} onSay={onSay} />
    </div>
  );
}

type RemarkViewProps = {
  readonly remark: Remark;
  readonly onSay: (sentence: string) => void;
  readonly onUndo: (() => void) | undefined;
};

function RemarkView({ remark, onSay, onUndo }: RemarkViewProps) {
  switch (remark.kind) {
    case 'said':
      return <Mine>{remark.text}</Mine>;
    case 'changed':
      return (
        <div className="grid gap-2" role="status">
          {remark.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          <ul aria-label="What changed" className="grid gap-0.5 border-l-2 border-ok-fill pl-3 text-13 text-fg-2">
            {remark.differences.map((difference) => (
              <li key={difference}>{difference}</li>
            ))}
          </ul>
          {onUndo && (
            <div>
              <Button size="sm" onClick={onUndo}>
                Undo
              </Button>
            </div>
          )}
        </div>
      );
    case 'asked':
      return (
        <div className="grid gap-2" role="status">
          <p>{remark.message}</p>
          <div className="flex flex-wrap gap-2">
            {remark.choices.map((choice) => (
              <Button
                key={choice}
                size="sm"
                className="h-auto min-h-7 py-1 text-left whitespace-normal"
                onClick={() => onSay(choice)}
              >
                {choice}
              </Button>
            ))}
          </div>
        </div>
      );
    case 'refused':
      return <p role="status">{remark.message}</p>;
  }
}

function Mine({ children }: { readonly children: ReactNode }) {
  return (
    <div className="max-w-[92%] justify-self-end rounded-panel rounded-br-[2px] bg-surface-3 px-3 py-2.5">
      {children}
    </div>
  );
}
