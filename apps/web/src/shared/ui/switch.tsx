import type { ComponentProps } from 'react';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'onChange'> & {
  readonly onChange?: (checked: boolean) => void;
};

/** A checkbox that looks and reads like a switch. Ember when on. */
export function Switch({ onChange, ...rest }: SwitchProps) {
  return (
    <span className="relative inline-flex h-[18px] w-[30px] shrink-0">
      <input
        type="checkbox"
        role="switch"
        {...rest}
        onChange={(event) => onChange?.(event.target.checked)}
        className="peer absolute -inset-x-2 -inset-y-3 z-10 cursor-pointer opacity-0 disabled:cursor-not-allowed"
      />
      <span
        aria-hidden
        className="pointer-events-none h-full w-full rounded-full bg-line-control transition-colors peer-checked:bg-accent peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent peer-disabled:bg-surface-3 peer-checked:peer-disabled:bg-fg-3"
      />
      <span
        aria-hidden
        className="pointer-events-none absolute top-0.5 left-0.5 size-3.5 rounded-full bg-surface transition-transform duration-200 peer-checked:translate-x-3"
      />
    </span>
  );
}
