import type { IdentifierRules } from '../shared/identifiers.ts';
import { RESERVED_WORDS } from './reserved-words.ts';

/** https://learn.microsoft.com/sql/relational-databases/databases/database-identifiers */
export const identifiers: IdentifierRules = {
  open: '[',
  close: ']',
  fold: 'keep',
  reserved: RESERVED_WORDS,
  quotesAlways: true,
  maxLength: 128,
  lengthUnit: 'character',
  cutsLongNames: false,
  forbidden: [],
  ignoresCase: true,
};
