import type { LucideIcon } from 'lucide-react';
import { classNames } from '../lib/class-names.ts';

type IconProps = { readonly of: LucideIcon; readonly className?: string; readonly label?: string };

/** A Lucide icon in the house's size and stroke. Decoration unless it has a label. */
export function Icon({ of: Glyph, className, label }: IconProps) {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return <Glyph size={16} strokeWidth={1.5} className={classNames('shrink-0', className)} {...naming} />;
}
