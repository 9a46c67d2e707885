import type { DataType } from '@backsmith/schema';
import { baseWord, withoutNamespace } from './base-word.ts';
import { JAVA, listOf } from './java-types.ts';
import { mapVendorType } from './map-vendor-type.ts';
import { mapDecimal, mapFloat, mapInteger, mapMoney } from './map-number.ts';
import { mapBytes, mapCharacters, mapLargeText, mapUuid } from './map-text.ts';
import { mapTime, mapTimestamp } from './map-time.ts';
import type { MappedType } from './mapped-type.ts';
import type { TypeTraits } from './type-traits.ts';

export type TypeContext = {
  readonly dataType: DataType;
  /** The type as the target's DDL spells it. */
  readonly sqlType: string;
  /** The column is part of a primary or foreign key. */
  readonly isKey: boolean;
  readonly traits: TypeTraits;
};

/**
 * Chooses the Java type and Hibernate mapping of a column. The kind of data decides what it is in Java, the words the
 * target's DDL uses for it decide what Hibernate must be told so that validation agrees. Enumerations are chosen
 * elsewhere, as they need a class of their own; here they are texts.
 */
export function mapType(context: TypeContext): MappedType {
  const { dataType: type, isKey } = context;
  const base = baseWord(context.sqlType);
  switch (type.kind) {
    case 'boolean':
      return mapBoolean();
    case 'integer':
      return isFlag(context.sqlType) ? mapBoolean() : mapInteger(type, base);
    case 'decimal':
      return mapDecimal(type, base, isKey);
    case 'float':
      return mapFloat(type);
    case 'char':
    case 'varchar':
      return mapCharacters(type, base);
    case 'text':
      return mapLargeText(type, base);
    case 'binary':
    case 'varbinary':
    case 'blob':
      return mapBytes(type, base, isKey);
    case 'date':
      return { java: JAVA.date, shape: { kind: 'date' }, facets: {} };
    case 'time':
      return mapTime(type, base);
    case 'timestamp':
      return mapTimestamp(type, base, context.traits.cutsSeconds);
    default:
      return mapRarerType(type, base, context);
  }
}

function mapBoolean(): MappedType {
  return { java: JAVA.boolean, shape: { kind: 'boolean' }, facets: {} };
}

/** Drivers of the MySQL family take every integer of one displayed digit for a boolean, whatever its sign. */
function isFlag(sqlType: string): boolean {
  return /^tinyint\(1\)/iu.test(sqlType);
}

type CommonKind =
  | 'boolean'
  | 'integer'
  | 'decimal'
  | 'float'
  | 'char'
  | 'varchar'
  | 'text'
  | 'binary'
  | 'varbinary'
  | 'blob'
  | 'date'
  | 'time'
  | 'timestamp';

function mapRarerType(type: Exclude<DataType, { kind: CommonKind }>, base: string, context: TypeContext): MappedType {
  switch (type.kind) {
    case 'money':
      return mapMoney(type, base, context.traits.moneyIsNumber);
    case 'bit':
      return mapBits(type, base, context.traits);
    case 'year':
      return mapYear(base);
    case 'uuid':
      return mapUuid(base);
    case 'json':
      return { java: JAVA.json, shape: { kind: 'json' }, facets: { jdbcType: 'JSON' } };
    case 'enum':
      return mapCharacters({ kind: 'varchar', length: longest(type.values) }, 'varchar');
    case 'set':
      return mapSet(type, base);
    case 'array':
      return mapArray(type, base, context);
    case 'interval':
    case 'spatial':
    case 'xml':
    case 'rowversion':
    case 'vendor':
    case 'unknown':
      return mapVendorType(type, base, context.traits);
  }
}

function mapBits(type: Extract<DataType, { kind: 'bit' }>, base: string, traits: TypeTraits): MappedType {
  const size = Math.max(type.length, 1);
  if (base.startsWith('bit') && traits.bitsAreText) {
    const definition = base === 'bit varying' ? 'varbit' : base;
    const pattern = type.varying === true ? `[01]{0,${type.length > 0 ? size : ''}}` : `[01]{${size}}`;
    return { java: JAVA.string, shape: { kind: 'opaque', example: '1'.repeat(size), pattern }, facets: { definition } };
  }
  if (size === 1 && type.varying !== true) return { java: JAVA.boolean, shape: { kind: 'boolean' }, facets: {} };
  const max = Math.ceil(size / 8);
  const facets = base === 'bit' ? { definition: base } : { length: max };
  return { java: JAVA.bytes, shape: { kind: 'bytes', max, padded: true }, facets };
}

function mapYear(base: string): MappedType {
  if (base !== 'year') return { java: JAVA.short, shape: { kind: 'whole', min: '0', max: '9999' }, facets: {} };
  return { java: JAVA.integer, shape: { kind: 'whole', min: '1901', max: '2155' }, facets: { definition: base } };
}

function mapSet(type: Extract<DataType, { kind: 'set' }>, base: string): MappedType {
  if (base !== 'set')
    return mapCharacters({ kind: 'varchar', length: Math.max(type.values.join(',').length, 1) }, base);
  return { java: JAVA.string, shape: { kind: 'opaque', example: type.values[0] ?? '' }, facets: { definition: base } };
}

const CATALOGUE_NAMES: ReadonlyMap<string, string> = new Map([
  ['smallint', 'int2'],
  ['integer', 'int4'],
  ['bigint', 'int8'],
  ['boolean', 'bool'],
  ['real', 'float4'],
  ['double precision', 'float8'],
  ['char', 'bpchar'],
  ['bit varying', 'varbit'],
  ['time with time zone', 'timetz'],
  ['timestamp with time zone', 'timestamptz'],
  ...['year', 'month', 'day', 'hour', 'minute', 'second'].map((field) => [`interval ${field}`, 'interval'] as const),
]);

/** Elements that databases and drivers hand over as objects of their Java type. */
const ARRAY_ELEMENTS: ReadonlySet<string> = new Set([
  'boolean',
  'integer',
  'decimal',
  'float',
  'char',
  'varchar',
  'text',
  'date',
  'timestamp',
  'uuid',
]);

function mapArray(type: Extract<DataType, { kind: 'array' }>, base: string, context: TypeContext): MappedType {
  const isNative = base.endsWith('[]') || base.endsWith('array');
  if (!isNative) return { java: JAVA.json, shape: { kind: 'json' }, facets: { jdbcType: 'JSON' } };
  const caseless = type.element.kind === 'text' && type.element.caseInsensitive === true;
  if (!ARRAY_ELEMENTS.has(type.element.kind) || type.dimensions > 1 || caseless) return mapForeignArray(base);
  const element = mapType({ ...context, dataType: type.element, sqlType: context.sqlType.replace(/\[\]$/u, '') });
  return { java: listOf(element.java), shape: { kind: 'list', element: element.shape }, facets: {} };
}

/** PostgreSQL calls the array of a type by its own name for the type after an underscore. */
function mapForeignArray(base: string): MappedType {
  const element = withoutNamespace(base.replaceAll('[]', ''));
  const definition = `_${CATALOGUE_NAMES.get(element) ?? element}`;
  return { java: JAVA.string, shape: { kind: 'opaque', example: '{}' }, facets: { definition } };
}

function longest(values: readonly string[]): number {
  return values.reduce((most, value) => Math.max(most, value.length), 1);
}
