import type { Expression, ExpressionTree, WrittenValue } from '@backsmith/sql';
import type { Column } from '../../model/column.ts';
import type { RowValue } from '../../model/rows.ts';
import { defaultValueOf, truthInText } from '../values/default-value.ts';
import { formattedTime } from './formatted-time.ts';

const BYTES: ReadonlySet<string> = new Set(['binary', 'varbinary', 'blob']);

/**
 * What a value written into a column means. `unknown`: only the source's database could tell.
 *
 * @param hasBooleans TRUE and FALSE are of a type of their own there
 */
export function rowValueOf(written: WrittenValue, column: Column, hasBooleans: boolean): RowValue | 'unknown' {
  if (written === undefined) return undefined;
  const { dataType } = column;
  const isFlag = dataType.kind === 'boolean' || (dataType.kind === 'bit' && dataType.length === 1);
  if (isFlag && written.tree.kind === 'bits') return { kind: 'boolean', value: written.tree.digits.includes('1') };
  const value = truthInText(defaultValueOf(plain(written), dataType), dataType, hasBooleans);
  switch (value.kind) {
    case 'expression':
      return 'unknown';
    case 'null':
      return column.identity ? undefined : value;
    case 'next-value':
      return column.identity || column.default?.kind === 'next-value' ? undefined : 'unknown';
    case 'string':
      if (BYTES.has(dataType.kind)) return bytesOf(value.value);
      if (isFlag && /^[\0\u0001]$/u.test(value.value)) return { kind: 'boolean', value: value.value !== '\0' };
      return value.value.includes('\0') ? 'unknown' : value;
    default:
      return value;
  }
}

/** The value without what only says how it is read: TO_DATE with its format. */
function plain(expression: Expression): Expression {
  const time = timeIn(expression.tree);
  return time === undefined ? expression : { ...expression, tree: { kind: 'string', value: time } };
}

const READERS: ReadonlySet<string> = new Set(['to_date', 'to_timestamp', 'to_timestamp_tz']);

function timeIn(tree: ExpressionTree): string | undefined {
  if (tree.kind !== 'call' || !READERS.has(tree.name)) return undefined;
  const [text, format] = tree.arguments;
  return text?.kind === 'string' && format?.kind === 'string' ? formattedTime(text.value, format.value) : undefined;
}

/** Bytes written as text: PostgreSQL's hexadecimal form, or letters every encoding has at the same place. */
function bytesOf(text: string): RowValue | 'unknown' {
  const hex = /^\\x((?:[0-9a-f]{2})*)$/iu.exec(text)?.[1];
  if (hex !== undefined) return { kind: 'binary', value: hex.toLowerCase() };
  if (!/^[\t\n\r -~]*$/u.test(text) || text.includes('\\')) return 'unknown';
  const bytes = [...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0'));
  return { kind: 'binary', value: bytes.join('') };
}
