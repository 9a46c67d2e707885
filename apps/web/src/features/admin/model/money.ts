import type { MoneyTotals } from '@backsmith/contract';

/** An amount with its currency's own sign and two decimals: $250.00, €20.00. */
export function money(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount);
}

/** An amount where there is room for whole units only: $250. */
export function wholeMoney(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount);
}

/** The sums of all currencies, which are never added up. */
export function moneyOf(totals: MoneyTotals): string {
  const sums = Object.entries(totals).map(([currency, amount]) => money(amount, currency));
  return sums.length === 0 ? money(0, 'USD') : sums.join(' + ');
}
