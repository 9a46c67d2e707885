import { toExcerpt } from '@backsmith/text';
import type { ColumnDraft } from '../drafts/column-draft.ts';
import { isShown } from '../drafts/column-draft.ts';
import { unreadableOf } from '../model/odd-values.ts';
import type { KeptType } from '../model/kept-type.ts';
import type { JavaType } from '../model/java.ts';
import type { ValueShape } from '../types/shape.ts';
import { UNREADABLE_VALUES } from '../types/unreadable-values.ts';

/** How JSON holds the values of each shape: what a GET answers, and what a PUT of it writes as it was. */
const JSON_OF: Readonly<Record<ValueShape['kind'], string>> = {
  text: 'string',
  opaque: 'string, as the database writes it',
  whole: 'number, with all its digits',
  decimal: 'number, with all its digits',
  floating: 'number; NaN and infinities as strings',
  boolean: 'true or false',
  date: 'string: 2024-05-06',
  time: 'string: 12:34:56',
  timestamp: 'string: 2024-05-06T12:34:56',
  duration: 'string of ISO 8601: PT12H30M',
  uuid: 'string',
  json: 'as it is',
  bytes: 'string in Base64',
  enum: 'string, one of its values',
  list: 'array',
};

/** Counters never get there; somebody may have given a row such a number. */
const BEYOND_LONG =
  '; one beyond 9223372036854775807 as the negative number of the same 64 bits: addresses and filters know a key by it alone, and new references to it are refused';

/** The law of values for the types these columns have: each once, by the name the schema has for it. */
export function keptTypes(columns: readonly ColumnDraft[]): readonly KeptType[] {
  const found = new Map<string, KeptType>();
  for (const draft of columns.filter(isShown)) {
    const kept = keptType(draft);
    found.set(Object.values(kept).join('\n'), kept);
  }
  return [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, kept]) => kept);
}

function keptType({ column, type: { java, shape, odd = {} } }: ColumnDraft): KeptType {
  const unreadable = unreadableOf(odd);
  return {
    type: toExcerpt(withoutLength(column.type.toLowerCase()), 40),
    java: javaName(java),
    json: JSON_OF[shape.kind] + zoneOf(shape) + (odd.beyondLong === true ? BEYOND_LONG : ''),
    ...(unreadable === undefined ? {} : { unreadable: UNREADABLE_VALUES[unreadable] }),
  };
}

/** A length of one tells flags from numbers, and letters from words. Words of a choice may have parentheses of their own. */
function withoutLength(type: string): string {
  if (/^[^(]*\(1\)[^(]*$/.test(type)) return type;
  return type.replaceAll(/\s*\([^()']*\)/g, '').replace(/\s*\(.*\)/s, '');
}

function zoneOf(shape: ValueShape): string {
  return (shape.kind === 'time' || shape.kind === 'timestamp') && shape.zoned === true ? 'Z, or another offset' : '';
}

/** The type as Java's own code calls it; all enumerations are one. */
function javaName({ name, array, arguments: of = [] }: JavaType): string {
  const isEnum = !/^(java|tools)\.|^byte$/.test(name);
  const simple = isEnum ? 'enum' : (name.split('.').at(-1) ?? name);
  return `${simple}${of.length === 0 ? '' : `<${of.map(javaName).join(', ')}>`}${array === true ? '[]' : ''}`;
}
