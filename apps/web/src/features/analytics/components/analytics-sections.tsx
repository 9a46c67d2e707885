import { countOf } from '@backsmith/text';
import { dayKey, monthLabel } from '../../../shared/analytics/days.ts';
import type { Analytics } from '../../../shared/analytics/analytics.ts';
import { shortDuration } from '../../../shared/analytics/durations.ts';
import { FeatureBars } from '../../../shared/analytics/feature-bars.tsx';
import { featureName } from '../../../shared/analytics/features.ts';
import { RateList } from '../../../shared/analytics/rate-list.tsx';
import type { Range } from '../../../shared/analytics/ranges.ts';
import { TrendBars, TrendKeys } from '../../../shared/analytics/trend-bars.tsx';
import { formatDate } from '../../../shared/lib/format.ts';
import { Panel, PanelHead } from '../../../shared/ui/panel.tsx';
import { StatusBadge } from '../../../shared/ui/status-badge.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';

const TIMES_SHOWN = 10;
const MONTHS_SHOWN = 6;

type SectionsProps = { readonly analytics: Analytics; readonly range: Range };

/** The six sections of the screen, in the order of the specification. */
export function AnalyticsSections({ analytics, range }: SectionsProps) {
  const { performanceMetrics, featureUsage, successRates } = analytics;
  return (
    <>
      <Overview metrics={performanceMetrics} />
      <Trends analytics={analytics} range={range} />
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Panel aria-labelledby="usage-title">
          <PanelHead id="usage-title" title="Feature Usage" />
          <FeatureBars usage={featureUsage} of={performanceMetrics.totalProjects} />
        </Panel>
        <Panel aria-labelledby="rates-title">
          <PanelHead id="rates-title" title="Success Rates by Feature" />
          <RateList rates={successRates} />
        </Panel>
      </div>
      <Times times={analytics.generationTimes} />
      <Months months={analytics.monthlyStats} />
    </>
  );
}

function Overview({ metrics }: { readonly metrics: Analytics['performanceMetrics'] }) {
  const cards = [
    ['Total Projects', String(metrics.totalProjects)],
    ['Success Rate', `${metrics.successRate}%`],
    ['Avg Generation Time', shortDuration(metrics.avgGenerationTime)],
    ['Fastest Generation', shortDuration(metrics.fastestGeneration)],
  ] as const;
  return (
    <section aria-labelledby="overview-title" className="grid gap-3">
      <h2 id="overview-title" className="text-20 font-semibold">
        Performance Overview
      </h2>
      <dl className="grid grid-cols-2 overflow-hidden rounded-panel border border-line bg-surface sm:grid-cols-4">
        {cards.map(([name, value]) => (
          <div
            key={name}
            className="grid gap-1 border-line px-5 pt-4 pb-[18px] max-sm:nth-[n+3]:border-t max-sm:even:border-l sm:not-first:border-l"
          >
            <dt className="text-13 text-fg-2">{name}</dt>
            <dd className="text-[28px] leading-[1.2] font-semibold tracking-[-0.03em]">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Trends({ analytics, range }: SectionsProps) {
  const total = analytics.projectTrends.reduce((sum, day) => sum + day.total, 0);
  const entries = analytics.projectTrends.map(({ date, total: count, completed, failed }) => ({
    ...{ date, count },
    bars: [
      { name: 'completed', tone: 'ok', value: completed } as const,
      { name: 'failed', tone: 'bad', value: failed } as const,
    ],
  }));
  return (
    <Panel aria-labelledby="trends-title">
      <PanelHead id="trends-title" title="Project Trends">
        <span className="pr-1.5 text-12 text-fg-2">
          {range.name}: {countOf(total, 'project')}
        </span>
      </PanelHead>
      <TrendBars label="Projects created, by day" entries={entries} empty="No project was created in these days." />
      <p className="flex flex-wrap gap-x-4 gap-y-1 px-4 pb-3 text-12 text-fg-2">
        <TrendKeys bars={KEYS} />
        <span>The number above counts all projects of the day.</span>
        <LastDay days={analytics.projectTrends} />
      </p>
    </Panel>
  );
}

/** Days without a project behind the latest one are not drawn: else they would be taken for the last days of the calendar. */
function LastDay({ days }: { readonly days: Analytics['projectTrends'] }) {
  const last = days.at(-1)?.date;
  if (last === undefined || last === dayKey(new Date())) return null;
  return <span>The days end with your latest project, on {formatDate(`${last}T12:00:00`)}.</span>;
}

const KEYS = [
  { name: 'completed', tone: 'ok' },
  { name: 'failed', tone: 'bad' },
] as const;

function Times({ times }: { readonly times: Analytics['generationTimes'] }) {
  return (
    <Panel aria-labelledby="times-title">
      <PanelHead id="times-title" title="Generation Performance" />
      {times.length === 0 ? (
        <p className="px-4 py-6 text-center text-13 text-fg-3">No generation data available</p>
      ) : (
        <ol>
          {times.slice(0, TIMES_SHOWN).map(({ id, projectName, duration, status, features }, index) => (
            <li
              key={id}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line px-4 py-2.5 text-13 not-first:border-t"
            >
              <span className="w-7 text-fg-3 tabular-nums">#{index + 1}</span>
              <span className="mono min-w-0 flex-1 break-all max-sm:basis-[calc(100%-40px)]">{projectName}</span>
              {features.map((key) => (
                <Tag key={key}>{featureName(key)}</Tag>
              ))}
              <span className="tabular-nums">{shortDuration(duration)}</span>
              <StatusBadge status={status} />
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

function Months({ months }: { readonly months: Analytics['monthlyStats'] }) {
  return (
    <Panel aria-labelledby="months-title">
      <PanelHead id="months-title" title="Monthly Statistics" />
      <div role="group" aria-labelledby="months-title" tabIndex={0} className="overflow-x-auto outline-offset-[-2px]">
        <table className="w-full text-13 tabular-nums">
          <thead>
            <tr className="text-left text-fg-2 *:px-4 *:py-2 *:font-medium max-sm:*:px-2 max-sm:*:first:pl-4">
              <th scope="col">Month</th>
              <th scope="col">Total</th>
              <th scope="col">Completed</th>
              <th scope="col">Failed</th>
              <th scope="col">Average time</th>
            </tr>
          </thead>
          <tbody>
            {months
              .slice(-MONTHS_SHOWN)
              .toReversed()
              .map(({ month, total, completed, failed, avgGenerationTime }) => (
                <tr key={month} className="border-t border-line *:px-4 *:py-2 max-sm:*:px-2 max-sm:*:first:pl-4">
                  <th scope="row" className="text-left font-normal whitespace-nowrap">
                    {monthLabel(month)}
                  </th>
                  <td>{total}</td>
                  <td>{completed}</td>
                  <td>{failed}</td>
                  <td className="whitespace-nowrap">{shortDuration(avgGenerationTime)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
