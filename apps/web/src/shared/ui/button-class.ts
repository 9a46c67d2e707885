import { classNames } from '../lib/class-names.ts';

/** Ember: the one next step. Ink: the main action of a form. Plain: everything else. Bare: toolbars. Danger: takes something away. */
export type ButtonTone = 'ember' | 'ink' | 'plain' | 'bare' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export type ButtonLook = {
  readonly tone?: ButtonTone | undefined;
  readonly size?: ButtonSize | undefined;
  /** As wide as it is high, for a single icon. */
  readonly square?: boolean | undefined;
  readonly full?: boolean | undefined;
};

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-control border font-medium tracking-[-0.006em] whitespace-nowrap select-none transition-colors aria-disabled:bg-surface-2 aria-disabled:text-fg-3 aria-disabled:border-line';

const TONES = {
  ember: 'border-transparent bg-accent text-on-accent font-strong hover:bg-accent-hover',
  ink: 'border-transparent bg-fg text-bg hover:bg-fg-2',
  plain: 'border-line bg-surface text-fg hover:bg-surface-2 hover:border-line-control',
  bare: 'border-transparent bg-transparent text-fg-2 hover:bg-surface-2 hover:text-fg',
  danger: 'border-line bg-surface text-bad hover:bg-bad-tint hover:border-transparent',
} as const satisfies Record<ButtonTone, string>;

const SIZES = {
  sm: 'h-7 max-sm:min-h-[34px] px-2.5 text-13',
  md: 'h-9 max-sm:min-h-10 px-3.5 text-14',
  lg: 'h-11 px-5 text-[15px]',
} as const satisfies Record<ButtonSize, string>;

const SQUARES = {
  sm: 'size-7 max-sm:size-[34px]',
  md: 'size-9 max-sm:size-10',
  lg: 'size-11',
} as const satisfies Record<ButtonSize, string>;

/** The classes of a button or of a link that looks like one. */
export function buttonClass({ tone = 'plain', size = 'md', square = false, full = false }: ButtonLook): string {
  return classNames(BASE, TONES[tone], square ? SQUARES[size] : SIZES[size], full && 'w-full');
}
