import type { NamedAssociation } from '../associations/named-association.ts';
import type { ColumnDraft } from '../drafts/column-draft.ts';
import { columnDraft } from '../drafts/entity-draft.ts';
import type { EntityDraft } from '../drafts/entity-draft.ts';
import type { Field, KeyExpression, WriteAction } from '../model/field.ts';
import { classType } from '../model/java.ts';
import { memberNamed } from '../names/member-names.ts';
import { ownerOf } from './entity-plan-input.ts';
import type { EntityInput } from './entity-plan-input.ts';

/** What a service does with a request: once when a record is made, and each time it is written. */
export type Writes = { readonly create: readonly WriteAction[]; readonly update: readonly WriteAction[] };

/**
 * Decides how the fields of a request reach the entity. References within the key are looked up once, when the record is
 * made; the others, and all plain values, on each write.
 */
export function planWrites(input: EntityInput, fields: readonly Field[]): Writes {
  const { draft } = input;
  const inKey = (association: NamedAssociation) =>
    association.key.columns.every((name) => draft.key.columns.includes(name));
  const references = input.associations.filter((association) => isGiven(association, fields));
  const values = draft.columns.flatMap((column): readonly WriteAction[] => {
    const { name } = column.column;
    const field = fields.find((candidate) => candidate.column === name);
    const isPlain = column.role === 'plain' && !draft.key.columns.includes(name) && ownerOf(input, name) === undefined;
    if (!isPlain || field?.inRequest !== true) return [];
    const { setter } = memberNamed(field.name);
    return [{ kind: 'value', setter, field: field.name, keepWhenNull: hasDefault(column) }];
  });
  return {
    create: references.filter(inKey).map((association) => referenceAction(association, draft)),
    update: [
      ...values,
      ...references.filter((a) => !inKey(a)).map((association) => referenceAction(association, draft)),
    ],
  };
}

function isGiven({ key }: NamedAssociation, fields: readonly Field[]): boolean {
  return key.columns.every((name) => fields.find(({ column }) => column === name)?.inRequest === true);
}

function referenceAction(association: NamedAssociation, draft: EntityDraft): WriteAction {
  const { key, target, member } = association;
  const ordered = target.key.columns.map((name) => columnDraft(draft, key.columns[key.refColumns.indexOf(name)] ?? ''));
  const absentWhen = ordered.filter(({ column }) => !column.notNull).map(({ field }) => field);
  return {
    kind: 'reference',
    setter: member.setter,
    keepWhenNull: association.mode === 'owner' && ordered.every(hasDefault),
    target: classType(target.classes.entity),
    key: keyExpression(
      target,
      ordered.map(({ field }) => field),
      absentWhen,
    ),
    field: ordered.at(-1)?.field ?? '',
  };
}

function hasDefault({ column }: ColumnDraft): boolean {
  return column.default !== undefined && column.default.kind !== 'null';
}

/** The key of `target` made of request fields, in the order of its columns. */
export function keyExpression(
  target: EntityDraft,
  fields: readonly string[],
  absentWhen: readonly string[],
): KeyExpression {
  const [only, ...more] = fields;
  if (only !== undefined && more.length === 0) return { kind: 'field', field: only };
  return { kind: 'record', type: target.idType, fields, absentWhen };
}
