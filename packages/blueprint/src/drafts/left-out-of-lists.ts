import { isShown, type ColumnDraft } from './column-draft.ts';
import { MOST_COMPONENTS } from './most-components.ts';

/** The large columns, which lists leave in the store; none where a query could not put the others into a record. */
export function leftOutOfLists(columns: readonly ColumnDraft[]): readonly ColumnDraft[] {
  const shown = columns.filter(isShown);
  const large = shown.filter(({ isLarge }) => isLarge);
  return shown.length - large.length > MOST_COMPONENTS ? [] : large;
}
