import type { ValueLimits } from '../shared/value-limits.ts';

/** Types say what is expected, not what is kept; days and times are texts. https://www.sqlite.org/datatype3.html */
export const values: ValueLimits = {
  keepsAnything: true,
  floats: 'finite',
  years: { first: 1, lastDay: 9999, lastMoment: 9999 },
  clocks: 'day',
  json: { digits: true, repeats: true, halves: true },
  sameTexts: [],
};
