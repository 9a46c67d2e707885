import type { Column, Table } from '@backsmith/schema';
import type { EnumPlan } from '../model/enum.ts';
import { memberName, memberScope } from '../names/member-names.ts';
import type { TypeContext } from '../types/map-type.ts';
import { columnType } from './column-draft.ts';
import type { ColumnDraft } from './column-draft.ts';
import { columnRole } from './column-role.ts';

/** What the columns of a table are drafted with. */
export type ColumnSources = {
  readonly typeContext: (table: Table, column: Column) => TypeContext;
  readonly isLarge: (column: Column) => boolean;
  readonly enumOf: (table: Table, column: Column) => EnumPlan | undefined;
};

/**
 * Drafts the columns of a table in their order. One column at most counts versions, one tells the creation and so on; the
 * first of several is taken.
 *
 * @param keyColumns the columns of the table's primary, unique and foreign keys
 */
export function draftColumns(
  table: Table,
  keyColumns: ReadonlySet<string>,
  sources: ColumnSources,
): readonly ColumnDraft[] {
  const scope = memberScope();
  const takenRoles = new Set<string>();
  return table.columns.map((column) => {
    const enumPlan = sources.enumOf(table, column);
    const wanted = columnRole(column, keyColumns);
    const role = takenRoles.has(wanted) ? 'plain' : wanted;
    if (role !== 'plain') takenRoles.add(role);
    return {
      column,
      field: scope.take(memberName(column)),
      type: columnType(column, sources.typeContext(table, column), enumPlan),
      role,
      // What a key holds is short, whatever its type could.
      isLarge: enumPlan === undefined && !keyColumns.has(column.name) && sources.isLarge(column),
      ...(enumPlan === undefined ? {} : { enumPlan }),
    };
  });
}
