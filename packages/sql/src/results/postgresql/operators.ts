import type { DataType } from '../../types/data-type.ts';
import type { Result } from '../result-rules.ts';
import { higher } from './common-type.ts';
import {
  arrayOf,
  BOOLEAN,
  categoryOf,
  DATE,
  DOUBLE,
  INT,
  INTERVAL,
  JSONB,
  NUMERIC,
  rankOf,
  TEXT,
  TIMESTAMP,
  unlimited,
} from './types.ts';

/** What operators give, https://www.postgresql.org/docs/current/functions.html, sections 9.3 to 9.20. */
export function operation(operator: string, left: Result, right: Result): Result | undefined {
  const dataType = typeOf(operator, left, right);
  return dataType && { dataType, notNull: false };
}

function typeOf(operator: string, left: Result, right: Result): DataType | undefined {
  switch (operator) {
    case '@>':
    case '<@':
    case '&&':
    case '@@':
    case '?':
    case '?|':
    case '?&':
      return BOOLEAN;
    case '->>':
    case '#>>':
      return TEXT;
    case '->':
    case '#>':
      return left.dataType?.kind === 'json' ? left.dataType : undefined;
    case '||':
      return joined(left, right);
    default:
      return calculated(operator, left, right);
  }
}

/** Beside a value of a known type a text without one is taken for another of the same. */
function calculated(operator: string, left: Result, right: Result): DataType | undefined {
  const one = typeBeside(left, right);
  const other = typeBeside(right, left);
  if (one === undefined || other === undefined) return undefined;
  if ('+-*/%^'.includes(operator) && isNumber(one) && isNumber(other)) return number(operator, one, other);
  if (one.kind === 'integer' && other.kind === 'integer') return bits(operator, one, other);
  if (operator === '-' && one.kind === 'json' && one.binary === true) return JSONB;
  if (operator === '<->') return one.kind === 'vendor' && SHAPES.has(one.name) ? DOUBLE : undefined;
  return amount(operator, one, other);
}

function typeBeside({ dataType, untyped }: Result, other: Result): DataType | undefined {
  return untyped === true ? other.dataType : dataType;
}

type WholeType = Extract<DataType, { kind: 'integer' }>;

/** Shifted by however many, a number stays of its type. */
function bits(operator: string, one: WholeType, other: WholeType): DataType | undefined {
  if (operator === '<<' || operator === '>>') return one;
  if (operator !== '&' && operator !== '|' && operator !== '#') return undefined;
  return one.bits >= other.bits ? one : other;
}

type NumberType = Extract<DataType, { kind: 'integer' | 'decimal' | 'float' }>;

function isNumber(type: DataType): type is NumberType {
  return type.kind === 'integer' || type.kind === 'decimal' || type.kind === 'float';
}

function number(operator: string, one: DataType, other: DataType): DataType | undefined {
  const kinds = [one.kind, other.kind];
  if (operator === '^') return kinds.includes('decimal') && !kinds.includes('float') ? NUMERIC : DOUBLE;
  if (operator === '%' && kinds.includes('float')) return undefined;
  if (kinds.includes('float')) return one.kind === other.kind && rankOf(one) === rankOf(other) ? one : DOUBLE;
  return unlimited(rankOf(other) > rankOf(one) ? other : one);
}

/** Sums and differences of dates, times and money: left type, operator, right type, and what comes of them. */
const AMOUNTS: ReadonlyMap<string, DataType> = new Map([
  ['date + integer', DATE],
  ['integer + date', DATE],
  ['date - integer', DATE],
  ['date - date', INT],
  ['date + time', TIMESTAMP],
  ['time + date', TIMESTAMP],
  ['date + interval', TIMESTAMP],
  ['interval + date', TIMESTAMP],
  ['date - interval', TIMESTAMP],
  ['time - time', INTERVAL],
  ['interval + interval', INTERVAL],
  ['interval - interval', INTERVAL],
  ...['integer', 'decimal', 'float'].flatMap((kind) => [
    [`interval * ${kind}`, INTERVAL] as const,
    [`${kind} * interval`, INTERVAL] as const,
    [`interval / ${kind}`, INTERVAL] as const,
  ]),
  ['money / money', DOUBLE],
]);

