import type { ColumnDraft } from './column-draft.ts';
import type { Cursor } from './cursor.ts';

/** Passes DISABLE or NOT ENFORCED: the database does not look at the constraint or NOT NULL before it. */
export function takeSwitchedOff(cursor: Cursor, { definition }: ColumnDraft): boolean {
  const isNotNull = cursor.tokens.isWord(cursor.at - 1, 'null');
  if (!cursor.take('disable') && !cursor.take('not', 'enforced')) return false;
  const last = definition.constraints.at(-1);
  if (isNotNull) definition.notNull = false;
  else if (last !== undefined) definition.constraints.splice(-1, 1, { ...last, unenforced: true });
  return true;
}
