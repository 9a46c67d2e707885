import type { RevenueMonth } from '@backsmith/contract';
import { monthLabel } from '../../../shared/analytics/days.ts';
import { TrendBars } from '../../../shared/analytics/trend-bars.tsx';
import { Panel, PanelHead } from '../../../shared/ui/panel.tsx';
import { wholeMoney } from '../model/money.ts';
import { revenueYears } from '../model/revenue-year.ts';

/** The last twelve months as bars, a chart for each currency; nothing where none of them has a payment. */
export function RevenueChart({ monthly }: { readonly monthly: readonly RevenueMonth[] }) {
  const years = revenueYears(monthly, new Date());
  if (years.length === 0) return null;
  return (
    <Panel aria-labelledby="year">
      <PanelHead id="year" title="Last twelve months" />
      {years.map(({ currency, months }) => (
        <TrendBars
          key={currency}
          label={`Revenue in ${currency}, by month`}
          entries={months.map(({ month, revenue }) => ({
            ...{ date: month, count: revenue },
            bars: [{ name: currency, tone: 'accent', value: revenue }],
          }))}
          nameOf={monthLabel}
          sayCount={(revenue) => wholeMoney(revenue, currency)}
        />
      ))}
    </Panel>
  );
}
