import type { Column, Table } from '@backsmith/schema';
import type { ColumnDraft } from '../../../drafts/column-draft.ts';
import type { Findings } from '../../../findings.ts';
import { storedDefault, type StoredDefault } from '../changes/stored-default.ts';

/** A field that documents without a value get one in. */
export type FilledField = { readonly table: Table; readonly column: Column; readonly value: StoredDefault };

/** Which columns are not demanded of documents although requests must have them, and which are filled in. */
export type SettledFields = { readonly loose: readonly string[]; readonly filled: readonly FilledField[] };

/**
 * Decides for the columns of a table in use whether a document must have a value: where none may lack one, or each that does gets
 * the default.
 *
 * @param before the column as it was; nothing where it is new, or was dropped and is wanted again
 * @param wasLoose it may be missing already, although the version before demanded it
 */
export function settleFields(
  table: Table,
  drafts: readonly ColumnDraft[],
  before: (column: Column) => Column | undefined,
  wasLoose: (column: Column) => boolean,
  findings: Findings,
): SettledFields {
  const loose: string[] = [];
  const filled: FilledField[] = [];
  for (const draft of drafts) {
    const { column } = draft;
    const old = before(column);
    if (old !== undefined && (old.notNull || !column.notNull)) {
      if (column.notNull && wasLoose(column)) loose.push(column.name);
      continue;
    }
    const value = storedDefault(draft);
    if (value !== undefined) filled.push({ table, column, value });
    else if (column.notNull) {
      loose.push(column.name);
      noteLoose(table, column, old === undefined, findings);
    }
  }
  return { loose, filled };
}

function noteLoose(table: Table, column: Column, isNew: boolean, findings: Findings): void {
  const message = `${table.name}.${column.name} ${isNew ? 'is added as one that' : 'still'} may be missing, as documents that are there may have no value.`;
  const consequence = 'the database accepts documents without it; the API does not';
  const hint = 'Give it a default, or fill it in a change of your own.';
  findings.leaveOut('migration-nullable', column, message, consequence, hint);
}
