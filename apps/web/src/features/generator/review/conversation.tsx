import type { Dialect } from '@backsmith/sql';
import { useEffect, useRef, type ReactNode } from 'react';
import { Findings } from '../../../shared/ui/findings.tsx';
import { Note } from '../../../shared/ui/note.tsx';
import { Ring } from '../../../shared/ui/ring.tsx';
import type { GuideState } from '../understanding/guide-state.ts';
import { presentOf, type Draft } from '../understanding/use-draft.ts';
import { Composer } from './composer.tsx';
import { countsOf } from './counts.ts';
import { DialectChoice } from './dialect-choice.tsx';
import { GuideView } from './guide-view.tsx';
import { Origin, type SchemaOrigin } from './origin.tsx';
import { RemarkView } from './remark-view.tsx';
import { takeLostFocus } from './take-lost-focus.ts';

type ConversationProps = {
  readonly draft: Draft;
  readonly guide: GuideState | undefined;
  readonly from: SchemaOrigin;
  readonly onRemove: () => void;
  readonly onDialect: (dialect: Dialect) => void;
  readonly onSay: (sentence: string) => void;
  readonly onUndo: () => void;
  readonly onKeep: (text: string) => void;
  readonly onLine: (line: number) => void;
  /** What stands in the way of building; the newest word. */
  readonly children?: ReactNode;
};

/** What came in, what was understood of it, how it was changed since, and what there is to decide. */
export function Conversation({ draft, guide, from, onRemove, onLine, children, ...on }: ConversationProps) {
  const pane = useRef<HTMLDivElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const spoken = draft.versions.flatMap((version, at) => version.remarks.map((remark) => ({ remark, version: at })));
  const last = draft.versions.length - 1;
  const hasProblem = Boolean(children);
  useEffect(() => {
    log.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [spoken.length, draft.isBusy, hasProblem]);
  useEffect(() => {
    // Readers begin with the answer.
    takeLostFocus(pane.current);
  }, []);
  const undo = () => {
    // The button goes with the change it takes back.
    pane.current?.focus({ preventScroll: true });
    on.onUndo();
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div
        ref={pane}
        className="relative grid min-h-0 flex-1 content-start gap-4 overflow-auto p-4"
        tabIndex={0}
        role="region"
        aria-label="What was said"
      >
        <Origin from={from} onRemove={onRemove} />
        <Answer draft={draft} onLine={onLine} onDialect={from instanceof File ? on.onDialect : undefined} />
        {/* On a phone the tabs stand over the head of the window, and the price over its foot. */}
        <div
          ref={log}
          role="log"
          aria-label="Changes"
          className="grid gap-4 empty:absolute max-lg:*:scroll-mt-28 max-lg:*:scroll-mb-40"
        >
          {spoken.map(({ remark, version }, at) => (
            <RemarkView
              key={at}
              remark={remark}
              onSay={on.onSay}
              onUndo={remark.kind === 'changed' && version === last ? undo : undefined}
            />
          ))}
          {draft.isBusy && (
            <p className="flex items-center gap-2 text-13 text-fg-2">
              <Ring /> Changing the schema...
            </p>
          )}
          {children}
        </div>
        {guide && <GuideView guide={guide} isBusy={draft.isBusy} onSay={on.onSay} onKeep={on.onKeep} />}
      </div>
      <Composer isBusy={draft.isBusy} onSay={on.onSay} />
    </div>
  );
}

type AnswerProps = Pick<ConversationProps, 'draft' | 'onLine'> & {
  /** Absent where the schema was made here, by a dialect that is known. */
  readonly onDialect: ConversationProps['onDialect'] | undefined;
};

/** What was understood: in one sentence, in figures, and with all that there is to know about it. */
function Answer({ draft, onLine, onDialect }: AnswerProps) {
  const { guide, notes } = draft;
  const present = presentOf(draft);
  const { leftOut, assumed, database } = present;
  return (
    <div className="grid gap-3">
      {guide && <p className="text-16 font-strong">{guide.summary}</p>}
      <p className={guide && 'text-13 text-fg-2'}>
        Read as <strong className="font-strong">{database}</strong>: {countsOf(present)},{' '}
        {leftOut.length === 0 ? 'nothing left out' : `${leftOut.length} left out`}
        {assumed.length > 0 && `, ${assumed.length} assumed`}.
      </p>
      {onDialect && <DialectChoice dialect={present.dialect} onChoose={onDialect} />}
      {guide?.notice && (
        <Note tone="info">
          <p lang={guide.notice.language}>{guide.notice.message}</p>
        </Note>
      )}
      {notes.length > 0 && <Notes notes={notes} isFolded={guide !== undefined} />}
      <Findings label="Left out" findings={leftOut} onLine={onLine} />
      <Findings label="Assumed" findings={assumed} onLine={onLine} />
    </div>
  );
}

/** How an idea was read, sentence by sentence; folded where a guide says what counts. */
function Notes({ notes, isFolded }: { readonly notes: readonly string[]; readonly isFolded: boolean }) {
  const list = (
    <ul aria-label="How your idea was read" className="grid list-disc gap-1 pl-5 text-13 text-fg-2">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
  if (!isFolded) return list;
  return (
    <details className="grid gap-2 text-13">
      <summary className="link w-fit">How your idea was read</summary>
      <div className="pt-2">{list}</div>
    </details>
  );
}
