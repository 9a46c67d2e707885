import type { DefaultValue } from '@backsmith/schema';
import type { ColumnDraft } from '../../../drafts/column-draft.ts';
import { JAVA } from '../../../types/java-types.ts';
import type { ValueShape } from '../../../types/shape.ts';
import { temporalText } from '../../../types/temporal-text.ts';
import type { Json } from '../changes/json.ts';

/** A value of a row as a document holds it, in extended JSON; nothing where it cannot be said, or the field does not take it. */
export function storedValue(given: DefaultValue, { type: { shape, java } }: ColumnDraft): Json | undefined {
  switch (shape.kind) {
    case 'text':
      return textOf(given, shape.max);
    case 'enum':
      return among(writtenIn(given), shape.values);
    case 'opaque':
      return writtenIn(given);
    case 'whole':
      return wholeOf(given, shape, java.name);
    case 'decimal':
      return decimalOf(given, shape);
    case 'floating':
      return floatingOf(given);
    case 'boolean':
      return booleanOf(given);
    case 'date':
    case 'time':
    case 'timestamp':
      return momentOf(writtenIn(given) ?? '', shape);
    case 'uuid':
      return uuidOf(writtenIn(given) ?? '');
    case 'bytes':
      return given.kind === 'binary' ? { $binary: { base64: base64Of(given.value), subType: '00' } } : undefined;
    case 'duration':
    case 'json':
    case 'list':
      return undefined;
  }
}

const NUMBER = /^-?\d{1,34}(?:\.\d{1,34})?$/u;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

function writtenIn(given: DefaultValue): string | undefined {
  return given.kind === 'string' ? given.value : undefined;
}

function among(text: string | undefined, values: readonly string[]): Json | undefined {
  return text !== undefined && values.includes(text) ? text : undefined;
}

function uuidOf(text: string): Json | undefined {
  return UUID.test(text) ? { $uuid: text.toLowerCase() } : undefined;
}

function floatingOf(given: DefaultValue): Json | undefined {
  const text = given.kind === 'number' || given.kind === 'string' ? given.value.trim() : '';
  return NUMBER.test(text) ? { $numberDouble: text } : undefined;
}

function textOf(given: DefaultValue, max: number | undefined): Json | undefined {
  if (given.kind !== 'string' && given.kind !== 'number') return undefined;
  // Characters as a validator counts them, not the halves of some that JavaScript counts.
  return max === undefined || Array.from(given.value).length <= max ? given.value : undefined;
}

function wholeOf(given: DefaultValue, { min, max }: Extract<ValueShape, { kind: 'whole' }>, java: string) {
  const text = given.kind === 'boolean' ? String(Number(given.value)) : 'value' in given ? given.value : '';
  const digits = /^(-?\d{1,34})(?:\.0+)?$/u.exec(text.trim())?.[1];
  if (digits === undefined || BigInt(digits) < BigInt(min) || BigInt(digits) > BigInt(max)) return undefined;
  const plain = BigInt(digits).toString();
  if (java === JAVA.bigInteger.name) return { $numberDecimal: plain };
  return java === JAVA.long.name ? { $numberLong: plain } : Number(plain);
}

/** With as many digits behind the point as the schema says, as the service writes it. */
function decimalOf(given: DefaultValue, { precision, scale = 0 }: Extract<ValueShape, { kind: 'decimal' }>) {
  const text = given.kind === 'number' || given.kind === 'string' ? given.value.trim() : '';
  const [whole = '', written = ''] = NUMBER.test(text) ? text.split('.') : [];
  const fraction = written.replace(/0+$/u, '');
  const digits = whole.replace(/^-?0*/u, '').length;
  if (whole === '' || (precision !== undefined && (fraction.length > scale || digits > precision - scale)))
    return undefined;
  const padded = fraction.padEnd(scale, '0');
  return { $numberDecimal: padded === '' ? whole : `${whole}.${padded}` };
}

function booleanOf(given: DefaultValue): Json | undefined {
  if (given.kind === 'boolean') return given.value;
  const text = given.kind === 'number' || given.kind === 'string' || given.kind === 'binary' ? given.value : '';
  if (/^(?:0+|f|false|n|no|off)$/iu.test(text)) return false;
  return /^(?:0*1|t|true|y|yes|on)$/iu.test(text) ? true : undefined;
}

type Moment = Extract<ValueShape, { kind: 'date' | 'time' | 'timestamp' }>;

/** A day is its midnight and a time of day that of the first day, both in UTC, as the driver keeps them. */
function momentOf(literal: string, shape: Moment): Json | undefined {
  const plain = shape.kind === 'date' ? literal.trim().replace(/[ T]00:00(?::00(?:\.0+)?)?$/u, '') : literal;
  const text = temporalText(plain, shape);
  if (text === undefined) return undefined;
  switch (shape.kind) {
    case 'date':
      return { $date: `${text}T00:00:00Z` };
    case 'time':
      return { $date: `1970-01-01T${toMillis(text)}Z` };
    case 'timestamp': {
      const [, moment = text, offset = 'Z'] = /^(.*T[\d:.]+)(Z|[+-].*)?$/u.exec(text) ?? [];
      return { $date: `${toMillis(moment)}${offset}` };
    }
  }
}

/** No more of a second than a document keeps, and the seconds said. */
function toMillis(text: string): string {
  const cut = text.replace(/(\.\d{3})\d+$/u, '$1');
  return /\d\d:\d\d:\d\d/u.test(cut) ? cut : `${cut}:00`;
}

/** @param hex two digits for each byte */
function base64Of(hex: string): string {
  const bytes = (hex.match(/../gu) ?? []).map((byte) => String.fromCharCode(Number.parseInt(byte, 16)));
  return btoa(bytes.join(''));
}
