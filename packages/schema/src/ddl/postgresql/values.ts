import type { ValueLimits } from '../shared/value-limits.ts';

/** https://www.postgresql.org/docs/current/datatype.html and the chapters below; of keys the hint of error 54000. */
export const values: ValueLimits = {
  decimalsMayBeNone: true,
  floats: 'any',
  years: { first: -4712, lastDay: 5_874_897, lastMoment: 294_276 },
  daysMayBeInfinite: true,
  clocks: 'midnight',
  intervalYears: 178_000_000,
  json: { digits: true, repeats: true, halves: true },
  sameTexts: [],
  keyBytes: 2704,
};
