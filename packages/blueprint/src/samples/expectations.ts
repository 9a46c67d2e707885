import { isShown } from '../drafts/column-draft.ts';
import type { SampleField } from '../model/sample.ts';
import { uniqueSets } from '../tables/unique-sets.ts';
import { missingKey } from './missing-key.ts';
import { isReference } from './sample-input.ts';
import type { SampleInput, Subject } from './sample-input.ts';

/** Whether the column is nothing but a value that answers show: no reference and in no key. */
export function isPlainValue(subject: Subject, input: SampleInput): boolean {
  const { name } = subject.column.column;
  const isInKey =
    input.draft.key.columns.includes(name) || uniqueSets(input.draft.table).some((set) => set.includes(name));
  return !isReference(subject, input) && !isInKey && isShown(subject.column);
}

/** Whether what is read back is what was sent, without padding or another spelling by the database. */
export function comesBackSame({ shape }: Pick<Subject, 'shape'>): boolean {
  switch (shape.kind) {
    case 'opaque':
      return false;
    case 'time':
      return shape.zoned !== true;
    case 'bytes':
      return shape.example === undefined;
    case 'text':
      return shape.padded !== true || (shape.max ?? 0) <= 40;
    default:
      return true;
  }
}

/** Whether the column may be without a value, and not only for what nobody can read. */
export function isClearable({ api, column: { column }, rules }: Subject): boolean {
  return api.nullable && !column.notNull && rules.length === 0;
}

/** The longest text the column takes, where its length is its only rule. */
export function longestOf({ field, shape, rules }: Subject): readonly SampleField[] {
  const isFree = shape.kind === 'text' && shape.padded !== true && rules.length === 0;
  return isFree && shape.max !== undefined && shape.max <= 500
    ? [{ field, value: { kind: 'letters', count: shape.max } }]
    : [];
}

/** Whether changes and new records are refused that leave the field out. */
export function isAskedFor({ api }: Subject): boolean {
  return api.required && api.constraints.some((one) => one.kind === 'not-null' && one.when === undefined);
}

/** A field of the key, and a value no record has there. */
export function otherKeyOf(input: SampleInput, subjects: readonly Subject[]): SampleField | undefined {
  const parts = input.draft.key.columns;
  const key = parts.map((name) => subjects.find(({ column }) => column.column.name === name));
  // Where a request does not say the whole key, nothing compares it.
  if (!key.every((subject) => subject !== undefined)) return undefined;
  const subject = key.find(({ shape, rules }) => rules.length === 0 && ['whole', 'uuid'].includes(shape.kind));
  if (subject === undefined) return undefined;
  const kind = subject.shape.kind === 'whole' ? 'number' : 'text';
  return { field: subject.field, value: { kind, value: missingKey(subject.shape) } };
}

/** A reference of one field, and a key no record has. */
export function danglingOf(input: SampleInput, subjects: readonly Subject[]): SampleField | undefined {
  for (const key of input.keys) {
    if (key.kind !== 'field') continue;
    const { field } = key;
    const subject = subjects.find(({ api }) => api.name === field);
    if (subject === undefined || subject.rules.length > 0) continue;
    const text = missingKey(subject.shape);
    if (subject.shape.kind === 'whole') return { field: subject.field, value: { kind: 'number', value: text } };
    if (subject.shape.kind === 'uuid') return { field: subject.field, value: { kind: 'text', value: text } };
  }
  return undefined;
}
