import { tellsUnshown } from '../model/field.ts';
import type { Resource } from '../model/resource.ts';
import type { RowList } from '../model/row-list.ts';

/** Whether some answer tells what it does not show: of a record, or of a row of a view. */
export function someTellUnshown(resources: readonly Resource[], lists: readonly RowList[]): boolean {
  return [...resources, ...lists.filter((list) => list.kind === 'view')].some(({ fields }) => tellsUnshown(fields));
}

/** Whether some table without a key can hold what its rows do not show. */
export function someRowsAreUnshown(lists: readonly RowList[]): boolean {
  return lists.some((list) => list.kind === 'keyless' && list.fields.some(({ mayBeUnshown }) => mayBeUnshown === true));
}
