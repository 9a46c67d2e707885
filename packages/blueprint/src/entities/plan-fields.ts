import type { ColumnDraft } from '../drafts/column-draft.ts';
import { keyAccess } from '../drafts/entity-draft.ts';
import type { AccessStep, Field } from '../model/field.ts';
import { memberNamed } from '../names/member-names.ts';
import { rulesOf } from '../tables/check-rules.ts';
import { isComputed } from './column-mapping.ts';
import { constraintsFor } from './constraints.ts';
import { ownerOf } from './entity-plan-input.ts';
import type { EntityInput } from './entity-plan-input.ts';
import { planDefault } from './initial-value.ts';

/** The columns as the API shows them, in the order of the table. A soft delete's column is not shown. */
export function planFields(input: EntityInput): readonly Field[] {
  return input.draft.columns.filter((draft) => draft.role !== 'deleted').map((draft) => planField(draft, input));
}

function planField(draft: ColumnDraft, input: EntityInput): Field {
  const { table, key } = input.draft;
  const isKey = key.columns.includes(draft.column.name);
  const inRequest = isKey ? input.generation === undefined : isWritable(draft);
  const isGiven = draft.role === 'plain' && inRequest;
  const required = isGiven && (isKey || (draft.column.notNull && planDefault(draft) === undefined));
  const { comment } = draft.column;
  return {
    name: draft.field,
    column: draft.column.name,
    type: draft.type.java,
    inRequest,
    required,
    constraints: isGiven
      ? unrepeated(constraintsFor(draft.type.shape, rulesOf(table, draft.column.name), required))
      : [],
    read: readPath(draft, input, isKey),
    ...(comment === undefined ? {} : { comment }),
  };
}

/** Whether a client may give the value, or, of a version, say which one it knows. */
function isWritable(draft: ColumnDraft): boolean {
  return !isComputed(draft) && (draft.role === 'plain' || draft.role === 'version');
}

function readPath(draft: ColumnDraft, input: EntityInput, isKey: boolean): readonly AccessStep[] {
  const { name } = draft.column;
  if (isKey) return keyAccess(input.draft, name);
  const owner = ownerOf(input, name);
  if (owner === undefined) return [{ method: memberNamed(draft.field).getter, nullable: !draft.column.notNull }];
  const referenced = owner.key.refColumns[owner.key.columns.indexOf(name)] ?? '';
  return [{ method: owner.member.getter, nullable: !draft.column.notNull }, ...keyAccess(owner.target, referenced)];
}

function unrepeated<T>(list: readonly T[]): readonly T[] {
  const seen = new Set<string>();
  return list.filter((item) => {
    const text = JSON.stringify(item);
    return seen.has(text) ? false : seen.add(text);
  });
}
