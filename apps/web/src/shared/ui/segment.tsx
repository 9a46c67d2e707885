import { classNames } from '../lib/class-names.ts';
import { Icon } from './icon.tsx';
import type { IconShape } from './icons.ts';

export type SegmentChoice<Value extends string> = {
  readonly value: Value;
  readonly name: string;
  /** Words before the name, which stand above it on a phone. */
  readonly lead?: string;
  readonly icon: IconShape;
  /** Shown beside the name; the choice cannot be made yet. */
  readonly coming?: boolean;
};

type SegmentProps<Value extends string> = {
  readonly label: string;
  readonly choices: readonly SegmentChoice<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
};

/** One of two or three modes: radio buttons that look like one control. */
export function Segment<Value extends string>({ label, choices, value, onChange }: SegmentProps<Value>) {
  return (
    <fieldset className="inline-flex max-w-full flex-wrap gap-0.5 max-sm:w-full max-sm:flex-nowrap rounded-[8px] border border-line bg-surface-2 p-0.5">
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className={classNames(
            'relative inline-flex min-h-8 items-center gap-1.5 rounded-control px-2.5 text-13 font-medium text-fg-2 has-checked:bg-surface has-checked:text-fg has-checked:ring-1 has-checked:ring-line has-focus-visible:outline-2 has-focus-visible:outline-accent max-sm:min-h-10 max-sm:flex-auto max-sm:justify-center max-sm:px-2 max-sm:text-center max-sm:leading-tight',
            choice.coming ? 'cursor-not-allowed text-fg-3' : 'cursor-pointer hover:text-fg',
          )}
        >
          <input
            type="radio"
            name={label}
            className="absolute inset-0 cursor-[inherit] opacity-0"
            checked={choice.value === value}
            disabled={choice.coming}
            onChange={() => onChange(choice.value)}
          />
          <Icon of={choice.icon} className="max-sm:hidden" />
          <span>
            {choice.lead !== undefined && (
              <span className="max-sm:block max-sm:text-12 max-sm:font-normal">{choice.lead} </span>
            )}
            {choice.name}
          </span>
          {choice.coming && <span className="font-normal">coming</span>}
        </label>
      ))}
    </fieldset>
  );
}
