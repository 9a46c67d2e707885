import type { DataType } from '@backsmith/schema';
import { JAVA, listOf } from './java-types.ts';
import { mapVendorType } from './map-vendor-type.ts';
import { mapDecimal, mapFloat, mapInteger, mapMoney } from './map-number.ts';
import { mapBytes, mapCharacters, mapLargeText, mapUuid } from './map-text.ts';
import { keptYears, mapTime, mapTimestamp } from './map-time.ts';
import type { OddValues } from '../model/odd-values.ts';
import type { TypeFacets } from '../model/type-facets.ts';
import { withFacets, withOdd, type MappedType } from './mapped-type.ts';
import type { TypeContext } from './type-context.ts';

/**
 * Chooses the Java type and Hibernate mapping of a column. The kind of data decides what it is in Java, what the target
 * holds it in decides what Hibernate must be told so that validation agrees. Enumerations are chosen elsewhere, as they
 * need a class of their own; here they are texts.
 */
export function mapType(context: TypeContext): MappedType {
  const { dataType: type, held, isKey, reported } = context;
  switch (type.kind) {
    case 'boolean':
      return mapBoolean(reported);
    case 'integer':
      return mapInteger(type, context);
    case 'decimal':
      return mapDecimal(type, context);
    case 'float':
      return mapFloat(type, context);
    case 'char':
    case 'varchar':
      return withFacets(mapCharacters(type, context), codePage(context));
    case 'text':
      return mapLargeText(type, context);
    case 'binary':
    case 'varbinary':
    case 'blob':
      return mapBytes(type, context, isKey);
    case 'date':
      return withOdd({ java: JAVA.date, shape: { kind: 'date' }, facets: keptYears(context) }, noDays(context, 'day'));
    case 'time':
      return withOdd(withFacets(mapTime(held, reported), clockKey(context)), longTimes(context));
    case 'timestamp':
      return withOdd(withFacets(mapTimestamp(type, context), keptYears(context)), noDays(context, 'moment'));
    default:
      return mapRarerType(type, context);
  }
}

/** https://learn.microsoft.com/sql/connect/jdbc/setting-the-connection-properties, of sendStringParametersAsUnicode */
function codePage({ held, isSought, traits }: TypeContext): TypeFacets {
  if (traits.textsAreNational !== true || isSought !== true) return {};
  const isOfCodePage = (held.kind === 'char' || held.kind === 'varchar') && held.national !== true;
  return isOfCodePage ? { codePage: held.kind } : {};
}

/** Drivers read days that are none as nothing, or not at all. */
function noDays({ hasZeroDays = false, isKey, traits }: TypeContext, kind: 'day' | 'moment'): OddValues {
  if (traits.daysMayBeNone !== true) return {};
  if (isKey) return { oddKey: kind };
  return hasZeroDays ? { readsAsNone: kind } : { mayBeNone: kind };
}

/** Drivers read times beyond a day as others, or not at all. */
function longTimes({ isKey, traits }: TypeContext): OddValues {
  if (traits.timesMayBeLong !== true) return {};
  return isKey ? { oddKey: 'time' } : { mayBeNone: 'time' };
}

/** A key of times that are all within a day. */
function clockKey({ held, isKey, traits }: TypeContext): TypeFacets {
  const isClock = held.kind === 'time' && held.withTimeZone !== true;
  return isKey && isClock && traits.timesMayBeLong !== true ? { clockKey: true } : {};
}

