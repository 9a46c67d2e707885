import type { DataType } from '@backsmith/schema';
import { JAVA } from './java-types.ts';
import type { OddValues } from '../model/odd-values.ts';
import type { TypeFacets } from '../model/type-facets.ts';
import { withOdd, type MappedType } from './mapped-type.ts';
import type { TypeContext } from './type-context.ts';

const NO_FACETS: TypeFacets = {};

type Whole = Pick<MappedType, 'java'> & { readonly min: string; readonly max: string };

const SHORT: Whole = { java: JAVA.short, min: '-32768', max: '32767' };
const INTEGER: Whole = { java: JAVA.integer, min: '-2147483648', max: '2147483647' };
const LONG: Whole = { java: JAVA.long, min: '-9223372036854775808', max: '9223372036854775807' };

const UNSIGNED_64 = {
  java: JAVA.bigInteger,
  shape: { kind: 'whole', min: '0', max: (2n ** 64n - 1n).toString() },
} as const;

/** The type where no Hibernate reads the column, which alone can be told what a `Long` makes of numbers beyond it. */
export function withoutHibernate(type: MappedType): MappedType {
  return type.odd?.beyondLong === undefined ? type : { ...UNSIGNED_64, facets: type.facets };
}

/**
 * The smallest Java type that holds an integer column: unsigned ones need the next wider. The widest is a `Long` where
 * something counts it up, as that never gets beyond: a row that somebody gave such a number has the same bits in Java.
 */
export function mapInteger(
  type: Extract<DataType, { kind: 'integer' }>,
  { held, reported, isKey, isCounted = true, isCounter = false }: TypeContext,
): MappedType {
  const unsigned = type.unsigned === true;
  const isWhole = held.kind === 'integer' && held.bits === 64 && held.unsigned === true;
  if (isWhole && !(isKey && isCounted) && !isCounter) {
    return { ...UNSIGNED_64, facets: { definition: reported } };
  }
  const bits = type.bits + (unsigned ? 1 : 0);
  const whole = bits <= 16 ? SHORT : bits <= 32 ? INTEGER : LONG;
  const exponent = BigInt(unsigned ? type.bits : type.bits - 1);
  const most = 2n ** exponent - 1n;
  const max = most < BigInt(whole.max) ? most.toString() : whole.max;
  const min = unsigned ? '0' : type.bits === 8 || type.bits === 24 ? (-most - 1n).toString() : whole.min;
  // Elsewhere the column has a sign, and negative numbers of its own.
  const beyondLong = isWhole && reported === 'bigint unsigned' ? { beyondLong: true as const } : {};
  const facets = definitionUnless(reported, namesOf(whole));
  return withOdd({ java: whole.java, shape: { kind: 'whole', min, max }, facets }, beyondLong);
}

/**
 * A number of fixed digits. Without a fraction it is a whole number in Java where one is wide enough. A key without declared
 * digits is a count, too, unless somebody else gives it and the database keeps whatever that is.
 */
export function mapDecimal(type: Extract<DataType, { kind: 'decimal' }>, context: TypeContext): MappedType {
  const { held, reported, isKey, traits } = context;
  const { precision, scale = 0 } = type;
  const mayBeNone = traits.numbersMayBeNone && held.kind === 'decimal';
  const rare: OddValues = !mayBeNone ? {} : isKey ? { oddKey: 'number' } : { mayBeNone: 'number' };
  const hasFraction = precision === undefined ? !isCount(type, context) : scale !== 0;
  if (!hasFraction && (precision ?? 18) <= 18) return withOdd(wholeDecimal(precision, reported), rare);
  const facets = { ...(precision === undefined ? {} : { precision, ...(scale > 0 ? { scale } : {}) }) };
  const unsigned = type.unsigned === true ? { unsigned: true as const } : {};
  const size = precision === undefined ? heldDigits(held) : scale < 0 ? {} : { precision, scale };
  const isOpen = rare.mayBeNone !== undefined && held.kind === 'decimal' && held.precision === undefined;
  const none: OddValues = isOpen ? { readsAsNone: 'number' } : rare;
  return withOdd({ java: JAVA.decimal, shape: { kind: 'decimal', ...size, ...unsigned }, facets }, none);
}

function isCount({ scale }: Extract<DataType, { kind: 'decimal' }>, context: TypeContext): boolean {
  const { held, isKey, isCounted = true, traits } = context;
  const keepsAny = traits.numbersMayBeNone && held.kind === 'decimal' && held.precision === undefined;
  return isKey && scale === undefined && (isCounted || !keepsAny);
}

/** What a column keeps that declares no digits: some databases round to them, or refuse, without a word of which value it was. */
function heldDigits(held: DataType): { readonly precision?: number; readonly scale?: number } {
  if (held.kind !== 'decimal' || held.precision === undefined) return {};
  return { precision: held.precision, scale: held.scale ?? 0 };
}

function wholeDecimal(precision: number | undefined, reported: string): MappedType {
  const whole = precision === undefined || precision > 9 ? LONG : INTEGER;
  const digits = precision === undefined ? {} : { digits: precision };
  const most = precision === undefined ? whole.max : '9'.repeat(Math.max(precision, 1));
  const min = precision === undefined ? whole.min : `-${most}`;
  return {
    java: whole.java,
    shape: { kind: 'whole', min, max: most, ...digits },
    facets: definitionUnless(reported, namesOf(whole)),
  };
}

/** A currency type with a fixed scale. */
export function mapMoney(
  type: Extract<DataType, { kind: 'money' }>,
  { held, reported, isKey, traits }: TypeContext,
): MappedType {
  const { precision, scale } = type;
  const definition = held.kind === 'money' ? { definition: reported } : {};
  // Drivers take an amount for the text it is shown as in the server's language.
  const isText = held.kind === 'money' && !traits.moneyIsNumber;
  const through = isText ? { through: 'numeric', ...(isKey ? { moneyKey: true as const } : {}) } : {};
  return {
    java: JAVA.decimal,
    shape: { kind: 'decimal', precision, scale },
    facets: { precision, scale, ...definition, ...through },
  };
}

/** A binary floating point number. */
export function mapFloat(
  type: Extract<DataType, { kind: 'float' }>,
  { held, reported, traits }: Pick<TypeContext, 'held' | 'reported' | 'traits'>,
): MappedType {
  const unsigned = type.unsigned === true ? { unsigned: true as const } : {};
  const java = type.bits === 32 ? JAVA.float : JAVA.double;
  const isRounded = held.kind === 'float' && held.precision !== undefined && held.scale !== undefined;
  const digits = isRounded ? { digits: { precision: held.precision, scale: held.scale } } : {};
  const finite = traits.floatsAreFinite === true ? { finite: true as const } : {};
  const isWidened = held.kind === 'float' && held.bits !== type.bits;
  const facets: TypeFacets = isWidened ? { definition: reported } : NO_FACETS;
  return { java, shape: { kind: 'floating', ...finite, ...unsigned, ...digits }, facets };
}

/** What databases call the column Hibernate expects for the Java type. */
function namesOf(whole: Whole): readonly string[] {
  if (whole === SHORT) return ['smallint', 'int2'];
  if (whole === INTEGER) return ['int', 'int4', 'mediumint', 'mediumint unsigned'];
  return ['bigint', 'int8', 'bigint unsigned'];
}

function definitionUnless(reported: string, expected: readonly string[]): TypeFacets {
  return expected.includes(reported) ? NO_FACETS : { definition: reported };
}
