import type { ValueLimits } from '../shared/value-limits.ts';

/**
 * https://dev.mysql.com/doc/refman/8.4/en/data-types.html, https://dev.mysql.com/doc/refman/8.4/en/json.html; texts are compared by
 * the usual collation, utf8mb4_0900_ai_ci.
 */
export const values: ValueLimits = {
  floats: 'finite',
  flags: /^(?:tinyint|int1|bool|boolean)\b/i,
  years: { first: 1, lastDay: 9999, lastMoment: 9999 },
  daysMayBeNone: true,
  clocks: 'long',
  zeroCharacter: true,
  json: { levels: 100 },
  shapesAreFlat: true,
  sameTexts: ['case', 'accents'],
};
