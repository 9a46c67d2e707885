import type { ComponentProps, ReactNode } from 'react';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { readonly children: ReactNode };

export function Checkbox({ children, ...rest }: CheckboxProps) {
  return (
    <label className="flex min-h-6 cursor-pointer items-start gap-2.5 text-13">
      <input type="checkbox" {...rest} className="mt-0.5 size-4 shrink-0 accent-accent" />
      <span>{children}</span>
    </label>
  );
}
