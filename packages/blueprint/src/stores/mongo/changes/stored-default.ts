import type { ColumnDraft } from '../../../drafts/column-draft.ts';
import { designDefault } from '../../../drafts/initial-value.ts';
import type { InitialValue } from '../../../model/value.ts';
import { JAVA } from '../../../types/java-types.ts';
import type { Json } from './json.ts';

/** What documents that have no value in a field get, all the same: a value of the database, or the time of that moment. */
export type StoredDefault = { readonly kind: 'value'; readonly value: Json } | { readonly kind: 'now' };

/**
 * Decides what a default is in a document; nothing for those that differ from document to document, and for days and times, of
 * which each class makes its own.
 */
export function storedDefault(draft: ColumnDraft): StoredDefault | undefined {
  const { column, type } = draft;
  if (type.shape.kind === 'enum') {
    const given = column.default?.kind === 'string' ? column.default.value : undefined;
    return given !== undefined && type.shape.values.includes(given) ? valueOf(given) : undefined;
  }
  const designed = designDefault(draft);
  if (designed?.kind !== 'java') return undefined;
  if (designed.value.kind === 'now') return isInstant(draft) ? { kind: 'now' } : undefined;
  const value = constantOf(designed.value);
  return value === undefined ? undefined : valueOf(value);
}

/** A constant as extended JSON says it. */
function constantOf(value: InitialValue): Json | undefined {
  switch (value.kind) {
    case 'string':
    case 'boolean':
      return value.value;
    case 'integer':
    case 'short':
      return Number(value.value);
    case 'long':
      return { $numberLong: value.value };
    case 'big-integer':
    case 'decimal':
      return { $numberDecimal: value.value };
    case 'double':
    case 'float':
      return { $numberDouble: value.value };
    case 'empty-list':
      return [];
    case 'empty-json':
      return value.shape === 'array' ? [] : {};
    default:
      return undefined;
  }
}

function valueOf(value: Json): StoredDefault {
  return { kind: 'value', value };
}

function isInstant({ type: { shape, java } }: ColumnDraft): boolean {
  return shape.kind === 'timestamp' && java !== JAVA.offsetTime;
}
