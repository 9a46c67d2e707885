import { PRODUCT } from '@backsmith/contract';
import { frameTexts } from '../../content/frame.ts';
import { Link } from './link.tsx';

/** Two brackets back to back: an anvil with one spark. */
export function Mark({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className={className}>
      <path fill="var(--fg)" d="M1 9h10.2v11.5H5.8v-2.6h2.6v-6.2H6.6C4 11.7 2.1 10.8 1 9z" />
      <path fill="var(--fg)" d="M12.8 9H22v2.7h-6.4v6.2h2.6v2.6h-5.4z" />
      <path fill="var(--accent)" d="M12 .8l3 3-3 3-3-3z" />
    </svg>
  );
}

/** Mark and name, leading home. */
export function Brand({ to = '/' }: { readonly to?: string }) {
  return (
    <Link
      to={to}
      className="inline-flex h-11 items-center gap-[9px] text-[17px] font-semibold tracking-[-0.03em]"
      aria-label={frameTexts.get().home}
    >
      <Mark className="size-[26px] shrink-0" />
      {PRODUCT.name}
    </Link>
  );
}
