import type { DataType } from '@backsmith/schema';
import { JAVA } from './java-types.ts';
import type { WrittenType } from './type-context.ts';
import type { MappedType } from './mapped-type.ts';

/** Above this many characters databases keep a text as a large object or refuse the length. */
const LONGEST_VARCHAR = 32_600;

/** Fixed or limited text. */
export function mapCharacters(
  type: Extract<DataType, { kind: 'char' | 'varchar' }>,
  written: Pick<WrittenType, 'held' | 'large' | 'reported'>,
): MappedType {
  const { held, large, reported } = written;
  const { length } = type;
  const limit = length === undefined ? {} : { maxLength: length };
  if (length === undefined || length > LONGEST_VARCHAR) return mapLargeText({ kind: 'text', ...limit }, written);
  // Longer than the target's longest text it is a large object there, which is neither compared nor searched.
  if (large === true)
    return { java: JAVA.string, shape: { kind: 'text', max: length, uncompared: true }, facets: { length } };
  if (type.kind === 'varchar' || held.kind === 'varchar') {
    const unlimited = unlimitedType(written);
    return { java: JAVA.string, shape: { kind: 'text', max: length }, facets: unlimited ?? { length } };
  }
  const national = held.kind === 'char' && held.national === true ? { definition: reported } : {};
  return {
    java: JAVA.string,
    shape: { kind: 'text', max: length, padded: true },
    facets: { length, jdbcType: 'CHAR', ...national },
  };
}

/**
 * SQL Server keeps longer texts in the unlimited form of the same type. Hibernate would expect a large object, also where the
 * length is said, and refuse functions of it.
 */
function unlimitedType({ held, reported }: Pick<WrittenType, 'held' | 'reported'>): { definition: string } | undefined {
  return held.kind === 'text' && reported === 'nvarchar' ? { definition: 'nvarchar(max)' } : undefined;
}

/**
 * Text without a useful limit. Hibernate would take one with a great length for a large object on H2, which functions
 * refuse; without a length it is a text everywhere. Where the target keeps it in a limited text, that limit holds.
 */
export function mapLargeText(
  type: Extract<DataType, { kind: 'text' }>,
  written: Pick<WrittenType, 'held' | 'large' | 'reported'>,
): MappedType {
  const { held, large, reported } = written;
  const isLimited = held.kind === 'varchar' && (held.length ?? Infinity) <= LONGEST_VARCHAR;
  if (isLimited) return mapCharacters(held, written);
  const max = type.maxLength === undefined ? {} : { max: type.maxLength };
  const shape = { kind: 'text' as const, ...max };
  if (large === true) {
    const facets = { length: 'long', ...namedType(reported) } as const;
    return { java: JAVA.string, shape: { ...shape, uncompared: true }, facets };
  }
  const isCaseless = held.kind === 'text' && held.caseInsensitive === true;
  return { java: JAVA.string, shape, facets: isCaseless ? { definition: reported } : {} };
}

/**
 * Large types that drivers take for others than the one Hibernate expects: those that SQL Server and Oracle had first, and
 * Oracle's for the national character set.
 * https://learn.microsoft.com/sql/connect/jdbc/using-basic-data-types
 * https://docs.oracle.com/en/database/oracle/oracle-database/19/sqlrf/Data-Types.html
 */
const NAMED_TYPES: ReadonlySet<string> = new Set(['text', 'ntext', 'image', 'nclob', 'long', 'long raw', 'bfile']);

function namedType(reported: string): { readonly definition?: string } {
  return NAMED_TYPES.has(reported) ? { definition: reported } : {};
}

/** Bytes. In a key sixteen of them are taken for a UUID. */
export function mapBytes(
  type: Extract<DataType, { kind: 'binary' | 'varbinary' | 'blob' }>,
  { held, large, reported }: Pick<WrittenType, 'held' | 'large' | 'reported'>,
  isKey: boolean,
): MappedType {
  if (type.kind === 'binary' && type.length === 16 && isKey) return mapUuid(held);
  const limit = held.kind === 'varbinary' ? (held.length ?? limitOf(type)) : limitOf(type);
  const shape = { kind: 'bytes' as const, ...(limit === undefined ? {} : { max: limit }) };
  switch (held.kind) {
    case 'binary':
      return {
        java: JAVA.bytes,
        shape: { ...shape, padded: true },
        facets: { ...lengthOf(limit), jdbcType: 'BINARY' },
      };
    case 'varbinary':
      return { java: JAVA.bytes, shape, facets: lengthOf(limit) };
    default:
      return { java: JAVA.bytes, shape, facets: large === true ? { length: 'long', ...namedType(reported) } : {} };
  }
}

/** A UUID in whatever the database has for one. */
export function mapUuid({ kind }: DataType): MappedType {
  const isBytes = kind === 'binary' || kind === 'blob';
  const facets = isBytes ? { jdbcType: 'BINARY' as const } : kind === 'char' ? { jdbcType: 'CHAR' as const } : {};
  return { java: JAVA.uuid, shape: { kind: 'uuid' }, facets };
}

function limitOf(type: Extract<DataType, { kind: 'binary' | 'varbinary' | 'blob' }>): number | undefined {
  return type.kind === 'blob' ? type.maxLength : type.length;
}

/** No array of Java is longer. */
const LONGEST_IN_JAVA = 2_147_483_647;

function lengthOf(limit: number | undefined): { readonly length?: number | 'long' } {
  return { length: limit === undefined || limit > LONGEST_IN_JAVA ? 'long' : limit };
}
