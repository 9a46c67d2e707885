import type { DefaultValue } from '../../model/column.ts';
import type { DataType } from '../../model/data-type.ts';
import { constantDefault } from '../shared/plain-default.ts';
import type { DefaultSpeller } from '../writer.ts';
import { literals } from './literals.ts';

const WITHOUT_LITERALS: ReadonlySet<DataType['kind']> = new Set([
  'text',
  'blob',
  'json',
  'spatial',
  'xml',
  'unknown',
  'array',
]);

/** MySQL takes anything but a literal or the current time in parentheses only, and so literals of large types. */
export const spellDefault: DefaultSpeller = (value, type) => {
  if (isZeroDate(value, type)) return undefined;
  const constant = constantDefaultOf(value, type);
  if (constant === undefined) return computedDefault(value, type);
  return isLarge(type) && value.kind !== 'null' ? `(${constant})` : constant;
};

/** A day or month of zero, which MySQL 8 refuses: https://dev.mysql.com/doc/refman/8.4/en/sql-mode.html#sqlmode_no_zero_date */
function isZeroDate(value: DefaultValue, { kind }: DataType): boolean {
  if (kind !== 'date' && kind !== 'timestamp') return false;
  return (value.kind === 'string' && /^\d+-(?:0+-|\d+-0+(?:\D|$))/.test(value.value)) || isZero(value);
}

function isZero(value: DefaultValue): boolean {
  return value.kind === 'number' && Number(value.value) === 0;
}

function isLarge(type: DataType): boolean {
  return WITHOUT_LITERALS.has(type.kind) || (type.kind === 'varchar' && type.length === undefined);
}

export function constantDefaultOf(value: DefaultValue, type: DataType): string | undefined {
  if (value.kind === 'boolean' && type.kind === 'bit') return `b'${value.value ? '1' : '0'}'`;
  return constantDefault(literals, value);
}

export function computedDefault(value: DefaultValue, type: DataType): string | undefined {
  switch (value.kind) {
    case 'now':
      return now(value, type);
    case 'uuid':
      return isBytes(type) ? '(UUID_TO_BIN(UUID()))' : '(UUID())';
    case 'expression':
      return inParentheses(value.text);
    case 'null':
    case 'string':
    case 'number':
    case 'boolean':
    case 'binary':
    case 'next-value':
      return undefined;
  }
}

export function isBytes(type: DataType): boolean {
  return type.kind === 'uuid' || type.kind === 'binary' || type.kind === 'varbinary';
}

/** The current time as it stands after DEFAULT and ON UPDATE: with as many digits as the column has. */
export function currentTimestamp(type: DataType): string {
  const digits = type.kind === 'timestamp' ? (type.precision ?? 6) : 0;
  return digits === 0 ? 'CURRENT_TIMESTAMP' : `CURRENT_TIMESTAMP(${Math.min(digits, 6)})`;
}

function now(value: Extract<DefaultValue, { kind: 'now' }>, type: DataType): string {
  if (type.kind === 'timestamp' && value.utc !== true) return currentTimestamp(type);
  switch (value.what) {
    case 'timestamp':
      return value.utc === true ? '(UTC_TIMESTAMP)' : '(CURRENT_TIMESTAMP)';
    case 'date':
      return '(CURRENT_DATE)';
    case 'time':
      return '(CURRENT_TIME)';
  }
}

function inParentheses(text: string): string {
  const literal = /^[bx]'[0-9a-f]*'$/i.test(text);
  return literal || (text.startsWith('(') && text.endsWith(')')) ? text : `(${text})`;
}
