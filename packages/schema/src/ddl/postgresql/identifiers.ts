import type { IdentifierRules } from '../shared/identifiers.ts';
import { RESERVED_WORDS } from './reserved-words.ts';

/** https://www.postgresql.org/docs/current/sql-syntax-lexical.html#SQL-SYNTAX-IDENTIFIERS */
export const identifiers: IdentifierRules = {
  open: '"',
  close: '"',
  fold: 'lower',
  reserved: RESERVED_WORDS,
  quotesAlways: false,
  maxLength: 63,
  lengthUnit: 'byte',
  cutsLongNames: true,
  forbidden: [],
  ignoresCase: false,
};
