import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names.ts';
import { CONTROL_LINE } from './control-class.ts';

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...rest} className={classNames(CONTROL_LINE, className)} />;
}
