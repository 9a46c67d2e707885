import type { InitialValue } from '../model/value.ts';
import type { ColumnDraft } from './column-draft.ts';

/** The author of what strangers write. */
const NOBODY = 'anonymous';

/** Who made a record that must say so, until callers have names. */
export function nobody({ role, column, type: { shape } }: ColumnDraft): InitialValue | undefined {
  if (role !== 'author' || !column.notNull || shape.kind !== 'text') return undefined;
  return { kind: 'string', value: NOBODY.slice(0, shape.max) };
}
