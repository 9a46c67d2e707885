import type { ValueLimits } from '../shared/value-limits.ts';

/** Numbers of the standard's names are NUMBER, too. */
const NUMBERS = /^(?:integer|int|smallint|float|real|double precision)\b/i;

/** https://docs.oracle.com/en/database/oracle/oracle-database/19/sqlrf/Data-Types.html */
export const values: ValueLimits = {
  floats: 'any',
  digitsOf: (declared) => (NUMBERS.test(declared) ? 38 : undefined),
  years: { first: -4711, lastDay: 9999, lastMoment: 9999 },
  clocks: 'day',
  keepsOffset: true,
  intervalYears: 999_999_999,
  zeroCharacter: true,
  json: { digits: true },
  sameTexts: [],
};
