/** The panes of the review; on a phone one of them at a time. */
export const PANES = ['Messages', 'Diagram', 'SQL', 'Tables'] as const;
export type Pane = (typeof PANES)[number];

type PaneTabsProps = { readonly current: Pane; readonly onChange: (pane: Pane) => void };

/** On narrow screens: which pane is shown. */
export function PaneTabs({ current, onChange }: PaneTabsProps) {
  return (
    <nav aria-label="Review" className="sticky top-[53px] z-10 flex border-b border-line bg-bg px-2 lg:hidden">
      {PANES.map((pane) => (
        <button
          key={pane}
          type="button"
          aria-current={pane === current ? 'page' : undefined}
          className="min-h-11 flex-1 border-b-2 border-transparent text-13 text-fg-2 aria-[current]:border-accent aria-[current]:font-strong aria-[current]:text-fg"
          onClick={() => onChange(pane)}
        >
          {pane}
        </button>
      ))}
    </nav>
  );
}
