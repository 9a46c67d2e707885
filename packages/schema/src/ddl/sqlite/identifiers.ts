import type { IdentifierRules } from '../shared/identifiers.ts';
import { RESERVED_WORDS } from './reserved-words.ts';

/** https://sqlite.org/lang_keywords.html; names have no limit. */
export const identifiers: IdentifierRules = {
  open: '"',
  close: '"',
  fold: 'keep',
  reserved: RESERVED_WORDS,
  quotesAlways: false,
  maxLength: Number.MAX_SAFE_INTEGER,
  lengthUnit: 'character',
  cutsLongNames: false,
  forbidden: [],
  ignoresCase: true,
};
