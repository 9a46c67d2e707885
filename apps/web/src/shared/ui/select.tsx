import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names.ts';
import { CONTROL_LINE } from './control-class.ts';
import { Icon } from './icon.tsx';
import { ChevronDown } from './icons.ts';

/** The browser's own select: keyboards, readers and phones know it. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select {...rest} className={classNames(CONTROL_LINE, 'appearance-none pr-8', className)} />
      <Icon of={ChevronDown} className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-fg-3" />
    </span>
  );
}
