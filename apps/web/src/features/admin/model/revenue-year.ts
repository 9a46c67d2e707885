import type { RevenueMonth } from '@backsmith/contract';

/** Twelve months of one currency, the oldest first. */
export type RevenueYear = {
  readonly currency: string;
  readonly months: readonly { readonly month: string; readonly revenue: number }[];
};

const MONTHS = 12;

/**
 * What was earned in each of the last twelve months, currency by currency: months without a payment have nothing, and a currency
 * without one is left out. Months are in UTC, as the server counts them.
 */
export function revenueYears(monthly: readonly RevenueMonth[], today: Date): readonly RevenueYear[] {
  const months = Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - (MONTHS - 1 - index), 1)).toISOString().slice(0, 7),
  );
  const lately = monthly.filter(({ month }) => months.includes(month));
  return [...Map.groupBy(lately, ({ currency }) => currency)].map(([currency, earned]) => ({
    currency,
    months: months.map((month) => ({ month, revenue: earned.find((one) => one.month === month)?.revenue ?? 0 })),
  }));
}
