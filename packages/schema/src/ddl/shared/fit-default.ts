import type { DefaultValue } from '../../model/column.ts';
import type { DataType } from '../../model/data-type.ts';
import { valueClassOf } from './value-class.ts';
import { isoTemporal } from './iso-time.ts';
import { isNumberLiteral, type TemporalKind } from './literals.ts';
import { answerByKind, type ByKind } from './type-spelling.ts';
import { vendorSubstitute } from './vendor-types.ts';

/** A default that fits its column's type; nothing where it is no value of it. */
export type FittedDefault = DefaultValue | undefined;

const UNFIT = undefined;
const TRUE_WORDS = new Set(['1', 't', 'true', 'y', 'yes', 'on']);
const FALSE_WORDS = new Set(['0', 'f', 'false', 'n', 'no', 'off']);

/** Turns a default into one of the column's own type, so that no database has to guess; unfit where it is no value of it. */
export function fitDefault(value: DefaultValue, type: DataType): FittedDefault {
  switch (value.kind) {
    case 'string':
      return fitText(value.value, type);
    case 'number':
      return fitNumber(value.value, type);
    case 'boolean':
      return fitBoolean(value.value, type);
    case 'binary':
      return fitBinary(value, type);
    case 'now':
      return fitNow(value, type);
    case 'uuid':
      return type.kind === 'uuid' || type.kind === 'binary' || valueClassOf(type) === 'text' ? value : UNFIT;
    case 'next-value':
      return valueClassOf(type) === 'number' ? value : UNFIT;
    case 'null':
    case 'expression':
      return UNFIT;
  }
}

type TextFit = (text: string) => FittedDefault;

const unfit = (): TextFit => () => UNFIT;
const asCharacters =
  (type: DataType): TextFit =>
  (text) =>
    fitCharacters(text, type);
const asNumber =
  (type: DataType): TextFit =>
  (text) =>
    fitNumber(text.trim(), type);
const asTruth =
  (type: DataType): TextFit =>
  (text) =>
    fitTruth(text, type);
const asMoment =
  ({ kind }: { readonly kind: TemporalKind }): TextFit =>
  (text) => {
    const moment = isoTemporal(kind, text);
    return moment === undefined ? UNFIT : { kind: 'string', value: moment };
  };
const when =
  (isValue: (text: string) => boolean): TextFit =>
  (text) =>
    isValue(text) ? { kind: 'string', value: text } : UNFIT;

const TEXT_FITS: ByKind<[], TextFit> = {
  char: asCharacters,
  varchar: asCharacters,
  text: asCharacters,
  set: ({ values }) => when((text) => text === '' || text.split(',').every((part) => values.includes(part))),
  vendor: ({ name }) => answerByKind(TEXT_FITS, vendorSubstitute(name)),
  unknown: asCharacters,
  enum:
    ({ values }) =>
    (text) =>
      fitMember(text, values),
  boolean: asTruth,
  bit: asTruth,
  integer: asNumber,
  decimal: asNumber,
  float: asNumber,
  money: asNumber,
  year: asNumber,
  date: asMoment,
  time: asMoment,
  timestamp: asMoment,
  uuid: () => when((text) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)),
  json: () => when(isJson),
  binary: unfit,
  varbinary: unfit,
  blob: unfit,
  interval: unfit,
  xml: unfit,
  array: unfit,
  spatial: unfit,
  rowversion: unfit,
};

function fitText(text: string, type: DataType): FittedDefault {
  return answerByKind(TEXT_FITS, type)(text);
}

function fitMember(text: string, values: readonly string[]): FittedDefault {
  const member =
    values.find((value) => value === text) ?? values.find((value) => value.toLowerCase() === text.toLowerCase());
  return member === undefined ? UNFIT : { kind: 'string', value: member };
}

function fitCharacters(text: string, type: DataType): FittedDefault {
  const most = type.kind === 'char' || type.kind === 'varchar' ? type.length : undefined;
  return most !== undefined && text.length > most ? UNFIT : { kind: 'string', value: text };
}

function fitTruth(text: string, type: DataType): FittedDefault {
  const word = text.trim().toLowerCase();
  if (TRUE_WORDS.has(word)) return fitBoolean(true, type);
  return FALSE_WORDS.has(word) ? fitBoolean(false, type) : UNFIT;
}

function fitNumber(text: string, type: DataType): FittedDefault {
  if (!isNumberLiteral(text)) return UNFIT;
  switch (valueClassOf(type)) {
    case 'number':
      return fitDigits(text, type);
    case 'text':
      return fitCharacters(text, type);
    case 'boolean':
      return fitBoolean(Number(text) !== 0, type);
    case 'date':
    case 'time':
    case 'timestamp':
    case 'choice':
      return UNFIT;
    case 'other':
      if (type.kind === 'bit' && type.length === 1) return fitBoolean(Number(text) !== 0, type);
      if (type.kind === 'rowversion') return fitDigits(text, { kind: 'integer', bits: 64 });
      return type.kind === 'unknown' ? { kind: 'number', value: text } : UNFIT;
  }
}

/** Whole columns take whole numbers, and no column more digits before the point than it has. */
function fitDigits(text: string, type: DataType): FittedDefault {
  const whole = /^([+-]?\d+)\.?0*$/.exec(text)?.[1];
  if (type.kind === 'integer' || type.kind === 'year') {
    const bits = type.kind === 'integer' ? type.bits : 16;
    if (whole === undefined || Math.abs(Number(whole)) >= 2 ** bits) return UNFIT;
    return { kind: 'number', value: whole };
  }
  if ((type.kind === 'decimal' || type.kind === 'money') && type.precision !== undefined) {
    const digits = type.precision - (type.scale ?? 0);
    if (Math.abs(Number(text)) >= 10 ** digits) return UNFIT;
  }
  return { kind: 'number', value: text };
}

function fitBoolean(value: boolean, type: DataType): FittedDefault {
  if (type.kind === 'boolean' || (type.kind === 'bit' && type.length === 1)) return { kind: 'boolean', value };
  if (valueClassOf(type) === 'number') return fitDigits(value ? '1' : '0', type);
  return valueClassOf(type) === 'text' ? fitCharacters(String(value), type) : UNFIT;
}

function fitBinary(value: Extract<DefaultValue, { kind: 'binary' }>, type: DataType): FittedDefault {
  if (type.kind === 'binary' || type.kind === 'varbinary' || type.kind === 'blob') return value;
  if (type.kind === 'boolean' && /^0[01]$/.test(value.value)) return fitBoolean(value.value === '01', type);
  return UNFIT;
}

function fitNow(value: Extract<DefaultValue, { kind: 'now' }>, type: DataType): FittedDefault {
  switch (type.kind) {
    case 'date':
    case 'time':
    case 'timestamp': {
      const utc = value.utc === true && type.kind === 'timestamp' && type.withTimeZone !== true;
      return { kind: 'now', what: type.kind, ...(utc ? { utc: true } : {}), ...digits(type) };
    }
    case 'varchar':
    case 'text':
      return { kind: 'now', what: value.what };
    default:
      return UNFIT;
  }
}

function digits(type: Extract<DataType, { kind: 'date' | 'time' | 'timestamp' }>): { readonly precision?: number } {
  if (type.kind === 'date' || type.precision === undefined) return {};
  return { precision: Math.min(type.precision, 6) };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    // JSON.parse has no other way to say no.
    return false;
  }
}
