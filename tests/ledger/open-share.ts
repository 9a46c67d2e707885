import type { Debt } from './ledger-file.ts';

/** How many seconds, by the clock, an ordinary run spends on what earlier commits left open. */
function budgetSeconds(text = process.env['BACKSMITH_OPEN_SECONDS'] ?? ''): number {
  return text === '' ? 60 : Number(text);
}

/**
 * How many open claims of a suite a run takes: its part of a budget that is shared by all suites as they are in debt, so that
 * what is cheap and what is dear both get done. Less than one means a turn now and then.
 *
 * @param owed what is open, suite by suite
 */
export function openShare(owed: ReadonlyMap<string, Debt>, suite: string, budget = budgetSeconds()): number {
  const own = owed.get(suite);
  if (own === undefined || own.open === 0) return 0;
  const whole = [...owed.values()].reduce((sum, { open, seconds }) => sum + open * seconds, 0);
  return Math.min(own.open, (own.open * budget) / whole);
}
