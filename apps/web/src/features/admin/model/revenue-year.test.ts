import { expect, test } from 'vitest';
import { revenueYears } from './revenue-year.ts';

const earned = (month: string, revenue: number, currency = 'USD') => ({ month, currency, revenue, count: 1 });

test('twelve months end with the current one, those without a payment have nothing', () => {
  const monthly = [earned('2026-03', 350), earned('2025-04', 100), earned('2025-03', 900)];
  const [year, ...others] = revenueYears(monthly, new Date('2026-03-31T23:59:00Z'));
  expect(others).toEqual([]);
  expect(year?.months.map(({ month }) => month)).toEqual([
    ...['2025-04', '2025-05', '2025-06', '2025-07', '2025-08', '2025-09', '2025-10', '2025-11', '2025-12'],
    ...['2026-01', '2026-02', '2026-03'],
  ]);
  expect(year?.months.filter(({ revenue }) => revenue > 0)).toEqual([
    { month: '2025-04', revenue: 100 },
    { month: '2026-03', revenue: 350 },
  ]);
});

test('currencies are never added up, and months are those of UTC', () => {
  const years = revenueYears([earned('2026-03', 20, 'EUR'), earned('2026-03', 350)], new Date('2026-03-01T00:30:00Z'));
  expect(years.map(({ currency, months }) => [currency, months.at(-1)])).toEqual([
    ['EUR', { month: '2026-03', revenue: 20 }],
    ['USD', { month: '2026-03', revenue: 350 }],
  ]);
  expect(revenueYears([], new Date('2026-03-01T00:30:00Z'))).toEqual([]);
});
