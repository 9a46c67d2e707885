import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { buttonClass, type ButtonLook } from './button-class.ts';
import { Link, type LinkProps } from './link.tsx';
import { Ring } from './ring.tsx';

type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> &
  ButtonLook & {
    /** What it says while its work is under way; it keeps its place and cannot be pressed again. */
    readonly busyLabel?: string;
    readonly busy?: boolean;
    /** Stays focusable, so that the reason beside it can be read. */
    readonly disabled?: boolean;
  };

export function Button(props: ButtonProps) {
  const { tone, size, square, full, busy = false, busyLabel, disabled = false, className, onClick, ...rest } = props;
  const inert = busy || disabled;
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass({ tone, size, square, full }), className)}
      aria-disabled={inert || undefined}
      aria-busy={busy || undefined}
      onClick={inert ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <BusyContent label={busyLabel ?? rest.children} /> : rest.children}
    </button>
  );
}

function BusyContent({ label }: { readonly label: ReactNode }) {
  return (
    <>
      <Ring />
      {label}
    </>
  );
}

type ButtonLinkProps = LinkProps & ButtonLook;

/** A link that looks like a button. */
export function ButtonLink({ tone, size, square, full, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={classNames(buttonClass({ tone, size, square, full }), className)} />;
}
