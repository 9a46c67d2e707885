import { MESSAGES } from '@backsmith/contract';
import { fetchStats } from '../api/admin-calls.ts';
import type { BannerOutlet } from '../use-banner.ts';
import { useTabData } from '../use-tab-data.ts';
import { Figures } from './figures.tsx';
import { monthLabel } from '../../../shared/analytics/days.ts';
import { money, moneyOf } from '../model/money.ts';
import { TabPending } from './tab-states.tsx';
import { YearCharts } from './year-charts.tsx';

/** The twelve figures of the site, and its last twelve months. */
export function OverviewTab({ outlet }: { readonly outlet: BannerOutlet }) {
  const { data, isError, refetch } = useTabData({
    ...{ key: ['stats'], load: fetchStats, failure: MESSAGES.adminStatsFailed, outlet },
  });
  if (data === undefined) return <TabPending failed={isError} onRetry={() => void refetch()} />;
  const { users, projects, revenue, months } = data;
  const before = months.at(-2);
  const inMonthBefore = (value: string): string | undefined => before && `${value} in ${monthLabel(before.month)}`;
  return (
    <>
      <Figures
        id="user-figures"
        title="Users"
        figures={[
          ['Total', String(users.total)],
          ['Administrators', String(users.admins)],
          ['Exempt from paying', String(users.exempt)],
          ['New this month', String(users.newThisMonth), inMonthBefore(String(before?.accounts))],
        ]}
      />
      <Figures
        id="project-figures"
        title="Projects"
        figures={[
          ['Total', String(projects.total)],
          ['Completed', String(projects.completed)],
          ['Failed', String(projects.failed)],
          ['Success rate', `${projects.successRate}%`],
        ]}
      />
      <Figures
        id="revenue-figures"
        title="Revenue"
        figures={[
          ['Total', moneyOf(revenue.totals)],
          ['This month', money(revenue.thisMonth, 'USD'), inMonthBefore(money(before?.revenue ?? 0, 'USD'))],
          ['Payments', String(revenue.paymentCount)],
          ['Average payment', money(revenue.averagePayment, 'USD')],
        ]}
      />
      <YearCharts months={months} />
    </>
  );
}
