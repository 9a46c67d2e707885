import type { ReactNode } from 'react';
import { classNames } from '../../shared/lib/class-names.ts';
import { Brand } from '../../shared/ui/mark.tsx';
import { useScrollProgress } from './use-scrolled.ts';

type TopBarProps = {
  readonly compact: boolean;
  /** As wide as the window instead of as wide as the page. */
  readonly wide?: boolean;
  readonly home?: string;
  readonly menu: ReactNode;
  readonly end: ReactNode;
};

/** The bar on top of every page: mark, menu, actions, and the line that shows how far one has scrolled. */
export function TopBar({ compact, wide = false, home = '/', menu, end }: TopBarProps) {
  const line = useScrollProgress();
  return (
    // The box keeps its height: if the page moved up when the bar shrinks, it would be back below 50 px and grow again.
    <header className="pointer-events-none sticky top-0 z-20 h-15" data-compact={compact}>
      <div className="pointer-events-auto relative border-b border-line bg-bg/92 backdrop-blur-[10px]">
        <div
          className={classNames(
            'mx-auto flex items-center gap-3 px-4 transition-[height] duration-200 xs:gap-6 sm:px-6',
            compact ? 'h-13' : 'h-15',
            !wide && 'max-w-[1248px]',
          )}
        >
          <Brand to={home} />
          {menu}
          <div className="ml-auto flex items-center gap-2">{end}</div>
        </div>
        <div
          ref={line}
          data-scrolled
          aria-hidden
          className="absolute inset-x-0 -bottom-px h-px origin-left bg-accent"
          style={{ transform: 'scaleX(0)' }}
        />
      </div>
    </header>
  );
}
