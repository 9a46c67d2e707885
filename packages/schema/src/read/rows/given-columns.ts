import type { Name } from '@backsmith/sql';

/**
 * The columns that a statement fills, in the order of its values: those it names, nothing for one that the table lacks; all
 * that are not invisible where it names none.
 */
export function givenColumns<Column extends { readonly invisible?: boolean }>(
  names: readonly Name[] | undefined,
  columns: readonly Column[],
  find: (name: Name) => Column | undefined,
): readonly (Column | undefined)[] {
  return names?.map(find) ?? columns.filter(({ invisible }) => invisible !== true);
}
