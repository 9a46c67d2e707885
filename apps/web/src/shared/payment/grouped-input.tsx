import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef } from 'react';
import { TextInput } from '../ui/text-input.tsx';
import { caretAfter } from './card-text.ts';

type GroupedInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref'> & {
  readonly value: string;
  readonly group: (typed: string) => string;
  readonly onGrouped: (text: string) => void;
};

/** A field for digits that groups them while one types; the caret stays where it was among them. */
export function GroupedInput({ value, group, onGrouped, ...rest }: GroupedInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const digitsBefore = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (digitsBefore.current === null) return;
    const caret = caretAfter(digitsBefore.current, value);
    digitsBefore.current = null;
    input.current?.setSelectionRange(caret, caret);
  }, [value]);
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const before = target.value.slice(0, target.selectionStart ?? target.value.length);
    digitsBefore.current = before.replace(/\D/g, '').length;
    onGrouped(group(target.value));
  };
  return <TextInput {...rest} ref={input} inputMode="numeric" autoComplete="off" value={value} onChange={change} />;
}
