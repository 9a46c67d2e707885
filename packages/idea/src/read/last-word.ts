import { pluralize, singularize } from '@backsmith/text';

/** The word that says what a name is of, which stands last: "coffee machines" are machines. */
const LAST_WORD = /[\p{L}-]+$/u;

/** One of what a name is of: "coffee machines" gives "coffee machine". */
export function oneOf(name: string): string {
  return name.replace(LAST_WORD, (last) => singularize(last));
}

/** Several of them: "coffee machine" gives "coffee machines". */
export function severalOf(name: string): string {
  return name.replace(LAST_WORD, (last) => pluralize(last));
}
