import type { Column, Table } from '@backsmith/schema';
import { NameScope } from '@backsmith/text';
import type { JavaEnum } from '../../model/java-enum.ts';
import { memberName, memberScope } from '../../names/member-names.ts';
import type { ColumnRoles } from '../../roles/assign-roles.ts';
import type { TypeContext } from '../../types/type-context.ts';
import { columnType } from './column-draft.ts';
import type { ColumnDraft } from './column-draft.ts';

/** What the columns of a table are drafted with. */
export type ColumnSources = {
  readonly roleOf: ColumnRoles['of'];
  readonly typeContext: (table: Table, column: Column) => TypeContext;
  readonly isLarge: (column: Column) => boolean;
  readonly enumOf: (table: Table, column: Column) => JavaEnum | undefined;
};

/**
 * Drafts the columns of a table in their order.
 *
 * @param keyColumns the columns of the table's primary, unique and foreign keys
 */
export function draftColumns(
  table: Table,
  keyColumns: ReadonlySet<string>,
  sources: ColumnSources,
): readonly ColumnDraft[] {
  const scope = memberScope();
  const names = new NameScope();
  return table.columns.map((column) => {
    const javaEnum = sources.enumOf(table, column);
    const role = sources.roleOf(table, column);
    return {
      column,
      field: scope.take(memberName(column)),
      json: names.take(memberName(column)),
      type: columnType(column, sources.typeContext(table, column), javaEnum),
      role,
      // What a key holds is short, whatever its type could, and a secret is in no list anyway.
      isLarge: javaEnum === undefined && !keyColumns.has(column.name) && role !== 'secret' && sources.isLarge(column),
      ...(javaEnum === undefined ? {} : { javaEnum }),
    };
  });
}
