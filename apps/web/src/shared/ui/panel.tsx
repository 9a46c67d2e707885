import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';

/** A flat surface with a hairline. */
export function Panel({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={classNames('min-w-0 rounded-panel border border-line bg-surface', className)} />;
}

type PanelHeadProps = {
  readonly id?: string;
  readonly title: ReactNode;
  /** At most one action or fact, at the right. */
  readonly children?: ReactNode;
};

export function PanelHead({ id, title, children }: PanelHeadProps) {
  return (
    <div className="flex min-h-12 items-center justify-between gap-3 border-b border-line py-1.5 pr-2.5 pl-4">
      <h2 id={id} className="text-14 font-strong tracking-[-0.006em]">
        {title}
      </h2>
      {children}
    </div>
  );
}
