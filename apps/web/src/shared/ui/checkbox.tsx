import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { CircleAlert } from './tool-icons.ts';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  readonly children: ReactNode;
  /** Needs an `id`. */
  readonly error?: string | undefined;
};

export function Checkbox({ children, error, ...rest }: CheckboxProps) {
  const noteId = `${rest.id ?? ''}-note`;
  const wiring = error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': noteId };
  return (
    <div className="grid gap-1">
      <label className="flex min-h-6 cursor-pointer items-start gap-2.5 text-13">
        <input type="checkbox" {...rest} {...wiring} className="mt-0.5 size-4 shrink-0 accent-accent" />
        <span>{children}</span>
      </label>
      {error !== undefined && (
        <p id={noteId} className="flex gap-1.5 text-12 text-bad">
          <Icon of={CircleAlert} className="mt-px size-3.5" />
          {error}
        </p>
      )}
    </div>
  );
}
