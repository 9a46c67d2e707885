import type { DataType } from '../../types/data-type.ts';
import type { Result } from '../result-rules.ts';
import {
  DATE,
  datetimeOf,
  decimalOf,
  DOUBLE,
  exactOf,
  familyOf,
  TRUTH,
  widthOf,
  wholeOf,
  type Exact,
} from './measures.ts';

/** Digits behind the point that a division adds (div_precision_increment). */
const DIVISION_ADDS = 4;

/** Bits of whole numbers: 64 of them, without a sign. */
export const BITS: Result = {
  dataType: { kind: 'integer', bits: 64, unsigned: true },
  notNull: false,
  digits: 20,
  width: 21,
};

/** What operators give, https://mariadb.com/kb/en/operators/ and the measured types of MariaDB 10.11. */
export function operation(operator: string, left: Result, right: Result): Result | undefined {
  switch (operator) {
    case '&':
    case '|':
    case '^':
    case '<<':
    case '>>':
      return BITS;
    case '||':
    case '&&':
      return TRUTH;
    default:
      return left.dataType?.kind === 'interval' || right.dataType?.kind === 'interval'
        ? shifted(operator, left, right)
        : calculated(operator, left, right);
  }
}

function shifted(operator: string, left: Result, right: Result): Result | undefined {
  if (right.dataType?.kind === 'interval') return withInterval(left, right.dataType.fields);
  return operator === '+' && left.dataType?.kind === 'interval' ? withInterval(right, left.dataType.fields) : undefined;
}

const DAYS: ReadonlySet<string> = new Set(['day', 'week', 'month', 'quarter', 'year', 'year_month']);

/** A date stays one while days are added to it; with microseconds there are six digits. */
export function withInterval({ dataType: type }: Result, fields: string | undefined): Result | undefined {
  if (fields === undefined) return undefined;
  const isDays = DAYS.has(fields);
  const isTiny = fields.endsWith('microsecond');
  if (type?.kind === 'date') return { dataType: isDays ? DATE : datetimeOf(isTiny ? 6 : 0), notNull: false };
  if (type?.kind === 'timestamp') return { dataType: datetimeOf(isTiny ? 6 : type.precision), notNull: false };
  return type?.kind === 'time' && !isDays && !isTiny ? { dataType: type, notNull: false } : undefined;
}

function calculated(operator: string, left: Result, right: Result): Result | undefined {
  const [one, other] = [exactOf(left), exactOf(right)];
  if (one !== undefined && other !== undefined) return exact(operator, one, other, left, right);
  return '+-*/%mod'.includes(operator) && isFloating(left) && isFloating(right) ? DOUBLE : undefined;
}

/** A number, or a text that becomes a floating one. */
function isFloating({ dataType }: Result): boolean {
  if (dataType === undefined || dataType.kind === 'enum' || dataType.kind === 'set') return false;
  return ['exact', 'float', 'text'].includes(familyOf(dataType));
}

function exact(operator: string, one: Exact, other: Exact, left: Result, right: Result): Result | undefined {
  const isWhole = one.isWhole && other.isWhole;
  const unsigned = one.unsigned || other.unsigned;
  const scale = Math.max(one.scale, other.scale);
  switch (operator) {
    case '+':
    case '-': {
      const whole = Math.max(one.whole, other.whole) + 1;
      return isWhole ? wholeOf(whole, unsigned) : decimalOf(whole, scale);
    }
    case '*': {
      const whole = one.whole + other.whole;
      return isWhole ? wholeOf(whole, unsigned) : decimalOf(whole, one.scale + other.scale);
    }
    case '/':
      return decimalOf(one.whole + other.scale, one.scale + DIVISION_ADDS);
    case 'div':
      return wholeOf(one.whole - (one.unsigned ? 0 : 1), one.unsigned, one.whole);
    case '%':
    case 'mod':
      return isWhole
        ? remainder(one, left, right)
        : decimalOf(Math.max(one.whole + one.scale, other.whole + other.scale) - scale, scale);
    default:
      return undefined;
  }
}

function remainder({ unsigned }: Exact, left: Result, right: Result): Result | undefined {
  const [one, other] = [widthOf(left), widthOf(right)];
  if (one === undefined || other === undefined) return undefined;
  const width = Math.max(one, other);
  return wholeOf(width - (unsigned ? 0 : 1), unsigned, width);
}

export function negative(operand: Result): Result | undefined {
  const { dataType } = operand;
  if (dataType?.kind === 'decimal') return { dataType: signed(dataType), notNull: false };
  if (dataType?.kind === 'float') return DOUBLE;
  const width = widthOf(operand);
  const number = exactOf(operand);
  if ((dataType?.kind !== 'integer' && dataType?.kind !== 'boolean') || width === undefined) return undefined;
  return number && wholeOf(number.whole, false, width + 1);
}

function signed({ precision = 10, scale = 0 }: DataType & { kind: 'decimal' }): DataType {
  return { kind: 'decimal', precision, scale };
}
