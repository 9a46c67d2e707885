import type { DataType } from '../../types/data-type.ts';

export const SMALL: DataType = { kind: 'integer', bits: 16 };
export const INT: DataType = { kind: 'integer', bits: 32 };
export const BIG: DataType = { kind: 'integer', bits: 64 };
export const NUMERIC: DataType = { kind: 'decimal' };
export const REAL: DataType = { kind: 'float', bits: 32 };
export const DOUBLE: DataType = { kind: 'float', bits: 64 };
export const TEXT: DataType = { kind: 'text' };
export const BOOLEAN: DataType = { kind: 'boolean' };
export const DATE: DataType = { kind: 'date' };
export const TIME: DataType = { kind: 'time' };
export const TIME_ZONED: DataType = { kind: 'time', withTimeZone: true };
export const TIMESTAMP: DataType = { kind: 'timestamp' };
export const TIMESTAMP_ZONED: DataType = { kind: 'timestamp', withTimeZone: true };
export const INTERVAL: DataType = { kind: 'interval' };
export const BYTEA: DataType = { kind: 'blob' };
export const UUID: DataType = { kind: 'uuid' };
export const JSON_TEXT: DataType = { kind: 'json' };
export const JSONB: DataType = { kind: 'json', binary: true };
export const XML: DataType = { kind: 'xml' };

export const vendor = (name: string): DataType => ({ kind: 'vendor', name });

export function arrayOf(element: DataType): DataType {
  return { kind: 'array', element, dimensions: 1 };
}

/** `bit` without a length, which no column can be declared with. */
export function isUnsizedBit(type: DataType): boolean {
  return type.kind === 'bit' && type.varying !== true && type.length === 0;
}

/** The type without the limits of a column: functions and operators take and give values of any. */
export function unlimited(type: DataType): DataType {
  switch (type.kind) {
    case 'varchar':
      return { kind: 'varchar' };
    case 'char':
      return vendor('bpchar');
    case 'decimal':
      return NUMERIC;
    case 'bit':
      return { ...type, length: 0 };
    case 'time':
    case 'timestamp':
      return { kind: type.kind, ...(type.withTimeZone === true ? { withTimeZone: true } : {}) };
    case 'interval':
      return INTERVAL;
    case 'array':
      return arrayOf(unlimited(type.element));
    default:
      return type;
  }
}

/** Of an array: PostgreSQL makes nothing of how many dimensions were declared. */
export function elementOf(type: DataType | undefined): DataType | undefined {
  return type?.kind === 'array' ? type.element : undefined;
}

/** How PostgreSQL sorts types that it converts into each other without being asked (pg_type.typcategory). */
export function categoryOf(type: DataType): string {
  switch (type.kind) {
    case 'integer':
    case 'decimal':
    case 'float':
    case 'money':
      return 'number';
    case 'char':
    case 'varchar':
    case 'text':
      return 'text';
    case 'date':
    case 'timestamp':
      return 'moment';
    case 'time':
    case 'interval':
      return 'span';
    case 'vendor':
      return type.name === 'bpchar' || type.name === 'name' ? 'text' : type.name;
    case 'enum':
      return `enum ${type.schema ?? ''}.${type.name ?? ''}`;
    case 'array':
      return `array of ${JSON.stringify(unlimited(type.element))}`;
    default:
      return JSON.stringify(type);
  }
}

/** Among numbers and moments, what the others become: the higher one. Texts become the first of them. */
export function rankOf(type: DataType): number {
  switch (type.kind) {
    case 'integer':
      return type.bits;
    case 'decimal':
      return 100;
    case 'float':
      return 100 + type.bits;
    case 'timestamp':
      return type.withTimeZone === true ? 3 : 2;
    default:
      return 1;
  }
}
