import type { AdminStats, RevenueMonth, RevenueOfUser, RevenueOverview } from '@backsmith/contract';
import { unitsOf } from '../../pricing/price.ts';
import { type AdminParts, countsTests } from './parts.ts';
import {
  countAccounts,
  countAllProjects,
  earnedByMonth,
  earnedByPlan,
  earnedByUser,
  earnedSince,
} from './revenue-store.ts';
import { MAIN_CURRENCY, mainOf, totalsOf } from './views.ts';

/** The figures of the Overview tab. Months begin in UTC. */
export async function statsOf(parts: AdminParts): Promise<AdminStats> {
  const now = parts.clock();
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const monthName = month.toISOString().slice(0, 'YYYY-MM'.length);
  const tests = countsTests(parts);
  const [users, projects, ever, lately] = await Promise.all([
    countAccounts(parts.db, month),
    countAllProjects(parts.db),
    earnedSince(parts.db, tests),
    earnedSince(parts.db, tests, monthName),
  ]);
  const { total, completed, failed } = projects;
  const main = mainOf(ever);
  return {
    users: { total: users.total, admins: users.admins, exempt: users.exempt, newThisMonth: users.new_this_month },
    projects: { total, completed, failed, successRate: total === 0 ? 0 : Math.round((completed / total) * 100) },
    revenue: {
      total: main.revenue,
      thisMonth: mainOf(lately).revenue,
      paymentCount: main.count,
      averagePayment: main.average,
      totals: totalsOf(ever),
    },
  };
}

/** What was earned in all, by plan and by month. */
export async function overviewOf(parts: AdminParts): Promise<RevenueOverview> {
  const tests = countsTests(parts);
  const [ever, plans, revenueByMonth] = await Promise.all([
    earnedSince(parts.db, tests),
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
