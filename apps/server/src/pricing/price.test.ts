import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centsOf, unitsOf } from './price.ts';

const throughJson = (units: number) => JSON.parse(JSON.stringify(units)) as number;

test('every price up to 20,000 units is the same again in cents, also as JSON tells it', () => {
  const wrong = Array.from({ length: 2_000_000 }, (_, cents) => cents).filter(
    (cents) => centsOf(throughJson(unitsOf(cents))) !== cents,
  );
  expect(wrong).toEqual([]);
});

test('and so is every price the database can hold', () => {
  const price = fc.integer({ min: 1, max: 2 ** 31 - 1 });
  fc.assert(
    fc.property(price, (cents) => {
      expect(centsOf(throughJson(unitsOf(cents)))).toBe(cents);
      // As people write it.
      expect(centsOf(Number((cents / 100).toFixed(2)))).toBe(cents);
    }),
    { numRuns: 20_000 },
  );
});

test.each([19.994, 19.999, 0.001, 1e-9, Number.NaN, Infinity, -Infinity, 19.990001])('%d is no price', (units) => {
  expect(centsOf(units)).toBeUndefined();
});
