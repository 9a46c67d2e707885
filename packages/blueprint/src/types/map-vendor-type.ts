import type { DataType } from '@backsmith/schema';
import { VENDOR_EXAMPLES } from '../data/vendor-examples.ts';
import { withoutNamespace } from './base-word.ts';
import { JAVA } from './java-types.ts';
import { mapBytes, mapCharacters, mapLargeText } from './map-text.ts';
import { mapInteger } from './map-number.ts';
import type { MappedType } from './mapped-type.ts';
import type { TypeTraits } from './type-traits.ts';

const JSON_TYPE: MappedType = { java: JAVA.json, shape: { kind: 'json' }, facets: { jdbcType: 'JSON' } };

/** Well-known text, which databases that take shapes as text understand. */
const SHAPE_EXAMPLES: ReadonlyMap<string, string> = new Map([
  ['linestring', 'LINESTRING (0 0, 1 1)'],
  ['polygon', 'POLYGON ((0 0, 1 0, 1 1, 0 0))'],
  ['multipoint', 'MULTIPOINT ((0 0), (1 1))'],
  ['multilinestring', 'MULTILINESTRING ((0 0, 1 1))'],
  ['multipolygon', 'MULTIPOLYGON (((0 0, 1 0, 1 1, 0 0)))'],
  ['geometrycollection', 'GEOMETRYCOLLECTION (POINT (1 1))'],
]);

type VendorType = Extract<DataType, { kind: 'interval' | 'spatial' | 'xml' | 'rowversion' | 'vendor' | 'unknown' }>;

/**
 * A point in internal MySQL form: four bytes of reference system, then well-known binary, here of (1 1).
 * https://dev.mysql.com/doc/refman/8.4/en/gis-data-formats.html
 */
const MYSQL_POINT = 'AAAAAAEBAAAAAAAAAAAA8D8AAAAAAADwPw==';

/**
 * A type one database has and others do not. Where the target has it too it is text as the database shows it; where the
 * target's DDL puts another in its place, it is what the other is.
 */
export function mapVendorType(type: VendorType, base: string, traits: TypeTraits): MappedType {
  switch (type.kind) {
    case 'interval':
      if (base.startsWith('interval') && !/year|month/iu.test(type.fields ?? '')) {
        return { java: JAVA.duration, shape: { kind: 'duration' }, facets: { jdbcType: 'INTERVAL_SECOND' } };
      }
      return mapByBase(traits.intervalsAreOne && base.startsWith('interval') ? 'interval' : base, '1 year');
    case 'spatial':
      return mapShape(type.subtype, base, traits);
    case 'xml':
      return mapByBase(base, '<a/>');
    case 'rowversion':
      return mapByBase(base, undefined);
    case 'vendor':
      return mapByBase(base, VENDOR_EXAMPLES.get(type.name.toLowerCase()));
    case 'unknown':
      return mapByBase(base, undefined);
  }
}

/** Some drivers hand shapes over as bytes, others as text. */
function mapShape(subtype: string, base: string, { shapesAreBytes }: TypeTraits): MappedType {
  if (base.includes('blob') || base === 'bytea') return mapBytes({ kind: 'blob' }, base, false);
  if (!shapesAreBytes) return opaque(base, SHAPE_EXAMPLES.get(subtype.toLowerCase()) ?? 'POINT (1 1)');
  const isPoint = base === 'point' || base === 'geometry';
  const example = isPoint ? { example: MYSQL_POINT } : {};
  return { java: JAVA.bytes, shape: { kind: 'bytes', ...example }, facets: { definition: base } };
}

/** The kinds of data behind the types the DDL puts in place of a vendor's own, by their names in the targets. */
const SUBSTITUTES: ReadonlyMap<string, (base: string) => MappedType> = new Map([
  ...['varchar', 'nvarchar', 'varchar2', 'nvarchar2', 'character varying'].map(
    (name) => [name, (base: string) => mapCharacters({ kind: 'varchar', length: 255 }, base)] as const,
  ),
  ...['text', 'tinytext', 'mediumtext', 'longtext', 'clob', 'nclob'].map(
    (name) => [name, (base: string) => mapLargeText({ kind: 'text' }, base)] as const,
  ),
  ...['bytea', 'varbinary', 'binary', 'raw', 'blob', 'longblob', 'image'].map(
    (name) => [name, (base: string) => mapBytes({ kind: 'varbinary', length: 892 }, base, false)] as const,
  ),
  ...['bigint', 'int8'].map(
    (name) => [name, (base: string) => mapInteger({ kind: 'integer', bits: 64 }, base)] as const,
  ),
  ...['integer', 'int'].map(
    (name) => [name, (base: string) => mapInteger({ kind: 'integer', bits: 32 }, base)] as const,
  ),
  ...['json', 'jsonb'].map((name) => [name, (): MappedType => JSON_TYPE] as const),
  // Drivers give the number of an object as one.
  ['oid', (base: string) => mapInteger({ kind: 'integer', bits: 32, unsigned: true }, base)],
]);

/** What a column of this SQL type is, whatever it stands for. */
function mapByBase(base: string, example: string | undefined): MappedType {
  return SUBSTITUTES.get(base)?.(base) ?? opaque(base, example);
}

function opaque(base: string, example: string | undefined): MappedType {
  return { java: JAVA.string, shape: { kind: 'opaque', example }, facets: { definition: withoutNamespace(base) } };
}
