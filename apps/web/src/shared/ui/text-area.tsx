import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names.ts';
import { CONTROL } from './control-class.ts';

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={4} {...rest} className={classNames(CONTROL, 'resize-y py-2.5 leading-normal', className)} />;
}
