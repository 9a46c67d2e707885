import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from '../lib/class-names.ts';
import { showModal } from '../lib/show-modal.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { X } from './icons.ts';

type DialogProps = {
  readonly title: string;
  readonly children: ReactNode;
  /** The buttons, the main one last. */
  readonly actions?: ReactNode;
  /** An errand that must not be lost by a slip: only its own buttons close it. */
  readonly firm?: boolean;
  /** Room for more than a form. */
  readonly wide?: boolean;
  readonly onClose: () => void;
};

/** A modal. Open as long as it is drawn; Escape and a press outside close it. On phones it is a sheet at the foot. */
export function Dialog({ title, children, actions, firm = false, wide = false, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const shown = dialog.current;
    if (shown) showModal(shown);
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={classNames(
        'modal max-w-none rounded-window border border-line bg-surface p-0 text-fg shadow-pop',
        wide ? 'w-[min(1120px,100vw-32px)]' : 'w-[min(480px,100vw-32px)]',
      )}
      onCancel={(event) => {
        event.preventDefault();
        if (!firm) onClose();
      }}
      onClick={(event) => event.target === dialog.current && !firm && onClose()}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5 sm:p-6">
        <div className="flex items-start justify-between gap-4">
          <h2 id={id} className="text-20 font-semibold">
            {title}
          </h2>
          <Button tone="bare" size="sm" square className="-mt-0.5 -mr-1.5" aria-label="Close" onClick={onClose}>
            <Icon of={X} />
          </Button>
        </div>
        {children}
        {actions !== undefined && <div className="flex flex-wrap justify-end gap-2">{actions}</div>}
      </div>
    </dialog>
  );
}
