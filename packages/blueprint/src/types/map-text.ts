import type { DataType } from '@backsmith/schema';
import { JAVA } from './java-types.ts';
import type { MappedType } from './mapped-type.ts';

/** Above this many characters databases keep a text as a large object or refuse the length. */
const LONGEST_VARCHAR = 32_600;

/** Fixed or limited text. */
export function mapCharacters(type: Extract<DataType, { kind: 'char' | 'varchar' }>, base: string): MappedType {
  const { length } = type;
  if (length === undefined || length > LONGEST_VARCHAR) return mapLargeText({ kind: 'text' }, base);
  if (type.kind === 'varchar' || base.includes('varchar')) {
    return { java: JAVA.string, shape: { kind: 'text', max: length }, facets: { length } };
  }
  const national = base === 'nchar' ? { definition: base } : {};
  return {
    java: JAVA.string,
    shape: { kind: 'text', max: length, padded: true },
    facets: { length, jdbcType: 'CHAR', ...national },
  };
}

/** Texts PostgreSQL and the MySQL family keep in the row and treat as any other; the rest are large objects. */
const PLAIN_TEXTS: ReadonlySet<string> = new Set(
  'varchar, character varying, text, tinytext, mediumtext, longtext'.split(', '),
);

/**
 * Text without a useful limit. Hibernate would take one with a great length for a large object on H2, which functions
 * refuse; without a length it is a text everywhere.
 */
export function mapLargeText(type: Extract<DataType, { kind: 'text' }>, base: string): MappedType {
  const max = type.maxLength === undefined ? {} : { max: type.maxLength };
  const shape = { kind: 'text' as const, ...max };
  if (PLAIN_TEXTS.has(base)) return { java: JAVA.string, shape, facets: {} };
  if (base === 'citext') return { java: JAVA.string, shape, facets: { definition: base } };
  return { java: JAVA.string, shape: { ...shape, uncompared: true }, facets: { length: 'long' } };
}

/** Bytes. In a key sixteen of them are taken for a UUID. */
export function mapBytes(
  type: Extract<DataType, { kind: 'binary' | 'varbinary' | 'blob' }>,
  base: string,
  isKey: boolean,
): MappedType {
  if (type.kind === 'binary' && type.length === 16 && isKey) return mapUuid(base);
  const limit = type.kind === 'blob' ? type.maxLength : type.length;
  const max = limit === undefined ? {} : { max: limit };
  const shape = { kind: 'bytes' as const, ...max };
  if (base === 'bytea') return { java: JAVA.bytes, shape, facets: {} };
  if (base === 'binary') {
    return { java: JAVA.bytes, shape: { ...shape, padded: true }, facets: { ...lengthOf(limit), jdbcType: 'BINARY' } };
  }
  if (base.includes('varbinary') || base === 'raw') return { java: JAVA.bytes, shape, facets: lengthOf(limit) };
  return { java: JAVA.bytes, shape, facets: { length: 'long' } };
}

/** A UUID in whatever the database has for one. */
export function mapUuid(base: string): MappedType {
  const facets =
    base === 'binary' ? { jdbcType: 'BINARY' as const } : base === 'char' ? { jdbcType: 'CHAR' as const } : {};
  return { java: JAVA.uuid, shape: { kind: 'uuid' }, facets };
}

function lengthOf(limit: number | undefined): { readonly length?: number | 'long' } {
  return { length: limit ?? 'long' };
}
