import { classNames } from '../lib/class-names.ts';
import type { IconShape } from './icons.ts';

type IconProps = { readonly of: IconShape; readonly className?: string; readonly label?: string };

/** An icon in the house's size and stroke. Decoration unless it has a label. */
export function Icon({ of: shape, className, label }: IconProps) {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      width={16}
      height={16}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames('shrink-0', className)}
      {...naming}
    >
      <path d={shape} />
    </svg>
  );
}
