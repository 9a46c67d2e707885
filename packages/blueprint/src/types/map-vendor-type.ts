import type { DataType } from '@backsmith/schema';
import { VENDOR_EXAMPLES } from '../data/vendor-examples.ts';
import { JAVA } from './java-types.ts';
import type { TypeContext } from './type-context.ts';
import type { MappedType } from './mapped-type.ts';

/** Well-known text, which databases that take shapes as text understand. */
const SHAPE_EXAMPLES: ReadonlyMap<string, string> = new Map([
  ['linestring', 'LINESTRING (0 0, 1 1)'],
  ['polygon', 'POLYGON ((0 0, 1 0, 1 1, 0 0))'],
  ['multipoint', 'MULTIPOINT ((0 0), (1 1))'],
  ['multilinestring', 'MULTILINESTRING ((0 0, 1 1))'],
  ['multipolygon', 'MULTIPOLYGON (((0 0, 1 0, 1 1, 0 0)))'],
  ['geometrycollection', 'GEOMETRYCOLLECTION (POINT (1 1))'],
]);

/** Oracle's driver says their digits within the name, and Hibernate compares what stands before the first of them. */
const YEARS_WITH_DIGITS = 'interval year(9) to month';
const DAYS_WITH_DIGITS = 'interval day(9) to second(9)';

type VendorType = Extract<DataType, { kind: 'interval' | 'spatial' | 'xml' | 'rowversion' | 'vendor' | 'unknown' }>;

/**
 * A point in internal MySQL form: four bytes of reference system, then well-known binary, here of (1 1).
 * https://dev.mysql.com/doc/refman/8.4/en/gis-data-formats.html
 */
const MYSQL_POINT = 'AAAAAAEBAAAAAAAAAAAA8D8AAAAAAADwPw==';

/** A type one database has and others do not, where the target has it too: text as the database shows it. */
export function mapVendorType(
  type: VendorType,
  held: DataType,
  { reported, traits }: Pick<TypeContext, 'reported' | 'traits'>,
): MappedType {
  switch (type.kind) {
    case 'interval':
      if (/year|month/iu.test(type.fields ?? ''))
        return mapMonths(type, traits.intervalsAreText === true ? YEARS_WITH_DIGITS : reported);
      if (traits.intervalsAreMixed) return mapInterval(type, reported);
      if (traits.intervalsAreText === true) return mapDaysAndTime();
      return { java: JAVA.duration, shape: { kind: 'duration' }, facets: { jdbcType: 'INTERVAL_SECOND' } };
    case 'spatial':
      return mapShape(type.subtype, held, reported, traits.shapesAreBytes);
    case 'xml':
      return opaque(reported, '<a/>');
    case 'rowversion':
      return opaque(reported, undefined);
    case 'vendor':
      return opaque(reported, VENDOR_EXAMPLES.get(type.name.toLowerCase()));
    case 'unknown':
      return opaque(reported, undefined);
  }
}

/**
 * Years and months as databases show and read them: `1 year 6 mons`, `1-6`, `P1Y6M`. PostgreSQL would cut hours and days off
 * a value without a word; nothing at all it shows as `00:00:00`.
 */
function mapMonths({ fields = '' }: Extract<DataType, { kind: 'interval' }>, definition: string): MappedType {
  const hasMonths = /month/iu.test(fields);
  const number = String.raw`[+-]?\d{1,9}`;
  const pattern = [
    '00:00:00',
    '-?infinity',
    hasMonths ? `P(?=.)(${number}Y)?(${number}M)?` : `P${number}Y`,
    ...(hasMonths ? [String.raw`${number}-\d{1,2}`] : []),
    `${number} years?${hasMonths ? `( ${number} mon(th)?s?)?` : ''}`,
    ...(hasMonths ? [`${number} mon(th)?s?`] : []),
  ].join('|');
  return { java: JAVA.string, shape: { kind: 'opaque', example: '1 year', pattern }, facets: { definition } };
}

/**
 * A mixed interval as ISO 8601 writes one, each part with a sign of its own: `P1Y2M3DT4H5M6.7S`. What the declared fields and
 * digits would cut off without a word is refused.
 * https://www.postgresql.org/docs/current/datatype-datetime.html#DATATYPE-INTERVAL-INPUT
 */
function mapInterval(type: Extract<DataType, { kind: 'interval' }>, definition: string): MappedType {
  const [least = 'second'] =
    /\w+(?=\W*$)/u.exec((type.fields ?? '').replaceAll(/\([^()]*\)/gu, '').toLowerCase()) ?? [];
  const number = String.raw`[+-]?\d{1,10}`;
  const digits = Math.min(type.precision ?? 6, 6);
  const seconds = digits === 0 ? `${number}S` : String.raw`${number}(\.\d{1,${digits}})?S`;
  const clock = ['hour', 'minute', 'second'].indexOf(least);
  const parts = [`${number}H`, `${number}M`, seconds].slice(0, clock + 1).map((part) => `(${part})?`);
  const days = ['Y', 'M', 'W', 'D'].map((unit) => `(${number}${unit})?`).join('');
  const pattern = `P(?=.)${days}${parts.length === 0 ? '' : `(T(?=.)${parts.join('')})?`}|-?infinity`;
  const example = parts.length === 0 ? 'P1D' : parts.length === 1 ? 'PT1H' : 'PT5M';
  const facets = { definition, converter: 'interval' } as const;
  return { java: JAVA.string, shape: { kind: 'duration', text: { pattern, example } }, facets };
}

/** Days and a time, which a converter writes as the database does: Hibernate has no type for such a column there. */
function mapDaysAndTime(): MappedType {
  const facets = { definition: DAYS_WITH_DIGITS, converter: 'dayTime' } as const;
  return { java: JAVA.duration, shape: { kind: 'duration' }, facets };
}

/** Some drivers hand shapes over as bytes, others as text. */
function mapShape(subtype: string, held: DataType, definition: string, areBytes: boolean): MappedType {
  if (!areBytes) return opaque(definition, SHAPE_EXAMPLES.get(subtype.toLowerCase()) ?? 'POINT (1 1)');
  const isPoint = held.kind === 'spatial' && ['point', 'geometry'].includes(held.subtype.toLowerCase());
  const example = isPoint ? { example: mysqlPoint(held.srid) } : {};
  return { java: JAVA.bytes, shape: { kind: 'bytes', ...example }, facets: { definition } };
}

/** A point as MySQL keeps it: the system it lies in, the order of bytes, what it is, and its two numbers. */
function mysqlPoint(srid = 0): string {
  const system = [0, 8, 16, 24].map((bits) => (srid >>> bits) & 0xff);
  return btoa(String.fromCharCode(...system)).slice(0, 4) + MYSQL_POINT.slice(4);
}

function opaque(definition: string, example: string | undefined): MappedType {
  return { java: JAVA.string, shape: { kind: 'opaque', example }, facets: { definition } };
}
