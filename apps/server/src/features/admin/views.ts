import type { AdminActionEntry, AdminUser, MoneyTotals } from '@backsmith/contract';
import { unitsOf } from '../../pricing/price.ts';
import type { ActionRow } from '../../identity/action-store.ts';
import type { Earned } from './revenue-store.ts';
import type { UserRow } from './user-store.ts';

/** The currency totals that are one number are in. */
export const MAIN_CURRENCY = 'USD';

export function userView(row: UserRow): AdminUser {
  const revenue = Object.fromEntries(
    Object.entries(row.revenueCents).map(([currency, cents]) => [currency, unitsOf(cents)] as const),
  );
  return {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    emailConfirmed: row.emailConfirmedAt !== null,
    company: row.company,
    phone: row.phone,
    role: row.role,
    paymentExempt: row.paymentExempt,
    exemptionReason: row.exemptionReason,
    exemptionExpiresAt: row.exemptionExpiresAt?.toISOString() ?? null,
    generationsLimit: row.generationsLimit,
    generationsUsed: row.generationsUsed,
    projectCount: row.projectCount,
    totalRevenue: revenue[MAIN_CURRENCY] ?? 0,
    revenue,
    createdAt: row.createdAt.toISOString(),
  };
}

/** Sums by currency, in whole units. */
export function totalsOf(earned: readonly Earned[]): MoneyTotals {
  return Object.fromEntries(earned.map(({ currency, cents }) => [currency, unitsOf(cents)]));
}

/** What came in the main currency, and how many payments of it there were. */
export function mainOf(earned: readonly Earned[]): {
  readonly revenue: number;
  readonly count: number;
  readonly average: number;
} {
  const main = earned.find(({ currency }) => currency === MAIN_CURRENCY);
  if (main === undefined || main.count === 0) return { revenue: 0, count: 0, average: 0 };
  return { revenue: unitsOf(main.cents), count: main.count, average: unitsOf(Math.round(main.cents / main.count)) };
}

export function actionView(row: ActionRow): AdminActionEntry {
  const { id, happenedAt, actorEmail: actor, action, target, details } = row;
  return { id, happenedAt: happenedAt.toISOString(), actor, action, target, details };
}
