import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconShape } from './icons.ts';

type EmptyStateProps = {
  readonly icon: IconShape;
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
};

/** Stands where the content will be: one icon, one line, one sentence, one button. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-1.5 px-4 py-12 text-center">
      <Icon of={icon} className="mb-1 size-5 text-fg-3" />
      <p className="font-strong">{title}</p>
      {children !== undefined && <p className="text-13 text-fg-2">{children}</p>}
      {action !== undefined && <div className="mt-3">{action}</div>}
    </div>
  );
}
