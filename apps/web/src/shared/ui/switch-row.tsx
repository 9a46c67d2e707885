import { type ReactNode, useId } from 'react';
import { classNames } from '../lib/class-names.ts';
import { Switch } from './switch.tsx';

type SwitchRowProps = {
  readonly name: string;
  readonly children: ReactNode;
  /** Stands beside the switch: what it costs. */
  readonly aside?: ReactNode;
  readonly checked: boolean;
  /** Why it cannot be changed: "always on", "coming". */
  readonly locked?: string | undefined;
  readonly onChange?: (checked: boolean) => void;
};

/** One part that can be switched on: name, what it adds, switch. */
export function SwitchRow({ name, children, aside, checked, locked, onChange }: SwitchRowProps) {
  const id = useId();
  const isLocked = locked !== undefined;
  return (
    <div className="flex items-center justify-between gap-4 px-4 py-3 sm:px-5 not-first:border-t not-first:border-line">
      <div className="grid gap-0.5">
        <label htmlFor={id} className={classNames('font-medium', isLocked && !checked && 'text-fg-2')}>
          {name}
          {isLocked && <span className="text-12 font-normal text-fg-3"> {locked}</span>}
        </label>
        <p id={`${id}-about`} className="text-13 text-fg-2">
          {children}
        </p>
      </div>
      <div className="flex shrink-0 items-center gap-3">
        {aside}
        <Switch
          id={id}
          checked={checked}
          disabled={isLocked}
          aria-describedby={`${id}-about`}
          {...(onChange && { onChange })}
        />
      </div>
    </div>
  );
}
