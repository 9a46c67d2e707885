import type { KeyExpression } from '../model/field.ts';
import type { NamedAssociation } from '../relations/named-association.ts';
import type { FieldDraft } from './design-fields.ts';
import { columnDraft } from '../drafts/resource-draft.ts';
import type { ColumnDraft } from '../drafts/column-draft.ts';
import type { ResourceDraft } from '../drafts/resource-draft.ts';
import type { ResourceInput } from '../relations/resource-input.ts';

/** A reference a request gives. */
export type GivenReference = {
  readonly association: NamedAssociation;
  /** All of its columns are part of the key: it is looked up once, when the record is made. */
  readonly isInKey: boolean;
  /** It has a default, and stays as it is when the request says none. */
  readonly hasDefault: boolean;
  /** A record may refer to nothing. */
  readonly isOptional: boolean;
  readonly key: KeyExpression;
  /** The fields that name the record, one for each part of its key, as clients call them. */
  readonly fields: readonly string[];
};

/** The references a request gives, those of the key first. */
export function givenReferences(input: ResourceInput, fields: readonly FieldDraft[]): readonly GivenReference[] {
  const found = input.associations
    .filter(({ key }) => key.columns.every((name) => fields.find(({ column }) => column === name)?.inRequest === true))
    .map((association) => givenReference(association, input.draft));
  return [...found.filter(({ isInKey }) => isInKey), ...found.filter(({ isInKey }) => !isInKey)];
}

function givenReference(association: NamedAssociation, draft: ResourceDraft): GivenReference {
  const { key, target } = association;
  const ordered = target.key.columns.map((name) => columnDraft(draft, key.columns[key.refColumns.indexOf(name)] ?? ''));
  const absentWhen = ordered.filter(({ column }) => !column.notNull).map(({ field }) => field);
  return {
    association,
    isInKey: key.columns.every((name) => draft.key.columns.includes(name)),
    hasDefault: association.mode === 'owner' && ordered.every(hasDefault),
    isOptional: absentWhen.length > 0,
    key: keyExpression(
      target,
      ordered.map(({ field }) => field),
      absentWhen,
    ),
    fields: ordered.map(({ json }) => json),
  };
}

/** Whether a value that is left out becomes another one than nothing. */
export function hasDefault({ column }: ColumnDraft): boolean {
  return column.default !== undefined && column.default.kind !== 'null';
}

/** The key of `target` made of request fields, in the order of its columns. */
export function keyExpression(
  target: ResourceDraft,
  fields: readonly string[],
  absentWhen: readonly string[],
): KeyExpression {
  const [only, ...more] = fields;
  if (only !== undefined && more.length === 0) return { kind: 'field', field: only };
  return { kind: 'record', type: target.idType, fields, absentWhen };
}
