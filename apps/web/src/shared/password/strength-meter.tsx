import { classNames } from '../lib/class-names.ts';
import type { PasswordVerdict } from './password-verdict.ts';

const FILLS = ['bg-bad-fill', 'bg-bad-fill', 'bg-bad-fill', 'bg-busy-fill', 'bg-ok-fill', 'bg-ok-fill'] as const;
const INKS = ['text-bad', 'text-bad', 'text-bad', 'text-busy', 'text-ok', 'text-ok'] as const;

/** Five segments and their word. @param verdict null while nothing was typed */
export function StrengthMeter({ verdict }: { readonly verdict: PasswordVerdict | null }) {
  const score = verdict?.score ?? 0;
  return (
    <div className="flex items-center gap-3">
      <div className="flex flex-1 gap-1" aria-hidden>
        {[1, 2, 3, 4, 5].map((segment) => (
          <span
            key={segment}
            className={classNames(
              'h-1 flex-1 rounded-full transition-colors',
              segment <= score ? FILLS[score] : 'bg-surface-3',
            )}
          />
        ))}
      </div>
      <p
        role="status"
        className={classNames('min-w-16 text-right text-12', verdict === null ? 'text-fg-3' : INKS[score])}
      >
        <span className="sr-only">Password strength: </span>
        {verdict?.label ?? 'Strength'}
      </p>
    </div>
  );
}
