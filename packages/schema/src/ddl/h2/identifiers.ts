import type { IdentifierRules } from '../shared/identifiers.ts';
import { RESERVED_WORDS } from './reserved-words.ts';

/** H2 with DATABASE_TO_LOWER=TRUE, as the generated development profile opens it. */
export const identifiers: IdentifierRules = {
  open: '"',
  close: '"',
  fold: 'lower',
  reserved: RESERVED_WORDS,
  quotesAlways: false,
  maxLength: 256,
  lengthUnit: 'character',
  cutsLongNames: false,
  forbidden: [],
  ignoresCase: false,
};
