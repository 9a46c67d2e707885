import type { ExpressionTree } from '../../ast/expression.ts';
import type { DataType } from '../../types/data-type.ts';
import { resultOf, type Literal, type Result, type ResultRules } from '../result-rules.ts';
import { oneOf, union } from './common-type.ts';
import { functions, keywords } from './functions.ts';
import { DATE, datetimeOf, decimalOf, DOUBLE, familyOf, textOf, timeOf, TRUTH, widthOf, wholeOf } from './measures.ts';
import { negative, operation } from './operators.ts';
import { spell } from './spell.ts';

/** What expressions of MariaDB give. */
export const results: ResultRules = {
  truth: TRUTH,
  literal,
  keywords,
  cast,
  call: (call) => resultOf(functions.get(call.name)?.(call)),
  operation,
  negative,
  interval: (fields) => ({ kind: 'interval', ...(fields === undefined ? {} : { fields }) }),
  oneOf,
  union,
  column,
  columnName,
  spell,
};

function literal(tree: Literal): Result | undefined {
  switch (tree.kind) {
    case 'string':
      return textOf(Array.from(tree.value).length);
    case 'null':
      return { untyped: true, notNull: false };
    case 'boolean':
      return { ...TRUTH, width: LONGEST_TRUTH };
    case 'number':
      return number(tree.text);
    case 'bits':
      return { dataType: { kind: 'varbinary', length: Math.ceil(tree.digits.length / 8) }, notNull: true };
    case 'binary':
      return { dataType: { kind: 'varbinary', length: Math.ceil(tree.hex.length / 2) }, notNull: true };
  }
}

/** TRUE and FALSE are numbers, as long as the words. */
const LONGEST_TRUTH = 5;

const MOST_BIG = 9_223_372_036_854_775_807n;
const MOST_UNSIGNED = 18_446_744_073_709_551_615n;

function number(text: string): Result | undefined {
  const [, sign = '', before = '', after] = /^(-?)(\d*)(?:\.(\d*))?$/.exec(text) ?? [];
  if (before === '' && after === undefined) return DOUBLE;
  const whole = before.replace(/^0+/, '');
  if (after !== undefined) return decimalOf(before.length, after.length);
  const value = BigInt(before);
  if (value > MOST_UNSIGNED) return decimalOf(whole.length, 0);
  if (value > MOST_BIG) return sign === '' ? wholeOf(whole.length, true) : undefined;
  const digits = Math.max(whole.length, 1);
  return wholeOf(digits, false, digits + sign.length);
}

function cast(operand: Result, type: DataType, text: string): Result | undefined {
  const words = text.replace(/\(.*/, '').trim();
  switch (words.split(/\s/)[0]) {
    case 'signed':
    case 'int':
    case 'integer':
      return toSigned(operand);
    case 'unsigned':
      return toUnsigned(operand);
    case 'char':
    case 'nchar':
    case 'varchar':
      return toText(operand, type, text.includes('('));
    case 'binary':
      return text.includes('(') && type.kind === 'binary'
        ? { dataType: { kind: 'varbinary', length: type.length }, notNull: false }
        : undefined;
    case 'decimal':
    case 'dec':
    case 'double':
    case 'float':
      return { dataType: type, notNull: false };
    default:
      return toMoment(type, words);
  }
}

/** `TIME '10:00'` has as many digits as are written, which nobody counts here. */
function toMoment(type: DataType, words: string): Result | undefined {
  if (words === 'date') return { dataType: DATE, notNull: false };
  if (words === 'datetime' && type.kind === 'timestamp')
    return { dataType: datetimeOf(type.precision), notNull: false };
  return words === 'time' && type.kind === 'time' ? { dataType: timeOf(type.precision), notNull: false } : undefined;
}

const BIGGEST = 21;

function toSigned(operand: Result): Result | undefined {
  const { dataType } = operand;
  if (dataType === undefined) return undefined;
  if (isPlainText(dataType)) return wholeOf(BIGGEST - 1);
  const isExact = dataType.kind === 'integer' || dataType.kind === 'decimal';
  const width = isExact ? widthOf(operand) : undefined;
  return width === undefined ? undefined : wholeOf(width - 1, false, width);
}

function toUnsigned({ dataType }: Result): Result | undefined {
  const isKnown = dataType !== undefined && (isPlainText(dataType) || dataType.kind === 'decimal');
  return isKnown ? { dataType: { kind: 'integer', bits: 64, unsigned: true }, notNull: false } : undefined;
}

function isPlainText({ kind }: DataType): boolean {
  return kind === 'char' || kind === 'varchar' || kind === 'text';
}

function toText(operand: Result, type: DataType, isMeasured: boolean): Result | undefined {
  if (isMeasured) return 'length' in type ? textOf(type.length) : undefined;
  if (operand.untyped === true || (operand.dataType && familyOf(operand.dataType) === 'bytes')) return undefined;
  return textOf(widthOf(operand));
}

/** What stands for nothing, or for a span of time, no column is made of. */
function column(value: Result): Result {
  const { dataType, ...rest } = value;
  if (value.untyped === true || dataType?.kind === 'interval') return { notNull: value.notNull };
  return dataType === undefined ? rest : value;
}

/** A name has at most so many characters. */
const LONGEST_NAME = 64;

/** A value is called as it is written, a text as what it says. */
function columnName(tree: ExpressionTree, _: unknown, text: string): string | undefined {
  if (tree.kind === 'string') return tree.value === '' ? undefined : tree.value;
  if (tree.kind === 'boolean') return text.toUpperCase();
  if (tree.kind === 'name' && !/\s/.test(text)) return tree.written;
  return text.length > LONGEST_NAME || /[\r\n]|\/\*|-- /.test(text) ? undefined : text;
}
