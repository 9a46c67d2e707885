import { classNames } from '../lib/class-names.ts';

/** The small turning ring. A still, open ring under reduced motion. */
export function Ring({ className }: { readonly className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'size-4 shrink-0 animate-turn rounded-full border-[1.5px] border-current/30 border-t-current',
        className,
      )}
    />
  );
}
