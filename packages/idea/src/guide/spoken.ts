import { singularOf } from '../model/names.ts';
import type { SupposedLink } from '../complete/supposed-links.ts';

/** The name of a table or a column as it is spoken. */
export function spoken(name: string): string {
  return name.replaceAll('_', ' ');
}

/** One row of a table, as it is spoken: "an order item". */
export function oneRow(table: string): string {
  return withArticle(spoken(singularOf(table)));
}

/** What makes a link when it is said: "an order item belongs to an order". */
export function belongs({ table, target }: SupposedLink): string {
  return `${oneRow(table)} belongs to ${oneRow(target)}`;
}

/** "a user", "an hour", "an order" */
function withArticle(noun: string): string {
  return `${/^(?:[aeio]|un(?!i)|up|us(?!e)|hour|honou?r)/u.test(noun) ? 'an' : 'a'} ${noun}`;
}
