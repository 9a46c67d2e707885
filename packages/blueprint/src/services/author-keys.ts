import type { ForeignKey } from '@backsmith/schema';
import { toSnakeCase } from '@backsmith/text';

/** What columns are called that say who wrote a record, however the words are run together. */
const AUTHOR =
  /^(last_?)?(created|create|updated|update|upd|upt|modified|changed|edited|inserted|entered|added|deleted|removed|archived)_?by(_?(id|user|user_?id|uuid|name))?$/u;

/**
 * Whether a foreign key only says who wrote a record. Nearly every table may have such a key, and to the same table: it says
 * nothing about what belongs together, and a record is what it is without its author.
 */
export function namesAuthor({ columns }: ForeignKey): boolean {
  const [column, ...more] = columns;
  return column !== undefined && more.length === 0 && AUTHOR.test(toSnakeCase(column));
}
