import type { InitialValue } from '../model/value.ts';
import type { ColumnDraft } from './column-draft.ts';

/** What says that a record is deleted. */
export function markedValue({ type: { java, shape } }: ColumnDraft): InitialValue {
  if (shape.kind === 'timestamp' || shape.kind === 'date') return { kind: 'now', type: java };
  if (shape.kind === 'boolean') return { kind: 'boolean', value: true };
  return shape.kind === 'opaque' ? { kind: 'string', value: '1' } : numberFor(java.name, '1');
}

/** What says that a record is not deleted any more; a moment is absent then. */
export function restoredValue(draft: ColumnDraft): InitialValue | undefined {
  const { java, shape } = draft.type;
  const isNumber = shape.kind !== 'boolean' && shape.kind !== 'opaque';
  return isNumber && unmarkedValue(draft) !== undefined ? numberFor(java.name, '0') : unmarkedValue(draft);
}

/** What says that a new record is not; a moment is absent then. */
export function unmarkedValue({ type: { java, shape } }: ColumnDraft): InitialValue | undefined {
  if (shape.kind === 'timestamp' || shape.kind === 'date') return undefined;
  if (shape.kind === 'boolean') return { kind: 'boolean', value: false };
  if (shape.kind === 'opaque') return { kind: 'string', value: '0' };
  return { kind: java.name === 'java.lang.Long' ? 'long' : 'integer', value: '0' };
}

function numberFor(java: string, value: string): InitialValue {
  if (java === 'java.lang.Long') return { kind: 'long', value };
  return java === 'java.lang.Short' ? { kind: 'short', value } : { kind: 'integer', value };
}
