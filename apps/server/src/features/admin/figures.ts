import type { AdminStats, RevenueMonth, RevenueOfUser, RevenueOverview, SiteMonth } from '@backsmith/contract';
import { readTallies } from '../../db/tally-store.ts';
import { unitsOf } from '../../pricing/price.ts';
import { type AdminParts, countsTests } from './parts.ts';
import {
  countAccounts,
  countAllProjects,
  earnedByMonth,
  earnedByPlan,
  earnedByUser,
  earnedInAll,
} from './revenue-store.ts';
import { MAIN_CURRENCY, mainOf, totalsOf } from './views.ts';

/** The figures of the Overview tab. Months begin in UTC. */
export async function statsOf(parts: AdminParts): Promise<AdminStats> {
  const tests = countsTests(parts);
  const [users, projects, ever, months] = await Promise.all([
    countAccounts(parts.db),
    countAllProjects(parts.db),
    earnedInAll(parts.db, tests),
    siteMonths(parts),
  ]);
  const thisMonth = months.at(-1);
  const { total, completed, failed } = projects;
  const main = mainOf(ever);
  return {
    users: { ...users, newThisMonth: thisMonth?.accounts ?? 0 },
    projects: { total, completed, failed, successRate: total === 0 ? 0 : Math.round((completed / total) * 100) },
    revenue: {
      total: main.revenue,
      thisMonth: thisMonth?.revenue ?? 0,
      paymentCount: main.count,
      averagePayment: main.average,
      totals: totalsOf(ever),
    },
    months,
  };
}

const MONTHS = 12;

/** The month that many months before the one of a moment, in UTC: `2026-03`. */
function monthBefore(at: Date, months: number): string {
  const begin = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - months, 1));
  return begin.toISOString().slice(0, 'YYYY-MM'.length);
}

/** Who came, what was generated and what was earned in each of the last months, the oldest first. */
async function siteMonths(parts: AdminParts): Promise<SiteMonth[]> {
  const now = parts.clock();
  const [counts, earned] = await Promise.all([readTallies(parts.db, 'month'), monthsOf(parts)]);
  return Array.from({ length: MONTHS }, (_, index) => {
    const month = monthBefore(now, MONTHS - 1 - index);
    const of = (name: string): number => counts.get(`month.${month}.${name}`) ?? 0;
    const revenue = earned.find((one) => one.month === month && one.currency === MAIN_CURRENCY)?.revenue ?? 0;
    return { month, accounts: of('joined'), completed: of('completed'), failed: of('failed'), revenue };
  });
}

/** What was earned in all, by plan and by month. */
export async function overviewOf(parts: AdminParts): Promise<RevenueOverview> {
  const tests = countsTests(parts);
  const [ever, plans, revenueByMonth] = await Promise.all([
    earnedInAll(parts.db, tests),
    earnedByPlan(parts.db, tests),
    monthsOf(parts),
  ]);
  const main = mainOf(ever);
  const inMain = plans.filter(({ currency }) => currency === MAIN_CURRENCY);
  return {
    totalRevenue: main.revenue,
    totalPayments: main.count,
    averagePayment: main.average,
    totals: totalsOf(ever),
    revenueByPlan: Object.fromEntries(inMain.map(({ plan, cents }) => [plan, unitsOf(cents)])),
    revenueByMonth,
  };
}

/** What was earned in each month that has a payment, the latest first. */
export async function monthsOf(parts: AdminParts): Promise<RevenueMonth[]> {
  const months = await earnedByMonth(parts.db, countsTests(parts));
  return months.map(({ month, currency, cents, count }) => ({ month, currency, revenue: unitsOf(cents), count }));
}

/** Who paid most. */
export async function payersOf(parts: AdminParts, most: number): Promise<RevenueOfUser[]> {
  const payers = await earnedByUser(parts.db, countsTests(parts), most);
  return payers.map((row) => ({
    user: { id: row.id, firstName: row.first_name, lastName: row.last_name, email: row.email },
    currency: row.currency,
    revenue: unitsOf(row.cents),
    paymentCount: row.count,
  }));
}
