import type { ReactNode } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import type { Remark } from '../understanding/use-draft.ts';

type RemarkViewProps = {
  readonly remark: Remark;
  readonly onSay: (sentence: string) => void;
  /** Absent where the change cannot be taken back next. */
  readonly onUndo: (() => void) | undefined;
};

/** One remark of the conversation. It stands in a log, which tells readers of it. */
export function RemarkView({ remark, onSay, onUndo }: RemarkViewProps) {
  switch (remark.kind) {
    case 'said':
      return <Mine>{remark.text}</Mine>;
    case 'changed':
      return (
        <div className="grid gap-2">
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
        <div className="grid gap-2">
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
      return <p>{remark.message}</p>;
  }
}

/** Something the user said or brought. */
export function Mine({ children }: { readonly children: ReactNode }) {
  return (
    <div className="max-w-[92%] justify-self-end rounded-panel rounded-br-[2px] bg-surface-3 px-3 py-2.5">
      {children}
    </div>
  );
}
