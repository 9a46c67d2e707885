import { expect, it } from 'vitest';
import { money, moneyOf } from './money.ts';

it('has two decimals and the sign of its currency (ADR-07 to ADR-09)', () => {
  expect([money(250, 'USD'), money(19.99, 'EUR'), money(1234.5, 'GBP')]).toEqual(['$250.00', '€19.99', '£1,234.50']);
  expect(moneyOf({ USD: 350, EUR: 20 })).toBe('$350.00 + €20.00');
  expect(moneyOf({})).toBe('$0.00');
});
