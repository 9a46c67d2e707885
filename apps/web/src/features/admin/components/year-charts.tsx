import type { SiteMonth } from '@backsmith/contract';
import { monthLabel } from '../../../shared/analytics/days.ts';
import { type TrendBar, TrendBars, TrendKeys } from '../../../shared/analytics/trend-bars.tsx';
import { Panel, PanelHead } from '../../../shared/ui/panel.tsx';

type Months = readonly SiteMonth[];

/** Who came and what was generated in the last months, as bars. */
export function YearCharts({ months }: { readonly months: Months }) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <MonthBars
        id="joined-by-month"
        title="New accounts by month"
        label="New accounts, by month"
        months={months}
        barsOf={({ accounts }) => [{ name: 'new', tone: 'accent', value: accounts }]}
      />
      <MonthBars
        id="generated-by-month"
        title="Generations by month"
        label="Generations that completed or failed, by month"
        months={months}
        barsOf={({ completed, failed }) => [
          { name: 'completed', tone: 'ok', value: completed },
          { name: 'failed', tone: 'bad', value: failed },
        ]}
      />
    </div>
  );
}

type MonthBarsProps = {
  readonly id: string;
  readonly title: string;
  readonly label: string;
  readonly months: Months;
  readonly barsOf: (month: SiteMonth) => readonly TrendBar[];
};

/** A panel of bars, above which stands what those of a month make together. */
function MonthBars({ id, title, label, months, barsOf }: MonthBarsProps) {
  const entries = months.map((one) => {
    const bars = barsOf(one);
    return { date: one.month, count: bars.reduce((sum, { value }) => sum + value, 0), bars };
  });
  const keys = entries[0]?.bars ?? [];
  return (
    <Panel aria-labelledby={id}>
      <PanelHead id={id} title={title} />
      <TrendBars label={label} entries={entries} nameOf={monthLabel} empty="Nothing in these months." />
      {keys.length > 1 && (
        <p className="flex flex-wrap gap-x-4 gap-y-1 px-4 pb-3 text-12 text-fg-2">
          <TrendKeys bars={keys} />
          <span>The number above counts both.</span>
        </p>
      )}
    </Panel>
  );
}