/** MySQL's driver takes a flag without a sign for a number, https://dev.mysql.com/doc/relnotes/mysql/8.0/en/news-8-0-19.html. */
function mapBoolean(reported: string): MappedType {
  const facets = reported === 'tinyint unsigned' ? { definition: reported } : {};
  return { java: JAVA.boolean, shape: { kind: 'boolean' }, facets };
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

function mapRarerType(type: Exclude<DataType, { kind: CommonKind }>, context: TypeContext): MappedType {
  const { held, reported } = context;
  switch (type.kind) {
    case 'money':
      return mapMoney(type, context);
    case 'bit':
      return mapBits(type, context);
    case 'year':
      return mapYear(held, reported);
    case 'uuid':
      return mapUuid(held);
    case 'json':
      return mapJson(context);
    case 'enum':
      return mapCharacters({ kind: 'varchar', length: longestValue(type.values) }, context);
    case 'set':
      return mapSet(type, context);
    case 'array':
      return mapArray(type, context);
    case 'interval':
    case 'spatial':
    case 'xml':
    case 'rowversion':
    case 'vendor':
    case 'unknown':
      return isSubstitute(held) ? mapType({ ...context, dataType: held }) : mapVendorType(type, held, context);
  }
}

/** Whether a type that one database has and others do not is held in one that all have. */
function isSubstitute({ kind }: DataType): boolean {
  return VENDOR_KINDS.every((one) => one !== kind);
}

const VENDOR_KINDS = ['interval', 'spatial', 'xml', 'rowversion', 'vendor', 'unknown'] as const;

function mapBits(type: Extract<DataType, { kind: 'bit' }>, context: TypeContext): MappedType {
  const { held, reported: definition, traits } = context;
  if (held.kind === 'blob') return mapType({ ...context, dataType: held });
  const size = Math.max(type.length, 1);
  if (held.kind === 'bit' && traits.bitsAreText) {
    const pattern = type.varying === true ? `[01]{0,${type.length > 0 ? size : ''}}` : `[01]{${size}}`;
    return { java: JAVA.string, shape: { kind: 'opaque', example: '1'.repeat(size), pattern }, facets: { definition } };
  }
  if (size === 1 && type.varying !== true) return { java: JAVA.boolean, shape: { kind: 'boolean' }, facets: {} };
  const max = Math.ceil(size / 8);
  const facets = held.kind === 'bit' ? { definition } : { length: max };
  return { java: JAVA.bytes, shape: { kind: 'bytes', max, padded: true }, facets };
}

/** A column of a type of its own has its name, where Hibernate takes every document for a text. */
function mapJson({ reported: definition, traits }: TypeContext): MappedType {
  const isNamed = traits.jsonIsText === true && definition === 'json';
  const odd: OddValues = traits.keepsOddValues === true ? { mayBeNone: 'document' } : {};
  const facets = { jdbcType: 'JSON', ...(isNamed ? { definition } : {}) } as const;
  return withOdd({ java: JAVA.json, shape: { kind: 'json' }, facets }, odd);
}

function mapYear(held: DataType, definition: string): MappedType {
  if (held.kind !== 'year') return { java: JAVA.short, shape: { kind: 'whole', min: '0', max: '9999' }, facets: {} };
  return { java: JAVA.integer, shape: { kind: 'whole', min: '1901', max: '2155' }, facets: { definition } };
}

function mapSet(type: Extract<DataType, { kind: 'set' }>, context: TypeContext): MappedType {
  if (context.held.kind !== 'set') {
    return mapCharacters({ kind: 'varchar', length: Math.max(type.values.join(',').length, 1) }, context);
  }
  const facets = { definition: context.reported };
  return { java: JAVA.string, shape: { kind: 'opaque', example: type.values[0] ?? '' }, facets };
}

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

function mapArray(type: Extract<DataType, { kind: 'array' }>, context: TypeContext): MappedType {
  const { held, reported: definition } = context;
  if (held.kind !== 'array') return mapJson(context);
  if (type.dimensions > 1 || isBox(type.element)) {
    return { java: JAVA.string, shape: { kind: 'opaque', example: '{}' }, facets: { definition } };
  }
  const caseless = type.element.kind === 'text' && type.element.caseInsensitive === true;
  if (!ARRAY_ELEMENTS.has(type.element.kind) || caseless) {
    const element = { kind: 'opaque', example: elementExample(type.element, context) } as const;
    return {
      java: listOf(JAVA.string),
      shape: { kind: 'list', element },
      odd: { readsAsNone: 'list' },
      facets: { definition, converter: 'textArray' },
    };
  }
  const element = mapType({ ...context, dataType: type.element, held: held.element });
  return {
    java: listOf(element.java),
    shape: { kind: 'list', element: element.shape },
    odd: { readsAsNone: 'list' },
    facets: {},
  };
}

/** The one type whose arrays have another mark than a comma between their elements. */
function isBox(type: DataType): boolean {
  return type.kind === 'vendor' && type.name.toLowerCase() === 'box';
}

/** An element as PostgreSQL writes it and reads it again. */
function elementExample(type: DataType, context: TypeContext): string | undefined {
  switch (type.kind) {
    case 'enum':
      return type.values[0];
    case 'text':
      return 'text';
    case 'json':
      return '{}';
    case 'binary':
    case 'varbinary':
    case 'blob':
      return String.raw`\x01`;
    case 'bit':
      return '1'.repeat(Math.max(type.length, 1));
    case 'time':
      return '12:00:00';
    case 'interval':
      return '1 year';
    default: {
      const { shape } = mapType({ ...context, dataType: type, held: type });
      return shape.kind === 'opaque' ? shape.example : undefined;
    }
  }
}

function longestValue(values: readonly string[]): number {
  return values.reduce((most, value) => Math.max(most, value.length), 1);
}
