import type { AccessStep } from '../../../model/access.ts';
import type { StoredField } from '../../../model/stored.ts';
import { memberNamed } from '../../../names/member-names.ts';
import type { FieldDraft } from '../../../resources/design-fields.ts';
import { columnDraft } from '../../../drafts/resource-draft.ts';
import type { ResourceDraft } from '../../../drafts/resource-draft.ts';
import { ownerOf } from '../../../relations/resource-input.ts';
import type { ResourceInput } from '../../../relations/resource-input.ts';

/** How the fields that a resource shows are read from its entity. */
export function designReads(input: ResourceInput, fields: readonly FieldDraft[]): readonly StoredField[] {
  const shown = fields.filter(({ inResponse }) => inResponse);
  return shown.map(({ name, column }) => ({ field: name, column, read: readPath(column, input) }));
}

function readPath(name: string, input: ResourceInput): readonly AccessStep[] {
  if (input.draft.key.columns.includes(name)) return keyAccess(input.draft, name);
  const { field, column } = columnDraft(input.draft, name);
  const owner = ownerOf(input, name);
  if (owner === undefined) return [{ method: memberNamed(field).getter, nullable: !column.notNull }];
  const referenced = owner.key.refColumns[owner.key.columns.indexOf(name)] ?? '';
  return [{ method: owner.member.getter, nullable: !column.notNull }, ...keyAccess(owner.target, referenced)];
}

/** The calls that lead from an entity to the value of one of its key's columns. */
function keyAccess(draft: ResourceDraft, column: string): readonly AccessStep[] {
  const id = { method: draft.idMember.getter, nullable: false };
  return draft.key.columns.length === 1 ? [id] : [id, { method: columnDraft(draft, column).field, nullable: false }];
}
