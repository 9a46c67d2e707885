import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { Icon } from './icon.tsx';
import { Info, TriangleAlert } from './icons.ts';
import { CircleAlert, CircleCheck } from './tool-icons.ts';

type NoteTone = 'ok' | 'busy' | 'info' | 'bad';

const LOOK = {
  ok: { icon: CircleCheck, tint: 'bg-ok-tint', ink: 'text-ok' },
  busy: { icon: TriangleAlert, tint: 'bg-busy-tint', ink: 'text-busy' },
  info: { icon: Info, tint: 'bg-info-tint', ink: 'text-info' },
  bad: { icon: CircleAlert, tint: 'bg-bad-tint', ink: 'text-bad' },
} as const satisfies Record<NoteTone, object>;

type NoteProps = {
  readonly tone: NoteTone;
  readonly children: ReactNode;
  /** Said aloud when it appears. */
  readonly role?: 'alert' | 'status';
  readonly className?: string;
};

/** A sentence that belongs to the page: tint, icon, text. */
export function Note({ tone, children, role, className }: NoteProps) {
  const { icon, tint, ink } = LOOK[tone];
  return (
    <div
      role={role}
      className={classNames('flex items-start gap-2.5 rounded-control px-3 py-2.5 text-13', tint, className)}
    >
      <Icon of={icon} className={classNames('mt-0.5', ink)} />
      <div className="grid min-w-0 flex-1 gap-1">{children}</div>
    </div>
  );
}
