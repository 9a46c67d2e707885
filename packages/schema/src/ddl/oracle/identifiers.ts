import type { IdentifierRules } from '../shared/identifiers.ts';
import { RESERVED_WORDS } from './reserved-words.ts';

/** https://docs.oracle.com/en/database/oracle/oracle-database/19/sqlrf/Database-Object-Names-and-Qualifiers.html */
export const identifiers: IdentifierRules = {
  open: '"',
  close: '"',
  fold: 'upper',
  reserved: RESERVED_WORDS,
  quotesAlways: false,
  maxLength: 128,
  lengthUnit: 'byte',
  cutsLongNames: false,
  forbidden: ['"'],
  ignoresCase: false,
};
