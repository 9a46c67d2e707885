import { without } from '@backsmith/schema';
import type { Column, Table } from '@backsmith/schema';
import { NameScope } from '@backsmith/text';
import type { JavaEnum } from '../model/java-enum.ts';
import { memberName, memberScope } from '../names/member-names.ts';
import type { ColumnRole } from '../options.ts';
import type { ColumnRoles } from '../roles/assign-roles.ts';
import { columnType } from '../types/column-type.ts';
import type { TypeContext } from '../types/type-context.ts';
import { ROLE_NEEDS } from '../roles/role-rules.ts';
import type { ColumnDraft } from './column-draft.ts';
import { designDefault } from './initial-value.ts';

/** What the columns of a table are drafted with. */
export type ColumnSources = {
  readonly roleOf: ColumnRoles['of'];
  readonly typeContext: (table: Table, column: Column) => TypeContext;
  readonly isLarge: (column: Column) => boolean;
  readonly enumOf: (table: Table, column: Column) => JavaEnum | undefined;
  /** Whether the database makes a value where a new row gives none. */
  readonly isMade: (table: Table, column: Column) => boolean;
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
    const type = columnType(column, contextOf(table, column, role, sources), javaEnum);
    const draft: ColumnDraft = {
      column,
      field: scope.take(memberName(column)),
      json: names.take(memberName(column)),
      type,
      role,
      // What a key holds is short, whatever its type could, and a secret is in no list anyway.
      isLarge: javaEnum === undefined && !keyColumns.has(column.name) && role !== 'secret' && sources.isLarge(column),
      ...(javaEnum === undefined || type.shape.kind !== 'enum' ? {} : { javaEnum }),
    };
    return sources.isMade(table, column) ? draft : withoutLostDefault(draft);
  });
}

function contextOf(table: Table, column: Column, role: ColumnRole, { typeContext }: ColumnSources): TypeContext {
  const context = typeContext(table, column);
  return role === 'plain' || role === 'secret' ? context : { ...context, isCounter: true };
}

/**
 * A default that only a database knows, and this one does not, is none: whoever makes a row has to say the value, also who made it
 * where that was the default's to say.
 */
function withoutLostDefault(draft: ColumnDraft): ColumnDraft {
  if (designDefault(draft)?.kind !== 'database') return draft;
  const column = without(draft.column, 'default');
  const isAnybodys = draft.role === 'author' && !ROLE_NEEDS.author.fits(column);
  return { ...draft, column, role: isAnybodys ? 'plain' : draft.role };
}