function amount(operator: string, one: DataType, other: DataType): DataType | undefined {
  const found = AMOUNTS.get(`${one.kind} ${operator} ${other.kind}`);
  if (found !== undefined) {
    const isPlain = ![one, other].some((type) => type.kind === 'time' && type.withTimeZone === true);
    return isPlain && !isHuge(one) && !isHuge(other) ? found : undefined;
  }
  if (one.kind === 'money' || other.kind === 'money') return money(operator, one, other);
  const isMoment = one.kind === 'timestamp' || one.kind === 'time';
  if (isMoment && other.kind === 'interval' && (operator === '+' || operator === '-')) return unlimited(one);
  if (one.kind === 'interval' && operator === '+' && (other.kind === 'timestamp' || other.kind === 'time'))
    return unlimited(other);
  if (operator === '-' && categoryOf(one) === 'moment' && categoryOf(other) === 'moment') return INTERVAL;
  return undefined;
}

const SHAPES: ReadonlySet<string> = new Set(['point', 'line', 'lseg', 'box', 'path', 'polygon', 'circle']);

/** Days are added to a date as integers. */
function isHuge(type: DataType): boolean {
  return type.kind === 'integer' && type.bits === 64;
}

function money(operator: string, one: DataType, other: DataType): DataType | undefined {
  if (one.kind === other.kind) return operator === '+' || operator === '-' ? one : undefined;
  const [amountOf, factor] = one.kind === 'money' ? [one, other] : [other, one];
  // Nothing is multiplied with exact numbers: they become floating ones.
  if (!isNumber(factor)) return undefined;
  return operator === '*' || (operator === '/' && one === amountOf) ? amountOf : undefined;
}

/** `||` joins arrays, JSON, bytes and bits; of anything else beside a text it makes texts. */
function joined(left: Result, right: Result): DataType | undefined {
  const [one, other] = [left.dataType, right.dataType];
  if (one?.kind === 'array' || other?.kind === 'array') return joinedArray(left, right);
  const known = one ?? other;
  if (isText(left) && isText(right)) return TEXT;
  if (known === undefined || !isKnown(left) || !isKnown(right)) return undefined;
  const isSame = JSON.stringify(unlimited(one ?? known)) === JSON.stringify(unlimited(other ?? known));
  return (isSame ? joinedAlike(known) : undefined) ?? (isText(left) || isText(right) ? TEXT : undefined);
}

function isKnown({ dataType, untyped }: Result): boolean {
  return dataType !== undefined || untyped === true;
}

/** What two of a type make that are joined to one of it. */
function joinedAlike(type: DataType): DataType | undefined {
  if (type.kind === 'bit') return { kind: 'bit', length: 0, varying: true };
  const isSearch = type.kind === 'vendor' && (type.name === 'tsvector' || type.name === 'tsquery');
  return type.kind === 'blob' || (type.kind === 'json' && type.binary === true) || isSearch ? type : undefined;
}

function isText({ dataType, untyped }: Result): boolean {
  return untyped === true || (dataType !== undefined && categoryOf(dataType) === 'text');
}

function joinedArray(left: Result, right: Result): DataType | undefined {
  const elements = [left, right].map(({ dataType }) => (dataType?.kind === 'array' ? dataType.element : dataType));
  const [one, other] = elements;
  if (left.untyped === true || right.untyped === true) {
    const known = one ?? other;
    return known && arrayOf(unlimited(known));
  }
  if (one === undefined || other === undefined) return undefined;
  const common = higher(one, other);
  return common && arrayOf(unlimited(common));
}

export function negative(operand: Result): Result | undefined {
  const { dataType } = operand;
  const isKnown =
    dataType !== undefined && (isNumber(dataType) || dataType.kind === 'interval' || dataType.kind === 'money');
  return isKnown ? { dataType: unlimited(dataType), notNull: false } : undefined;
}
