import { values as mysql } from '../mysql/values.ts';
import type { ValueLimits } from '../shared/value-limits.ts';

/** Documents are texts that are looked at: https://mariadb.com/kb/en/json/. Usual collations fill texts with blanks. */
export const values: ValueLimits = {
  ...mysql,
  json: { digits: true, repeats: true, levels: 31 },
  sameTexts: ['case', 'accents', 'blanks'],
};
