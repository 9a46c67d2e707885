import type { Address } from '../shared/designed.ts';
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

/** Where names are found without being told, so that no driver says it. */
const ON_PATH = new Set(['public', 'pg_catalog']);

/** What the driver calls a type: its name alone on the search path, else both names in quotes, which it does not double. */
export function catalogueName({ namespace, name }: Address): string {
  return namespace === undefined || ON_PATH.has(namespace) ? name : `"${namespace}"."${name}"`;
}

/** What the database calls the array of a type, by what the type itself is called. */
export function arrayName(element: string): string {
  return element.replace(/^("[^"]*"\.")?/, '$1_');
}
