import type { Project } from '@backsmith/contract';
import { dashboardAnalyticsOf } from '../../../shared/analytics/analytics.ts';
import { minutes } from '../../../shared/analytics/durations.ts';
import { FeatureBars } from '../../../shared/analytics/feature-bars.tsx';
import { RateList } from '../../../shared/analytics/rate-list.tsx';
import { TrendBars } from '../../../shared/analytics/trend-bars.tsx';
import { Panel, PanelHead } from '../../../shared/ui/panel.tsx';

const SHOWN = 5;

/** The four parts of Real-time Analytics (spec 2 §2.1). @param projects the latest 100 */
export function AnalyticsBlock({ projects }: { readonly projects: readonly Project[] }) {
  const { projectTrends, featureUsage, generationTimes, successRates } = dashboardAnalyticsOf(projects, new Date());
  const entries = projectTrends.map(({ date, count }) => ({
    ...{ date, count },
    bars: [{ name: 'created', tone: 'accent', value: count } as const],
  }));
  return (
    <section aria-labelledby="analytics-title" className="grid gap-4">
      <h2 id="analytics-title" className="text-20 font-semibold">
        Real-time Analytics
      </h2>
      <div className="grid gap-4 md:grid-cols-2">
        <Panel aria-labelledby="trends-title">
          <PanelHead id="trends-title" title="Project Trends (Last 7 Days)" />
          <TrendBars label="Projects created, by day" entries={entries} empty="No project was created in these days." />
        </Panel>
        <Panel aria-labelledby="usage-title">
          <PanelHead id="usage-title" title="Feature Usage" />
          <FeatureBars usage={featureUsage} of={projects.length} />
        </Panel>
        <Panel aria-labelledby="times-title">
          <PanelHead id="times-title" title="Generation Performance" />
          {generationTimes.length === 0 ? (
            <p className="px-4 py-6 text-center text-13 text-fg-3">No generation data available</p>
          ) : (
            <ol className="py-1.5">
              {generationTimes.slice(0, SHOWN).map(({ id, projectName, duration }) => (
                <li key={id} className="flex justify-between gap-3 px-4 py-1.5 text-13">
                  <span className="mono min-w-0 break-all">{projectName}</span>
                  <span className="shrink-0 text-fg-2 tabular-nums">{minutes(duration)}</span>
                </li>
              ))}
            </ol>
          )}
        </Panel>
        <Panel aria-labelledby="rates-title">
          <PanelHead id="rates-title" title="Success Rates by Feature" />
          <RateList rates={successRates} />
        </Panel>
      </div>
    </section>
  );
}
