import type { ExpressionTree } from '@backsmith/sql';
import type { DataType } from '../../model/data-type.ts';

/** Digits of numbers, in all and behind the point. */
type Digits = { readonly precision: number; readonly scale: number };

type TypeOf = (tree: ExpressionTree & { kind: 'name' }) => DataType | undefined;

/** More digits SQL Server's decimal does not have. */
const MOST_DIGITS = 38;

/** So many digits behind the point are kept where there are more digits than that. */
const LEAST_SCALE = 6;

/** The digits of its whole numbers, by their bits. */
const DIGITS_OF: Readonly<Record<number, number>> = { 8: 3, 16: 5, 24: 10, 32: 10, 64: 19 };

/** Functions that give a value of the type of their first argument. */
const KEEP_TYPE = new Set(['isnull', 'round', 'abs']);

/** Functions that count, whatever they are given: https://learn.microsoft.com/sql/t-sql/functions/date-and-time-data-types-and-functions-transact-sql */
const COUNTS = new Set(['datepart', 'datediff', 'year', 'month', 'day']);

/**
 * The type of a computed column of SQL Server, which says none: arithmetic over numbers and parts of days, by the rules of "Precision, scale, and
 * length" and "Data type precedence" in the Transact-SQL reference.
 *
 * @param typeOf the type of a column of the table
 * @returns nothing where the expression is not arithmetic, or its columns are no numbers
 */
export function computedType(tree: ExpressionTree, typeOf: TypeOf): DataType | undefined {
  const type = typeOfAny(tree, typeOf);
  return type !== undefined && isNumber(type) ? type : undefined;
}

function typeOfAny(tree: ExpressionTree, typeOf: TypeOf): DataType | undefined {
  switch (tree.kind) {
    case 'number':
      return literalType(tree.text);
    case 'name':
      return typeOf(tree);
    case 'negative':
      return computedType(tree.operand, typeOf);
    case 'cast':
      return tree.dataType;
    case 'call':
      if (COUNTS.has(tree.name)) return { kind: 'integer', bits: 32 };
      return KEEP_TYPE.has(tree.name) && tree.arguments[0] ? computedType(tree.arguments[0], typeOf) : undefined;
    case 'operation': {
      const [left, right] = [computedType(tree.left, typeOf), computedType(tree.right, typeOf)];
      return left && right && arithmeticType(tree.operator, left, right);
    }
    default:
      return undefined;
  }
}

function isNumber({ kind }: DataType): boolean {
  return ['integer', 'decimal', 'money', 'float'].includes(kind);
}

/** A whole number is an int while it fits, any other a decimal of its digits, and one with an exponent a float. */
function literalType(text: string): DataType {
  if (/e/iu.test(text)) return { kind: 'float', bits: 64 };
  const [whole = '', fraction = ''] = text.split('.');
  if (!text.includes('.') && Number(whole) <= 2 ** 31 - 1) return { kind: 'integer', bits: 32 };
  const digits = whole.replace(/^0+/u, '').length + fraction.length;
  return { kind: 'decimal', precision: Math.max(1, digits), scale: fraction.length };
}

/** The kind that ranks higher decides: float, decimal, money, whole numbers. */
function arithmeticType(operator: string, left: DataType, right: DataType): DataType | undefined {
  if (!['+', '-', '*', '/', '%'].includes(operator)) return undefined;
  if (left.kind === 'float' || right.kind === 'float') {
    const isDouble = [left, right].some((type) => type.kind === 'float' && type.bits === 64);
    return { kind: 'float', bits: isDouble ? 64 : 32 };
  }
  if (left.kind === 'decimal' || right.kind === 'decimal') {
    return { kind: 'decimal', ...fitted(operator, decimalDigits(operator, digitsOf(left), digitsOf(right))) };
  }
  return rankOf(right) > rankOf(left) ? right : left;
}

/** Of money and of whole numbers the larger one. */
function rankOf(type: DataType): number {
  if (type.kind === 'money') return 100 + type.precision;
  return type.kind === 'integer' ? type.bits : 0;
}

function digitsOf(type: DataType): Digits {
  if (type.kind === 'integer') return { precision: DIGITS_OF[type.bits] ?? 10, scale: 0 };
  if (type.kind === 'money') return { precision: type.precision, scale: type.scale };
  return type.kind === 'decimal'
    ? { precision: type.precision ?? 18, scale: type.scale ?? 0 }
    : { precision: 18, scale: 0 };
}

function decimalDigits(operator: string, left: Digits, right: Digits): Digits {
  const scale = Math.max(left.scale, right.scale);
  const [before, after] = [left.precision - left.scale, right.precision - right.scale];
  switch (operator) {
    case '*':
      return { precision: left.precision + right.precision + 1, scale: left.scale + right.scale };
    case '/': {
      const behind = Math.max(LEAST_SCALE, left.scale + right.precision + 1);
      return { precision: before + right.scale + behind, scale: behind };
    }
    case '%':
      return { precision: Math.min(before, after) + scale, scale };
    default:
      return { precision: scale + Math.max(before, after) + 1, scale };
  }
}

/** Where there are more digits than a decimal has, those behind the point give way, down to six when multiplied or divided. */
function fitted(operator: string, { precision, scale }: Digits): Digits {
  if (precision <= MOST_DIGITS) return { precision, scale };
  const room = MOST_DIGITS - (precision - scale);
  const least = operator === '*' || operator === '/' ? Math.min(scale, LEAST_SCALE) : 0;
  return { precision: MOST_DIGITS, scale: Math.min(scale, Math.max(room, least)) };
}
