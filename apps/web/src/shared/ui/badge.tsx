import { classNames } from '../lib/class-names.ts';
import { TINTED, type Tone } from './tone.ts';

type BadgeProps = { readonly tone: Tone; readonly children: string; readonly pulsing?: boolean };

/** A state: dot and word, never colour alone. */
export function Badge({ tone, children, pulsing = false }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex h-[22px] items-center gap-1.5 rounded-tag pr-2 pl-[7px] text-12 font-medium whitespace-nowrap',
        TINTED[tone],
      )}
    >
      <span aria-hidden className={classNames('size-1.5 rounded-full bg-current', pulsing && 'animate-pulse')} />
      {children}
    </span>
  );
}
