import { fitsJavaConstant } from '@backsmith/text';
import type { Constraint, Field } from '../model/field.ts';
import { unreadableOf } from '../model/odd-values.ts';
import { rulesOf } from '../tables/check-rules.ts';
import { constraintsFor } from './constraints.ts';
import { isComputed, isGiven, jsonOf } from '../drafts/column-draft.ts';
import { ownerOf } from '../relations/resource-input.ts';
import { leftOutOfLists } from '../drafts/left-out-of-lists.ts';
import type { ColumnDraft } from '../drafts/column-draft.ts';
import { UNREADABLE_VALUES } from '../types/unreadable-values.ts';
import { designDefault } from '../drafts/initial-value.ts';
import { addressable, withOnePattern } from './merge-patterns.ts';
import { saidComment } from '../tables/said-comment.ts';
import type { ResourceInput } from '../relations/resource-input.ts';

/** A field with the column it comes from. */
export type FieldDraft = Field & { readonly column: string };

/** The columns as the API shows them, in the order of the table. A soft delete's column is not shown. */
export function designFields(input: ResourceInput): readonly FieldDraft[] {
  const { columns } = input.draft;
  const unlisted = new Set(leftOutOfLists(columns));
  return columns
    .filter((draft) => draft.role !== 'deleted')
    .map((draft) => designField(draft, input, unlisted.has(draft)));
}

function designField(draft: ColumnDraft, input: ResourceInput, isUnlisted: boolean): FieldDraft {
  const { associations, hasGeneratedKey } = input;
  const { table, key } = input.draft;
  const isKey = key.columns.includes(draft.column.name);
  const inRequest = isKey ? !hasGeneratedKey : isWritable(draft);
  const isReference = associations.some((one) => one.key.columns.includes(draft.column.name));
  const isSecret = draft.role === 'secret';
  const isAsked = isGiven(draft) && inRequest;
  const required = isAsked && (isKey || (draft.column.notNull && designDefault(draft) === undefined));
  const keepsDefault = isAsked && !required && !isSecret && draft.column.notNull;
  const readsAsNone = draft.type.odd?.readsAsNone !== undefined;
  const own = withOnePattern(unrepeated(constraintsFor(draft.type.shape, rulesOf(table, draft.column.name), required)));
  // A reference is one that another record has as its own key.
  const isAddress = isKey && !isReference && draft.type.shape.kind === 'text';
  const rules = [
    // A field left out becomes its default or stays; one that a patch clears has nothing to become.
    ...(keepsDefault && !readsAsNone ? [{ kind: 'not-null', when: 'patched' } as const] : []),
    ...(isAddress ? addressable(own) : own),
  ];
  const asked = whenAsked(draft, isUnlisted);
  return {
    name: draft.field,
    ...jsonOf(draft),
    column: draft.column.name,
    type: draft.type.java,
    inRequest,
    inResponse: !isSecret,
    required,
    nullable: !isKey && (!draft.column.notNull || readsAsNone),
    ...commentOf(draft.column),
    ...(isKey ? {} : { ...unshownOf(draft), ...oddValues(draft, input) }),
    ...finite(draft),
    constraints: isAsked ? rules.map((one) => askedWhen(one, asked)) : [],
  };
}

/** What the schema says of a column or a table, as far as it says something and an annotation can hold it. */
export function commentOf(given: { readonly comment?: string }): { readonly comment?: string } {
  const said = saidComment(given);
  return said.comment !== undefined && fitsJavaConstant(said.comment) ? said : {};
}

/** What an answer says of a field beside its comment: which values are shown as none, though there is one. */
export function unshownOf({ type: { odd } }: Pick<ColumnDraft, 'type'>): { readonly unshown?: string } {
  const held = odd?.readsAsNone;
  return held === undefined ? {} : { unshown: `Null also for ${UNREADABLE_VALUES[held]}` };
}

/** A reference of one column has the key of its record; of several, each column has a value of its own, which may be read as none. */
function oddValues(draft: ColumnDraft, input: ResourceInput): Pick<Field, 'mayBeUnshown' | 'namesOddKeys'> {
  if (draft.type.odd?.oddKey === undefined) return mayBeUnshown(draft);
  return ownerOf(input, draft.column.name) === undefined ? { mayBeUnshown: true } : { namesOddKeys: true };
}

/** Whether the store keeps finite numbers alone, where Java has others. */
export function finite({ type: { shape } }: Pick<ColumnDraft, 'type'>): Pick<Field, 'finite'> {
  return shape.kind === 'floating' && shape.finite === true ? { finite: true } : {};
}

/** Whether a record can hold what no answer shows, said of it or not. */
export function mayBeUnshown({ type: { odd = {} } }: Pick<ColumnDraft, 'type'>): Pick<Field, 'mayBeUnshown'> {
  return unreadableOf(odd) === undefined ? {} : { mayBeUnshown: true };
}

/** Whether a client may give the value, or, of a version, say which one it knows. */
function isWritable(draft: ColumnDraft): boolean {
  return !isComputed(draft) && (isGiven(draft) || draft.role === 'version');
}

type Asked = 'made' | 'made-or-patched' | undefined;

/**
 * Who does not see a value, as it is secret, read as nothing or left out of lists, cannot send it back: a change keeps it. A patch
 * is made from the record itself, so it takes nothing away from what one record shows.
 */
function whenAsked({ role, type }: ColumnDraft, isUnlisted: boolean): Asked {
  if (role === 'secret' || type.odd?.readsAsNone !== undefined) return 'made';
  return isUnlisted ? 'made-or-patched' : undefined;
}

function askedWhen(constraint: Constraint, when: Asked): Constraint {
  if (when === undefined || constraint.kind !== 'not-null' || constraint.when !== undefined) return constraint;
  return { ...constraint, when };
}

function unrepeated<T>(list: readonly T[]): readonly T[] {
  const seen = new Set<string>();
  return list.filter((item) => {
    const text = JSON.stringify(item);
    return seen.has(text) ? false : seen.add(text);
  });
}
