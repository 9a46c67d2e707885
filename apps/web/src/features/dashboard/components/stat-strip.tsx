import type { ProjectStats } from '@backsmith/contract';
import { classNames } from '../../../shared/lib/class-names.ts';
import { FILLED, type Tone } from '../../../shared/ui/tone.ts';

const CELLS = [
  { name: 'Total Projects', count: 'totalProjects', tone: 'quiet' },
  { name: 'Completed', count: 'completedProjects', tone: 'ok' },
  { name: 'Generating', count: 'generatingProjects', tone: 'busy' },
  { name: 'Draft', count: 'draftProjects', tone: 'info' },
] as const satisfies readonly { name: string; count: keyof ProjectStats; tone: Tone }[];

/** The four counts, in one panel; failed projects have no card and are named beside the total, so that the counts add up. */
export function StatStrip({ stats }: { readonly stats: ProjectStats | undefined }) {
  return (
    <dl className="grid grid-cols-2 overflow-hidden rounded-panel border border-line bg-surface sm:grid-cols-4">
      {CELLS.map(({ name, count, tone }) => (
        <div
          key={count}
          className="grid content-start gap-1 border-line px-5 pt-4 pb-[18px] max-sm:nth-[n+3]:border-t max-sm:even:border-l sm:not-first:border-l"
        >
          <dt className="flex items-center gap-2 text-13 text-fg-2">
            <span aria-hidden className={classNames('size-1.5 rounded-full', FILLED[tone])} />
            {name}
          </dt>
          <dd className="text-[28px] leading-[1.2] font-semibold tracking-[-0.03em]">{stats?.[count] ?? '–'}</dd>
          {count === 'totalProjects' && stats && stats.failedProjects > 0 && (
            <dd className="text-12 text-fg-2">{stats.failedProjects} of them failed</dd>
          )}
        </div>
      ))}
    </dl>
  );
}
