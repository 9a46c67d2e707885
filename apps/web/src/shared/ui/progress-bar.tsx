import { classNames } from '../lib/class-names.ts';
import { FILLED, type Tone } from './tone.ts';

type ProgressBarProps = {
  readonly label: string;
  /** 0 to 100. */
  readonly percent: number;
  readonly tone: Tone;
};

export function ProgressBar({ label, percent, tone }: ProgressBarProps) {
  const value = Math.round(percent);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      className="h-1 overflow-hidden rounded-full bg-surface-3"
    >
      <div
        className={classNames('h-full origin-left rounded-full transition-transform duration-200', FILLED[tone])}
        style={{ transform: `scaleX(${value / 100})` }}
      />
    </div>
  );
}
