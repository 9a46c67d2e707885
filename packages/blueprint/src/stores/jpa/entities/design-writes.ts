import { classType } from '../../../model/java.ts';
import type { WriteAction } from '../../../model/access.ts';
import { memberNamed } from '../../../names/member-names.ts';
import { scaleOf } from '../../../types/shape.ts';
import { isGiven } from '../../../drafts/column-draft.ts';
import { leftOutOfLists } from '../../../drafts/left-out-of-lists.ts';
import type { FieldDraft } from '../../../resources/design-fields.ts';
import { hasDefault } from '../../../resources/given-references.ts';
import type { GivenReference } from '../../../resources/given-references.ts';
import type { TargetDatabase } from '../databases/target-database.ts';
import { ownerOf } from '../../../relations/resource-input.ts';
import type { ResourceInput } from '../../../relations/resource-input.ts';

/** What a service does with a request: once when a record is made, and each time it is written. */
export type Writes = { readonly create: readonly WriteAction[]; readonly update: readonly WriteAction[] };

/**
 * Decides how the fields of a request reach the entity. References within the key are looked up once, when the record is
 * made; the others, and all plain values, on each write.
 */
export function designWrites(
  input: ResourceInput,
  fields: readonly FieldDraft[],
  references: readonly GivenReference[],
  { dropsZeros }: Pick<TargetDatabase, 'dropsZeros'>,
): Writes {
  const { draft } = input;
  const unlisted = leftOutOfLists(draft.columns);
  const values = draft.columns.flatMap((column): readonly WriteAction[] => {
    const { name } = column.column;
    const field = fields.find((candidate) => candidate.column === name);
    const isPlain = isGiven(column) && !draft.key.columns.includes(name) && ownerOf(input, name) === undefined;
    if (!isPlain || field?.inRequest !== true) return [];
    const { setter, getter, name: attribute } = memberNamed(field.name);
    const isUnseen = column.role === 'secret' || unlisted.includes(column);
    const keepWhenNull = hasDefault(column) || isUnseen;
    const isNone = column.type.odd?.readsAsNone !== undefined;
    const staysAsNone = column.column.notNull && isNone;
    const clearable = keepWhenNull && (isUnseen || !column.column.notNull || staysAsNone);
    const unread = isNone ? { unread: attribute } : {};
    const kept = staysAsNone ? { noneOnly: getter } : unread;
    return [
      {
        kind: 'value',
        setter,
        field: field.name,
        called: column.json,
        keepWhenNull,
        clearable,
        ...kept,
        ...(dropsZeros === true ? {} : scaleOf(column.type.shape)),
      },
    ];
  });
  const [inKey, others] = [true, false].map((wanted) => references.filter(({ isInKey }) => isInKey === wanted));
  return {
    create: (inKey ?? []).map(referenceAction),
    update: [...values, ...(others ?? []).map(withCurrent)],
  };
}

/** A record may refer to what nobody finds: what was deleted softly, or what was gone while the database checked nothing. */
function withCurrent(reference: GivenReference): ReferenceAction {
  return { ...referenceAction(reference), getter: reference.association.member.getter };
}

type ReferenceAction = Extract<WriteAction, { kind: 'reference' }>;

function referenceAction({
  association,
  hasDefault: keepWhenNull,
  isOptional,
  key,
  fields,
}: GivenReference): ReferenceAction {
  const { target, member } = association;
  return {
    kind: 'reference',
    setter: member.setter,
    keepWhenNull,
    clearable: keepWhenNull && isOptional,
    target: classType(target.keptAs),
    key,
    fields,
  };
}
