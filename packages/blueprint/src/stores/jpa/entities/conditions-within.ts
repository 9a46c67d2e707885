import type { ColumnDraft } from '../../../drafts/column-draft.ts';
import type { Condition } from '../../../model/stored.ts';
import { conditionsOf } from '../../../resources/conditions.ts';
import type { FilterDraft } from '../../../resources/design-queries.ts';

/**
 * The conditions of a filter; where the column keeps days of some years alone, they know which.
 *
 * @param columns those of the table or view that is asked
 * @param id the attribute that holds a key of several columns
 */
export function conditionsWithin(
  filter: FilterDraft,
  columns: readonly ColumnDraft[],
  id?: string,
): readonly Condition[] {
  const conditions = conditionsOf(filter);
  const years = columnAt(filter.path, columns, id)?.type.facets.years;
  if (years === undefined) return conditions;
  const called = (parameter: string | null): string | null =>
    filter.filter.parameters.find(({ name }) => name === parameter)?.json ?? parameter;
  return conditions.map((condition) =>
    condition.kind === 'absent'
      ? condition
      : { ...condition, years: { ...years, called: condition.parameters.map(called) } },
  );
}

/** The column of the table itself that a path leads to. */
function columnAt(
  path: readonly string[],
  columns: readonly ColumnDraft[],
  id: string | undefined,
): ColumnDraft | undefined {
  const [first, second] = path;
  const own = first === id && second !== undefined ? path.slice(1) : path;
  return own.length === 1 ? columns.find(({ field }) => field === own[0]) : undefined;
}
