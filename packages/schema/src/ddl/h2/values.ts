import type { ValueLimits } from '../shared/value-limits.ts';

/** https://h2database.com/html/datatypes.html */
export const values: ValueLimits = {
  decimalsMayBeNone: true,
  floats: 'any',
  years: { first: -999_999_999, lastDay: 999_999_999, lastMoment: 999_999_999 },
  clocks: 'midnight',
  zeroCharacter: true,
  json: { digits: true, repeats: true },
  sameTexts: [],
};
