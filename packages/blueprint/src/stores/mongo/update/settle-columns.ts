import { holdsAll, without } from '@backsmith/schema';
import type { Column, Table } from '@backsmith/schema';
import type { ColumnDraft } from '../../../drafts/column-draft.ts';
import type { Findings } from '../../../findings.ts';
import { heldForm } from '../changes/validator.ts';

/** Drafts of the columns of two versions of a table. */
export type DraftsOf = (table: Table) => readonly ColumnDraft[];

/**
 * The columns of a table with types that every document can be read by: where the new type does not hold each value there may be, or
 * documents hold it in another form, the earlier one stays.
 *
 * @param before the column documents were written by; nothing for new ones
 */
export function settleColumns(
  table: Table,
  before: (column: Column) => { readonly column: Column; readonly draft: ColumnDraft } | undefined,
  drafts: DraftsOf,
  findings: Findings,
): readonly Column[] {
  const own = drafts(table);
  return table.columns.map((column, at) => {
    const old = before(column);
    const draft = own[at];
    if (old === undefined || draft === undefined) return column;
    const isRead = holdsAll(column.dataType, old.column.dataType) && heldForm(draft.type) === heldForm(old.draft.type);
    if (isRead) return column;
    const message = `The type of ${table.name}.${column.name} stays ${old.column.type}: documents that are there hold it so.`;
    const hint = 'Write its values anew in a field of another name, by a change of your own, and take that.';
    findings.leaveOut('migration-type-kept', column, message, `not ${column.type}`, hint);
    return withTypeOf(old.column, column);
  });
}

function withTypeOf({ dataType, type, values }: Column, wanted: Column): Column {
  const given = wanted.default;
  const isAlike = wanted.dataType.kind === dataType.kind;
  return {
    ...without(wanted, 'values', 'default'),
    dataType,
    type,
    ...(values === undefined ? {} : { values }),
    // What a new record gets is said in the words of the type.
    ...(isAlike && given !== undefined ? { default: given } : {}),
  };
}
