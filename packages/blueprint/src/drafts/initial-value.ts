import type { DefaultValue } from '@backsmith/schema';
import type { ColumnDraft } from './column-draft.ts';
import type { InitialValue, TimeUnit } from '../model/value.ts';
import { JAVA } from '../types/java-types.ts';
import type { ValueShape } from '../types/shape.ts';
import { temporalText } from '../types/temporal-text.ts';

/** What a missing value becomes: a value Java can say, one only the database knows, or nothing. */
export type DesignedDefault = { readonly kind: 'java'; readonly value: InitialValue } | { readonly kind: 'database' };

/** Decides where a column's default is applied. Nothing without a default, or with the default NULL. */
export function designDefault(draft: ColumnDraft): DesignedDefault | undefined {
  const given = draft.column.default;
  if (given === undefined || given.kind === 'null') return undefined;
  const value = initialValue(given, draft);
  return value === undefined ? { kind: 'database' } : { kind: 'java', value };
}

function initialValue(given: DefaultValue, draft: ColumnDraft): InitialValue | undefined {
  const { shape, java } = draft.type;
  switch (shape.kind) {
    case 'boolean':
      return booleanValue(given);
    case 'whole':
      return wholeValue(given, java.name, BigInt(shape.min), BigInt(shape.max));
    case 'decimal':
      return decimalValue(given);
    case 'floating':
      return floatingValue(given, java.name === 'java.lang.Float');
    case 'text':
      return textValue(given, shape.max ?? UUID_LENGTH);
    case 'opaque':
      return given.kind === 'string' ? { kind: 'string', value: given.value } : undefined;
    case 'enum':
      return enumValue(given, draft);
    case 'json':
      return emptyJson(given);
    case 'list':
      return isEmptyArray(given) ? { kind: 'empty-list' } : undefined;
    case 'uuid':
      return uuidValue(given);
    default:
      return temporalValue(given, draft);
  }
}

const UUID_LENGTH = 36;

function textValue(given: DefaultValue, max: number): InitialValue | undefined {
  const isText = given.kind === 'string' || given.kind === 'number';
  if (isText) return { kind: 'string', value: given.value };
  return given.kind === 'uuid' && max >= UUID_LENGTH ? { kind: 'uuid', text: true } : undefined;
}

function enumValue(given: DefaultValue, draft: ColumnDraft): InitialValue | undefined {
  const constant = draft.javaEnum?.constants.find(({ value }) => 'value' in given && value === given.value);
  return constant === undefined ? undefined : { kind: 'enum', type: draft.type.java, constant: constant.name };
}

function decimalValue(given: DefaultValue): InitialValue | undefined {
  const value = numberText(given);
  return value === undefined ? undefined : { kind: 'decimal', value };
}

function booleanValue(given: DefaultValue): InitialValue | undefined {
  if (given.kind === 'boolean') return { kind: 'boolean', value: given.value };
  const text = given.kind === 'number' || given.kind === 'string' || given.kind === 'binary' ? given.value : '';
  if (/^(0+|f|false|n|no|off)$/iu.test(text)) return { kind: 'boolean', value: false };
  return /^(0*1|t|true|y|yes|on)$/iu.test(text) ? { kind: 'boolean', value: true } : undefined;
}

/** The digits of a default that is a number, also where the source wrote it as a string. */
function numberText(given: DefaultValue): string | undefined {
  if (given.kind !== 'number' && given.kind !== 'string') return undefined;
  const text = given.value.trim();
  return /^-?\d{1,60}(\.\d{1,60})?$/u.test(text) ? text : undefined;
}

function wholeValue(given: DefaultValue, java: string, min: bigint, max: bigint): InitialValue | undefined {
  const digits = /^(-?\d+)(\.0+)?$/u.exec(numberText(given) ?? '')?.[1];
  if (digits === undefined || BigInt(digits) < min || BigInt(digits) > max) return undefined;
  const kind = java === JAVA.bigInteger.name ? 'big-integer' : java === JAVA.long.name ? 'long' : 'integer';
  return { kind, value: BigInt(digits).toString() };
}

function floatingValue(given: DefaultValue, isFloat: boolean): InitialValue | undefined {
  const text = numberText(given);
  if (text === undefined || text.length > 30) return undefined;
  return { kind: isFloat ? 'float' : 'double', value: text.includes('.') ? text : `${text}.0` };
}

function uuidValue(given: DefaultValue): InitialValue | undefined {
  return given.kind === 'uuid' ? { kind: 'uuid' } : undefined;
}

function temporalValue(given: DefaultValue, draft: ColumnDraft): InitialValue | undefined {
  const { shape, java } = draft.type;
  if (shape.kind !== 'date' && shape.kind !== 'time' && shape.kind !== 'timestamp') return undefined;
  if (given.kind === 'now') {
    const utc = given.utc === true ? ({ utc: true } as const) : {};
    return shape.kind === 'date'
      ? { kind: 'now', type: java, ...utc }
      : { kind: 'now', type: java, unit: unitOf(shape), ...utc };
  }
  const text = given.kind === 'string' ? temporalText(given.value, shape) : undefined;
  return text === undefined ? undefined : { kind: 'temporal', type: java, text };
}

/** What a time is cut to, so that an answer says what is kept. */
export function unitOf(shape: ValueShape): TimeUnit {
  const digits = shape.kind === 'timestamp' || shape.kind === 'time' ? (shape.precision ?? 6) : 6;
  if (digits === 0) return 'SECONDS';
  return digits <= 3 ? 'MILLIS' : 'MICROS';
}

function emptyJson(given: DefaultValue): InitialValue | undefined {
  const text = given.kind === 'string' ? given.value.replaceAll(/\s/gu, '') : '';
  if (text === '{}') return { kind: 'empty-json', shape: 'object' };
  return text === '[]' ? { kind: 'empty-json', shape: 'array' } : undefined;
}

function isEmptyArray(given: DefaultValue): boolean {
  if (given.kind === 'string') return given.value.trim() === '{}';
  return given.kind === 'expression' && /^array\s*\[\s*\](\s*::[\w\s[\]]+)?$/iu.test(given.text.slice(0, 100).trim());
}
