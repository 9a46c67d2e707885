import type { ValueLimits } from '../shared/value-limits.ts';

/** https://learn.microsoft.com/sql/t-sql/data-types/data-types-transact-sql */
export const values: ValueLimits = {
  floats: 'finite',
  years: { first: 1, lastDay: 9999, lastMoment: 9999 },
  clocks: 'day',
  keepsOffset: true,
  zeroCharacter: true,
  json: { digits: true, repeats: true, halves: true },
  sameTexts: ['case', 'blanks'],
};
