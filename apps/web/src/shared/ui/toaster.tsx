import { useEffect } from 'react';
import { toast, Toaster as Sonner } from 'sonner';
import { classNames } from '../lib/class-names.ts';
import { connectOutlet, type Notice } from '../lib/notify.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { Info, X } from './icons.ts';
import { CircleAlert, CircleCheck } from './tool-icons.ts';

const SHOWN_FOR_MS = 5000;

const LOOK = {
  ok: { icon: CircleCheck, ink: 'text-ok', line: 'bg-ok-fill' },
  bad: { icon: CircleAlert, ink: 'text-bad', line: 'bg-bad-fill' },
  info: { icon: Info, ink: 'text-info', line: 'bg-info-fill' },
} as const satisfies Record<Notice['tone'], object>;

/** Draws the toasts: top right, over the bar. Loaded with the first one. */
export function Toaster() {
  useEffect(() => connectOutlet(show), []);
  return (
    <Sonner
      position="top-right"
      offset={{ top: 8, right: 16 }}
      mobileOffset={{ top: 8, left: 16, right: 16 }}
      gap={8}
    />
  );
}

const shown = new Map<Notice['tone'], string | number>();

/** Shows a toast. It takes the place of the one before it of its tone: the fifth refusal does not stand on four others. */
function show(notice: Notice): void {
  const before = shown.get(notice.tone);
  if (before !== undefined) toast.dismiss(before);
  const closed = () => notice.onClose?.();
  const id = toast.custom((own) => <Toast notice={notice} onDismiss={() => toast.dismiss(own)} />, {
    duration: SHOWN_FOR_MS,
    onAutoClose: closed,
    onDismiss: closed,
  });
  shown.set(notice.tone, id);
}

function Toast({ notice, onDismiss }: { readonly notice: Notice; readonly onDismiss: () => void }) {
  const { icon, ink, line } = LOOK[notice.tone];
  return (
    <div
      role={notice.tone === 'bad' ? 'alert' : 'status'}
      className="toast relative flex w-[min(360px,calc(100vw-32px))] items-start gap-3 overflow-hidden rounded-panel border border-line bg-surface pt-3 pr-2.5 pb-3.5 pl-3.5 text-13 text-fg shadow-pop"
    >
      <Icon of={icon} className={classNames('mt-0.5', ink)} />
      <div className="min-w-0 flex-1">
        <p className="font-strong">{notice.title}</p>
        {notice.detail !== undefined && <p className="text-fg-2">{notice.detail}</p>}
      </div>
      <Button tone="bare" size="sm" square className="-mt-1" aria-label="Dismiss" onClick={onDismiss}>
        <Icon of={X} />
      </Button>
      <span aria-hidden className={classNames('toast-line absolute inset-x-0 bottom-0 h-0.5 origin-left', line)} />
    </div>
  );
}
