import type { SiteMonth } from '@backsmith/contract';
import { monthLabel } from '../../../shared/analytics/days.ts';
import { TrendBars } from '../../../shared/analytics/trend-bars.tsx';
import { Panel, PanelHead } from '../../../shared/ui/panel.tsx';

/** Who came and what was generated in the last months, as bars. */
export function YearCharts({ months }: { readonly months: readonly SiteMonth[] }) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Panel aria-labelledby="joined-by-month">
        <PanelHead id="joined-by-month" title="New accounts by month" />
        <TrendBars
          label="New accounts, by month"
          entries={months.map(({ month, accounts }) => ({
            ...{ date: month, count: accounts },
            bars: [{ name: 'new', tone: 'accent', value: accounts }],
          }))}
          nameOf={monthLabel}
        />
      </Panel>
      <Panel aria-labelledby="generated-by-month">
        <PanelHead id="generated-by-month" title="Generations by month" />
        <TrendBars
          label="Generations that completed or failed, by month"
          entries={months.map(({ month, completed, failed }) => ({
            ...{ date: month, count: completed + failed },
            bars: [
              { name: 'completed', tone: 'ok', value: completed },
              { name: 'failed', tone: 'bad', value: failed },
            ],
          }))}
          nameOf={monthLabel}
        />
      </Panel>
    </div>
  );
}
