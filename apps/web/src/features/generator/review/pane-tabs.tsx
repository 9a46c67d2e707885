import { useEffect, useRef } from 'react';
import { takeLostFocus } from './take-lost-focus.ts';

/** The panes of the review; on a phone one of them at a time, what was understood before what is said of it. */
export const PANES = ['Diagram', 'Messages', 'SQL', 'Tables'] as const;
export type Pane = (typeof PANES)[number];

type PaneTabsProps = {
  readonly current: Pane;
  /** What there is to read or to decide in the messages while another pane is shown. */
  readonly messages: number;
  readonly onChange: (pane: Pane) => void;
};

/** On narrow screens: which pane is shown. */
export function PaneTabs({ current, messages, onChange }: PaneTabsProps) {
  const shown = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The messages, which take it on a wide screen, are not shown here.
    takeLostFocus(shown.current);
  }, []);
  return (
    <nav aria-label="Review" className="sticky top-[53px] z-10 flex border-b border-line bg-bg px-2 lg:hidden">
      {PANES.map((pane) => (
        <button
          key={pane}
          ref={pane === current ? shown : null}
          type="button"
          aria-current={pane === current ? 'page' : undefined}
          className="min-h-11 flex-1 border-b-2 border-transparent text-13 text-fg-2 aria-[current]:border-accent aria-[current]:font-strong aria-[current]:text-fg"
          onClick={() => onChange(pane)}
        >
          {pane}
          {pane === 'Messages' && messages > 0 && (
            <span className="ml-1.5 inline-block rounded-full bg-surface-2 px-1.5 text-12 tabular-nums">
              {messages}
              <span className="sr-only"> to look at</span>
            </span>
          )}
        </button>
      ))}
    </nav>
  );
}
