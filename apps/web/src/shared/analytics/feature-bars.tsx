import { countOf } from '@backsmith/text';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { featureTone } from './feature-tones.ts';
import { featureName } from './features.ts';

type FeatureBarsProps = { readonly usage: Readonly<Record<string, number>>; readonly of: number };

/** A bar per feature, against all projects. */
export function FeatureBars({ usage, of }: FeatureBarsProps) {
  if (of === 0) return <p className="px-4 py-6 text-center text-13 text-fg-3">No feature data available</p>;
  return (
    <ul className="grid gap-3 p-4">
      {Object.entries(usage).map(([key, count]) => (
        <li key={key} className="grid gap-1.5 text-13">
          <span className="flex justify-between gap-3">
            <span>{featureName(key)}</span>
            <span className="text-fg-2 tabular-nums">{countOf(count, 'project')}</span>
          </span>
          <ProgressBar label={featureName(key)} percent={of === 0 ? 0 : (count / of) * 100} tone={featureTone(key)} />
        </li>
      ))}
    </ul>
  );
}
