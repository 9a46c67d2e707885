import { isShown } from '../drafts/column-draft.ts';
import { designDefault } from '../drafts/initial-value.ts';
import { jsonName } from '../model/field.ts';
import type { SampleField, Sample } from '../model/sample.ts';
import { uniqueSets } from '../tables/unique-sets.ts';
import { canIdentify } from '../types/shape.ts';
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
export function comesBackSame({ shape }: Subject): boolean {
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

/** The first plain field with another value than the sample's that no check speaks about. */
export function changeOf(plain: readonly Subject[]): SampleField | undefined {
  for (const { field, shape, rules } of plain) {
    if (rules.length > 0) continue;
    if (shape.kind === 'text' && shape.padded !== true && (shape.max ?? 7) >= 7) {
      return { field, value: { kind: 'text', value: 'Changed' } };
    }
    if (shape.kind === 'boolean') return { field, value: { kind: 'boolean', value: false } };
    if (shape.kind === 'whole' && shape.min !== '1901') return { field, value: { kind: 'number', value: '2' } };
    if (shape.kind === 'enum' && shape.values[1] !== undefined) {
      return { field, value: { kind: 'text', value: shape.values[1] } };
    }
  }
  return undefined;
}

/** The first plain field that may be without a value, and not only for what nobody can read. */
export function clearableOf(plain: readonly Subject[]): string | undefined {
  return plain.find(({ api, column: { column }, rules }) => api.nullable && !column.notNull && rules.length === 0)
    ?.field;
}

/** A text field with a limit a test can overstep. */
export function tooLongOf(plain: readonly Subject[]): Sample['tooLong'] {
  for (const { field, shape } of plain) {
    if (shape.kind === 'text' && shape.max !== undefined && shape.max <= 500) return { field, length: shape.max + 1 };
  }
  return undefined;
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

/** A filter by a field the sample has a value for. */
export function filterOf(input: SampleInput, sent: ReadonlySet<string>): Sample['filter'] {
  for (const { filter, path } of input.filters) {
    const parameter = filter.parameters.find(({ kind }) => kind === 'among' || kind === 'equal');
    const column = input.draft.columns.find(({ field }) => field === parameter?.name && field === path.at(-1));
    const isUsable = column !== undefined && canIdentify(column.type.shape) && sent.has(column.json);
    if (parameter !== undefined && isUsable && designDefault(column) === undefined)
      return { parameter: jsonName(parameter), field: column.json };
  }
  return undefined;
}
