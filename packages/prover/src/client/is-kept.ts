import type { Match } from './match-tables.ts';

/** What people call the column that marks a record instead of deleting it, where no call brings records back. */
const KEPT = /delet|archiv|remov/i;

/**
 * Whether a deleted record stays, marked: it then holds what is unique of it, and the records it refers to. An API that
 * restores records says so in any language.
 */
export function isKept({ resource, table }: Match): boolean {
  return resource.canRestore || table.columns.some(({ name }) => KEPT.test(name));
}
