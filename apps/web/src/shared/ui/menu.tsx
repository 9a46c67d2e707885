import { type KeyboardEvent, type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react';

const GAP_PX = 6;
const STEPS: Readonly<Record<string, (from: number, count: number) => number>> = {
  ArrowDown: (from, count) => (from + 1) % count,
  ArrowUp: (from, count) => (from - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

type MenuProps = {
  /** Names the button for readers. */
  readonly label: string;
  /** What the button shows. */
  readonly face: ReactNode;
  readonly className?: string;
  /** Stands above the items. */
  readonly head?: ReactNode;
  /** Elements with `role="menuitem"`; following one closes the menu. */
  readonly children: ReactNode;
};

/**
 * A button with a menu below its right end: the browser's own popover, which closes by Escape and by a press elsewhere and
 * gives the focus back. Arrow keys, Home and End walk the items (WAI-ARIA Authoring Practices, menu button).
 */
export function Menu({ label, face, className, head, children }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  const place = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    if (newState !== 'open' || !button.current || !list.current) return;
    const { bottom, right } = button.current.getBoundingClientRect();
    list.current.style.top = `${bottom + GAP_PX}px`;
    list.current.style.right = `${document.documentElement.clientWidth - right}px`;
  };
  const settle = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    setOpen(newState === 'open');
    if (newState === 'open') itemsOf(list.current)[0]?.focus();
  };
  const walk = (event: KeyboardEvent) => {
    if (event.key === 'Tab') list.current?.hidePopover();
    const items = itemsOf(list.current);
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const from = items.findIndex((item) => item === document.activeElement);
    items[step(from, items.length)]?.focus();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={id}
        className={className}
      >
        {face}
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        onBeforeToggle={place}
        onToggle={settle}
        onKeyDown={walk}
        onClick={() => list.current?.hidePopover()}
        className="fixed inset-auto m-0 min-w-56 rounded-panel border border-line bg-surface p-1.5 text-13 text-fg shadow-pop"
      >
        {head}
        <div role="menu" aria-label={label}>
          {children}
        </div>
      </div>
    </>
  );
}

function itemsOf(list: HTMLElement | null): readonly HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
}
