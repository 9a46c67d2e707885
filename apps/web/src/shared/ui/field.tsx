import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { Icon } from './icon.tsx';
import { CircleAlert } from './tool-icons.ts';

/** What the control inside a field needs to be tied to its label, hint and error. */
export type FieldWiring = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
};

type FieldProps = {
  readonly id: string;
  readonly label: ReactNode;
  readonly optional?: boolean;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Stands at the right end of the label's line. */
  readonly aside?: ReactNode;
  readonly className?: string;
  readonly children: (wiring: FieldWiring) => ReactNode;
};

/** Label above, control, and below it the hint or, instead, the error. */
export function Field({ id, label, optional, hint, error, aside, className, children }: FieldProps) {
  const note = error ?? hint;
  const noteId = `${id}-note`;
  const wiring: FieldWiring = {
    id,
    'aria-describedby': note === undefined ? undefined : noteId,
    'aria-invalid': error === undefined ? undefined : true,
  };
  return (
    <div className={classNames('grid content-start gap-1.5', aside !== undefined && 'grid-cols-[1fr_auto]', className)}>
      <label htmlFor={id} className="justify-self-start text-13 font-medium">
        {label}
        {optional === true && <span className="font-normal text-fg-3"> optional</span>}
      </label>
      <div className={classNames(aside !== undefined && 'col-span-2')}>{children(wiring)}</div>
      {/* Seen beside the label, and come to after the control: whoever types goes on to the next field first. */}
      {aside !== undefined && <div className="col-start-2 row-start-1 self-baseline text-13">{aside}</div>}
      {note !== undefined && (
        <p
          id={noteId}
          className={classNames(
            'text-12',
            aside !== undefined && 'col-span-2',
            error === undefined ? 'text-fg-3' : 'flex gap-1.5 text-bad',
          )}
        >
          {error !== undefined && <Icon of={CircleAlert} className="mt-px size-3.5" />}
          {note}
        </p>
      )}
    </div>
  );
}
