import type { DataType } from '@backsmith/schema';
import { JAVA } from './java-types.ts';
import type { MappedType, TypeFacets } from './mapped-type.ts';

const NO_FACETS: TypeFacets = {};

type Whole = Pick<MappedType, 'java'> & { readonly min: string; readonly max: string };

const SHORT: Whole = { java: JAVA.short, min: '-32768', max: '32767' };
const INTEGER: Whole = { java: JAVA.integer, min: '-2147483648', max: '2147483647' };
const LONG: Whole = { java: JAVA.long, min: '-9223372036854775808', max: '9223372036854775807' };

/** The smallest Java type that holds an integer column: unsigned ones need the next wider. */
export function mapInteger(type: Extract<DataType, { kind: 'integer' }>, base: string): MappedType {
  const unsigned = type.unsigned === true;
  const bits = type.bits + (unsigned ? 1 : 0);
  const whole = bits <= 16 ? SHORT : bits <= 32 ? INTEGER : LONG;
  const exponent = BigInt(unsigned ? type.bits : type.bits - 1);
  const most = 2n ** exponent - 1n;
  const max = most < BigInt(whole.max) ? most.toString() : whole.max;
  const min = unsigned ? '0' : type.bits === 8 || type.bits === 24 ? (-most - 1n).toString() : whole.min;
  const name = driverName(base);
  return { java: whole.java, shape: { kind: 'whole', min, max }, facets: definitionUnless(name, namesOf(whole)) };
}

/** Other words MySQL takes for its integers; its drivers know them by one. Some are names of their own elsewhere. */
const MYSQL_INTEGERS: ReadonlyMap<string, string> = new Map([
  ['int1', 'tinyint'],
  ['int2', 'smallint'],
  ['int3', 'mediumint'],
  ['middleint', 'mediumint'],
  ['int4', 'int'],
  ['integer', 'int'],
  ['int8', 'bigint'],
]);

function driverName(base: string): string {
  const [word = '', ...rest] = base.split(' ');
  const isMysql = rest.includes('unsigned') || /^(int1|int3|middleint)$/u.test(word);
  return isMysql ? [MYSQL_INTEGERS.get(word) ?? word, ...rest].join(' ') : base;
}

/**
 * A number of fixed digits. Without a fraction it is a whole number in Java where one is wide enough, and always in a
 * key: there a number without declared digits is a count, too.
 */
export function mapDecimal(type: Extract<DataType, { kind: 'decimal' }>, base: string, isKey: boolean): MappedType {
  const { precision, scale = 0 } = type;
  const hasFraction = precision === undefined ? !isKey || type.scale !== undefined : scale !== 0;
  if (!hasFraction && (precision ?? 18) <= 18) return wholeDecimal(precision, base);
  const facets = { ...(precision === undefined ? {} : { precision, ...(scale > 0 ? { scale } : {}) }) };
  const unsigned = type.unsigned === true ? { unsigned: true as const } : {};
  const size = precision === undefined || scale < 0 ? {} : { precision, scale };
  return { java: JAVA.decimal, shape: { kind: 'decimal', ...size, ...unsigned }, facets };
}

function wholeDecimal(precision: number | undefined, base: string): MappedType {
  const whole = precision === undefined || precision > 9 ? LONG : INTEGER;
  const digits = precision === undefined ? {} : { digits: precision };
  const most = precision === undefined ? whole.max : '9'.repeat(Math.max(precision, 1));
  const min = precision === undefined ? whole.min : `-${most}`;
  return {
    java: whole.java,
    shape: { kind: 'whole', min, max: most, ...digits },
    facets: definitionUnless(base, namesOf(whole)),
  };
}

/** A currency type with a fixed scale. */
export function mapMoney(
  type: Extract<DataType, { kind: 'money' }>,
  base: string,
  comparesWithNumbers: boolean,
): MappedType {
  const { precision, scale } = type;
  const definition = base.endsWith('money') ? { definition: base } : {};
  return {
    java: JAVA.decimal,
    shape: { kind: 'decimal', precision, scale, ...(comparesWithNumbers ? {} : { currency: true }) },
    facets: { precision, scale, ...definition },
  };
}

/** A binary floating point number. */
export function mapFloat(type: Extract<DataType, { kind: 'float' }>): MappedType {
  const unsigned = type.unsigned === true ? { unsigned: true as const } : {};
  const java = type.bits === 32 ? JAVA.float : JAVA.double;
  return { java, shape: { kind: 'floating', ...unsigned }, facets: NO_FACETS };
}

/** What databases call the column Hibernate expects for the Java type. */
function namesOf(whole: Whole): readonly string[] {
  if (whole === SHORT) return ['smallint', 'int2', 'smallserial'];
  if (whole === INTEGER) return ['integer', 'int', 'int4', 'mediumint', 'mediumint unsigned', 'serial'];
  return ['bigint', 'int8', 'bigint unsigned', 'bigserial'];
}

function definitionUnless(base: string, expected: readonly string[]): TypeFacets {
  return expected.includes(base) ? NO_FACETS : { definition: base };
}
