import { ProgressBar } from '../ui/progress-bar.tsx';
import { percent, shortDuration } from './durations.ts';
import { rateTone } from './rate-tone.ts';

type Rate = {
  readonly name: string;
  readonly completed: number;
  readonly total: number;
  readonly successRate: number;
  /** Seconds. Absent: the list does not tell of times. */
  readonly avgGenerationTime?: number | null;
};

/** How often each combination of features came to a zip. */
export function RateList({ rates }: { readonly rates: readonly Rate[] }) {
  if (rates.length === 0)
    return <p className="px-4 py-6 text-center text-13 text-fg-3">No success rate data available</p>;
  return (
    <ul className="grid gap-3 p-4">
      {rates.map(({ name, completed, total, successRate, avgGenerationTime }) => (
        <li key={name} className="grid gap-1.5 text-13">
          <span className="flex flex-wrap justify-between gap-x-3">
            <span>{name}</span>
            <span className="text-fg-2 tabular-nums">
              {completed}/{total} <span className="font-medium text-fg">{percent(successRate)}</span>
              {avgGenerationTime !== undefined && ` avg ${shortDuration(avgGenerationTime)}`}
            </span>
          </span>
          <ProgressBar label={`Success rate of ${name}`} percent={successRate} tone={rateTone(successRate)} />
        </li>
      ))}
    </ul>
  );
}
