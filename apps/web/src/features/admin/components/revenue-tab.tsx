import { MESSAGES } from '@backsmith/contract';
import type { ReactNode } from 'react';
import { countOf } from '@backsmith/text';
import { monthLabel } from '../../../shared/analytics/days.ts';
import { Panel, PanelHead } from '../../../shared/ui/panel.tsx';
import { fetchRevenue } from '../api/admin-calls.ts';
import { money, moneyOf } from '../model/money.ts';
import type { BannerOutlet } from '../use-banner.ts';
import { useTabData } from '../use-tab-data.ts';
import { Figures } from './figures.tsx';
import { RevenueChart } from './revenue-chart.tsx';
import { TabPending } from './tab-states.tsx';

/** What was earned: in all, lately, by plan, by month, and by whom. */
export function RevenueTab({ outlet }: { readonly outlet: BannerOutlet }) {
  const { data, isError, refetch } = useTabData({
    ...{ key: ['revenue'], load: fetchRevenue, failure: MESSAGES.revenueFailed, outlet },
  });
  if (data === undefined) return <TabPending failed={isError} onRetry={() => void refetch()} />;
  const { overview, monthly, byUser } = data;
  return (
    <>
      <Figures
        id="totals"
        title="Totals"
        figures={[
          ['Revenue', moneyOf(overview.totals)],
          ['Payments', String(overview.totalPayments)],
          ['Average payment', money(overview.averagePayment, 'USD')],
        ]}
      />
      <RevenueChart monthly={monthly} />
      <div className="grid items-start gap-4 md:grid-cols-2">
        <div className="grid gap-4">
          <Part id="by-plan" title="Revenue by plan" empty={Object.keys(overview.revenueByPlan).length === 0}>
            {Object.entries(overview.revenueByPlan).map(([plan, revenue]) => (
              <Row key={plan} name={plan} value={money(revenue, 'USD')} />
            ))}
          </Part>
          <Part id="by-user" title="Top users by revenue" empty={byUser.length === 0}>
            {byUser.map(({ user, currency, revenue, paymentCount }) => (
              <Row
                key={`${user.id} ${currency}`}
                name={`${user.firstName} ${user.lastName}`}
                about={`${user.email}, ${countOf(paymentCount, 'payment')}`}
                value={money(revenue, currency)}
              />
            ))}
          </Part>
        </div>
        <Part id="by-month" title="Revenue by month" empty={monthly.length === 0}>
          {monthly.map(({ month, currency, revenue, count }) => (
            <Row
              key={`${month} ${currency}`}
              name={monthLabel(month)}
              about={countOf(count, 'payment')}
              value={money(revenue, currency)}
            />
          ))}
        </Part>
      </div>
    </>
  );
}

type PartProps = {
  readonly id: string;
  readonly title: string;
  readonly empty: boolean;
  readonly children: ReactNode;
};

function Part({ id, title, empty, children }: PartProps) {
  return (
    <Panel aria-labelledby={id}>
      <PanelHead id={id} title={title} />
      {empty ? <p className="px-4 py-6 text-center text-13 text-fg-3">No payments yet</p> : <ul>{children}</ul>}
    </Panel>
  );
}

type RowProps = { readonly name: string; readonly about?: string; readonly value: string };

function Row({ name, about, value }: RowProps) {
  return (
    <li className="flex justify-between gap-3 border-line px-4 py-2.5 text-13 not-first:border-t">
      <span className="min-w-0 break-words">
        {name}
        {about !== undefined && <span className="block text-12 break-all text-fg-3">{about}</span>}
      </span>
      <span className="shrink-0 font-medium tabular-nums">{value}</span>
    </li>
  );
}
