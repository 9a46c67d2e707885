import type { Column, Sequence } from '@backsmith/schema';
import type { ResourceDraft } from '../../../drafts/resource-draft.ts';
import { keyDrafts } from '../../../drafts/resource-draft.ts';
import type { CounterType, NewKey } from '../../../model/mongo/document.ts';
import { JAVA } from '../../../types/java-types.ts';

/** What a counter begins with, where that is not 1, and by how much it grows. */
export type Counting = { readonly start?: string; readonly step: string };

/**
 * Decides what makes the keys of a collection: a counter where the schema counts them, chance where they are UUIDs. Nothing for
 * keys of several parts and those a client or another record gives.
 *
 * @param isReference the key refers to another table
 */
export function newKeyOf(draft: ResourceDraft, isReference: boolean, counter: string): NewKey | undefined {
  const [key, ...more] = keyDrafts(draft);
  if (key === undefined || more.length > 0) return undefined;
  const column = tableColumn(draft, key.column.name);
  const counts = column.identity || column.default?.kind === 'next-value';
  if (counts && (column.identity || !isReference)) {
    return { kind: 'counter', counter, step: countingOf(column, []).step, as: counterType(key.type.java.name) };
  }
  if (isReference) return undefined;
  if (key.type.shape.kind === 'uuid') return { kind: 'uuid' };
  return column.default?.kind === 'uuid' ? { kind: 'uuid', text: true } : undefined;
}

/** The key's column as the schema has it: a draft is without the defaults that only a database knows. */
function tableColumn({ table }: ResourceDraft, name: string): Column {
  const found = table.columns.find((column) => column.name === name);
  if (found === undefined) throw new Error(`No column ${name} in ${table.name}`);
  return found;
}

/** How a column of counted keys is counted. */
export function countingOf(column: Column, sequences: readonly Sequence[]): Counting {
  const { default: given, identityOptions } = column;
  const drawn = given?.kind === 'next-value' ? sequences.find(({ name }) => name === given.sequence) : undefined;
  const start = identityOptions?.start ?? drawn?.start;
  const step = identityOptions?.increment ?? drawn?.increment ?? '1';
  return { ...(start === undefined ? {} : { start }), step: /^[1-9]\d{0,5}$/u.test(step) ? step : '1' };
}

const TYPES: ReadonlyMap<string, CounterType> = new Map([
  [JAVA.integer.name, 'integer'],
  [JAVA.short.name, 'short'],
  [JAVA.bigInteger.name, 'big-integer'],
  [JAVA.decimal.name, 'decimal'],
  [JAVA.string.name, 'text'],
]);

function counterType(java: string): CounterType {
  return TYPES.get(java) ?? 'long';
}
