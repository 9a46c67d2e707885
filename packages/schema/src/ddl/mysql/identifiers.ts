import type { IdentifierRules } from '../shared/identifiers.ts';
import { RESERVED_WORDS } from './reserved-words.ts';

/** https://dev.mysql.com/doc/refman/8.4/en/identifiers.html; column names ignore case, table names on most systems. */
export const identifiers: IdentifierRules = {
  open: '`',
  close: '`',
  fold: 'keep',
  reserved: RESERVED_WORDS,
  quotesAlways: true,
  maxLength: 64,
  lengthUnit: 'character',
  cutsLongNames: false,
  forbidden: [],
  ignoresCase: true,
};
