import { planDefault } from '../entities/initial-value.ts';
import type { SampleField, SamplePlan } from '../model/sample.ts';
import { uniqueSets } from '../tables/unique-sets.ts';
import { canIdentify } from '../types/shape.ts';
import { missingKey } from './missing-key.ts';
import { isReference } from './sample-input.ts';
import type { SampleInput, Subject } from './sample-input.ts';

/** Whether the column is nothing but a value: no reference and in no key. */
export function isPlainValue(subject: Subject, input: SampleInput): boolean {
  const { name } = subject.column.column;
  const isInKey =
    input.draft.key.columns.includes(name) || uniqueSets(input.draft.table).some((set) => set.includes(name));
  return !isReference(subject, input) && !isInKey;
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
    if (shape.kind === 'enum' && shape.constants[1] !== undefined) {
      return { field, value: { kind: 'text', value: shape.constants[1] } };
    }
  }
  return undefined;
}

/** A text field with a limit a test can overstep. */
export function tooLongOf(plain: readonly Subject[]): SamplePlan['tooLong'] {
  for (const { field, shape } of plain) {
    if (shape.kind === 'text' && shape.max !== undefined && shape.max <= 500) return { field, length: shape.max + 1 };
  }
  return undefined;
}

/** A reference of one field, and a key no record has. */
export function danglingOf(input: SampleInput, subjects: readonly Subject[]): SampleField | undefined {
  for (const action of input.actions) {
    if (action.kind !== 'reference' || action.key.kind !== 'field') continue;
    const { field } = action.key;
    const subject = subjects.find((candidate) => candidate.field === field);
    if (subject === undefined || subject.rules.length > 0) continue;
    const text = missingKey(subject.shape);
    if (subject.shape.kind === 'whole') return { field, value: { kind: 'number', value: text } };
    if (subject.shape.kind === 'uuid') return { field, value: { kind: 'text', value: text } };
  }
  return undefined;
}

/** A filter by a field the sample has a value for. */
export function filterOf(input: SampleInput, sent: ReadonlySet<string>): SamplePlan['filter'] {
  for (const filter of input.filters) {
    if (filter.kind === 'between') continue;
    const column = input.draft.columns.find(({ field }) => field === filter.name && field === filter.path.at(-1));
    const isUsable = column !== undefined && canIdentify(column.type.shape) && sent.has(column.field);
    if (isUsable && planDefault(column) === undefined) return { parameter: filter.name, field: column.field };
  }
  return undefined;
}
