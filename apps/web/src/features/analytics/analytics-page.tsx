import { useState } from 'react';
import { analyticsOf } from '../../shared/analytics/analytics.ts';
import { type RangeValue, RANGES, rangeOf } from '../../shared/analytics/ranges.ts';
import { LATEST, useLatestProjects } from '../../shared/analytics/use-latest-projects.ts';
import { useSession } from '../../shared/session/session-context.ts';
import { fullNameOf } from '../../shared/session/session-user.ts';
import { Button } from '../../shared/ui/button.tsx';
import { DashboardHead } from '../../shared/ui/dashboard-head.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Download, RefreshCw } from '../../shared/ui/tool-icons.ts';
import { LoadProblem } from '../../shared/ui/load-problem.tsx';
import { Note } from '../../shared/ui/note.tsx';
import { Select } from '../../shared/ui/select.tsx';
import { Waiting } from '../../shared/ui/waiting.tsx';
import { explain } from './explain.ts';
import { AnalyticsSections } from './components/analytics-sections.tsx';
import { useReport } from './use-report.ts';

/** The user's own projects in figures. */
export function AnalyticsPage() {
  const [value, setValue] = useState<RangeValue>('7d');
  const range = rangeOf(value);
  const { data, error, isFetching, refetch } = useLatestProjects(value);
  const analytics = data && analyticsOf(data.projects, range, new Date());
  const { user } = useSession();
  const report = useReport();
  const exportPdf = () => {
    if (data === undefined || analytics === undefined || user === null) return;
    const { projects, pagination } = data;
    const person = { name: fullNameOf(user), email: user.email ?? '' };
    report.mutate({ analytics, range, projects, allProjects: pagination.total, person, at: new Date() });
  };
  return (
    <div className="mx-auto grid max-w-[1280px] [print-color-adjust:exact] gap-5 px-4 pt-6 pb-12 sm:px-6 sm:pt-8 sm:pb-16">
      <DashboardHead title="Analytics">
        <div className="flex flex-wrap items-end gap-2 max-sm:w-full max-sm:*:flex-1 print:hidden">
          <label className="grid gap-1 text-12 text-fg-2 max-sm:min-w-full">
            Time Range
            <Select value={value} onChange={({ target }) => setValue(rangeOf(target.value).value)}>
              {RANGES.map((one) => (
                <option key={one.value} value={one.value}>
                  {one.name}
                </option>
              ))}
            </Select>
          </label>
          <Button disabled={isFetching} onClick={() => void refetch()}>
            <Icon of={RefreshCw} />
            Refresh
          </Button>
          <Button
            disabled={analytics === undefined || error !== null}
            busy={report.isPending}
            busyLabel="Exporting..."
            onClick={exportPdf}
          >
            <Icon of={Download} />
            Export PDF
          </Button>
        </div>
      </DashboardHead>
      {error && (
        <LoadProblem busy={isFetching} onRetry={refetch}>
          {explain(error)}
        </LoadProblem>
      )}
      {analytics === undefined && !error && <Waiting>Loading analytics data...</Waiting>}
      {analytics && !error && (
        <>
          {data.pagination.total > LATEST && (
            <Note tone="info">
              <p>All figures cover the latest {LATEST} projects.</p>
            </Note>
          )}
          <AnalyticsSections analytics={analytics} range={range} />
        </>
      )}
    </div>
  );
}
