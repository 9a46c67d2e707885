import type { ColumnDraft } from '../drafts/column-draft.ts';
import { keyPath } from '../drafts/entity-draft.ts';
import { ownerOf } from './entity-plan-input.ts';
import type { EntityInput } from './entity-plan-input.ts';

/** Where the value of a column lies, from the entity on. */
export function attributePath(draft: ColumnDraft, input: EntityInput): readonly string[] {
  const { name } = draft.column;
  if (input.draft.key.columns.includes(name)) return keyPath(input.draft, name);
  const owner = ownerOf(input, name);
  if (owner === undefined) return [draft.field];
  return [owner.member.name, ...keyPath(owner.target, owner.key.refColumns[owner.key.columns.indexOf(name)] ?? '')];
}
