import { spellSubstitute } from '../shared/substitute.ts';
import {
  BEYOND_SIGNED,
  exceedsSigned,
  fitDecimal,
  fitPrecision,
  longestValue,
  signedBits,
} from '../shared/type-fit.ts';
import {
  answerByKind,
  fixed,
  spelled,
  typeWith,
  type ByKind,
  type Spelling,
  type TypeOf,
  type TypeSpeller,
  type TypeUse,
} from '../shared/type-spelling.ts';
import { literals } from './literals.ts';

/** https://www.h2database.com/html/datatypes.html */
const LONGEST_VARCHAR = 1_048_576;
const SHORT_TEXT = 4000;
// TINYINT is unknown in H2's PostgreSQL mode.
const INTEGERS = { 16: 'smallint', 32: 'integer', 64: 'bigint' } as const;
const SHAPES = new Set(
  'point linestring polygon multipoint multilinestring multipolygon geometrycollection'.split(' '),
);

export const spellType: TypeSpeller = (type, use) => answerByKind(SPELLINGS, type, use);

const substitute: TypeSpeller = (type, use) => spellSubstitute(type, use, spellType);

const SPELLINGS: ByKind<[TypeUse], Spelling> = {
  boolean: fixed('boolean'),
  integer: (type) => {
    const bits = signedBits(type, [16, 32, 64], 64);
    const spelling = spelled({ kind: 'integer', bits }, INTEGERS[bits]);
    return exceedsSigned(type) ? { ...spelling, loss: BEYOND_SIGNED, minor: true } : spelling;
  },
  decimal: (type) => {
    const fitted = fitDecimal(type, { precision: 100_000, scale: 100_000 });
    return fitted === undefined ? spelled(type, 'decfloat') : typeWith(type, 'numeric', fitted.precision, fitted.scale);
  },
  float: ({ bits }) => spelled({ kind: 'float', bits }, bits === 32 ? 'real' : 'double precision'),
  money: substitute,
  char: characters,
  varchar: characters,
  text: largeText,
  binary: bytes,
  varbinary: bytes,
  blob: bytes,
  bit: substitute,
  date: fixed('date'),
  time: moment,
  timestamp: moment,
  year: substitute,
  interval: (type) =>
    /year|month/i.test(type.fields ?? '')
      ? spelled(type, 'interval year(9) to month', 'interval year to month')
      : spelled(type, 'interval second(18,9)', 'interval second'),
  uuid: fixed('uuid'),
  json: fixed('json'),
  xml: substitute,
  enum: (type, use) =>
    use.enumType === undefined ? (enumeration(type.values) ?? substitute(type, use)) : { ...use.enumType, held: type },
  set: substitute,
  array: (type) => {
    // An array takes no domain, which a named enumeration is.
    const element = spellType(type.element, { keyed: true });
    const sql = element.sql + ' array'.repeat(Math.max(type.dimensions, 1));
    return spelled({ ...type, element: element.held }, sql, 'array');
  },
  spatial,
  rowversion: substitute,
  vendor: substitute,
  unknown: substitute,
};

function moment(type: TypeOf<'time' | 'timestamp'>): Spelling {
  const spelling = typeWith(type, type.kind, fitPrecision(type.precision ?? 6, 9));
  if (type.withTimeZone !== true) return spelling;
  return spelled(type, `${spelling.sql} with time zone`, `${type.kind} with time zone`);
}

/** The text of an enumeration's type, or nothing where its values cannot be members of one. */
export function enumeration(values: readonly string[]): Spelling | undefined {
  const trimmed = new Set(values.map((value) => value.trim().toUpperCase()));
  if (values.length === 0 || trimmed.size < values.length || trimmed.has('') || longestValue(values) > SHORT_TEXT) {
    return undefined;
  }
  const words = `enum(${values.map((value) => literals.string(value)).join(', ')})`;
  return spelled({ kind: 'enum', values }, words, 'enum');
}

function characters(type: TypeOf<'char' | 'varchar'>, use: TypeUse): Spelling {
  if (type.length === undefined || type.length > LONGEST_VARCHAR) return largeText({ kind: 'text' }, use);
  return typeWith(type, type.kind, Math.max(type.length, 1));
}

/**
 * Large objects cannot be indexed, nor compared with an empty text, so a text in a key or a check is a VARCHAR, which holds
 * a million characters here.
 */
function largeText(type: TypeOf<'text'>, use: TypeUse): Spelling {
  const sql = use.keyed === true || use.compared === true ? 'varchar' : sizedText(type.maxLength);
  // VARCHAR_IGNORECASE is unknown in H2's PostgreSQL mode.
  const spelling = spelled({ kind: 'text' }, sql);
  return type.caseInsensitive === true ? { ...spelling, loss: 'upper and lower case differ' } : spelling;
}

function sizedText(maxLength: number | undefined): string {
  if (maxLength === undefined || maxLength > SHORT_TEXT) return 'character large object';
  return `varchar(${Math.max(maxLength, 1)})`;
}

function bytes(type: TypeOf<'binary' | 'varbinary' | 'blob'>, use: TypeUse): Spelling {
  if (type.kind !== 'blob' && type.length !== undefined && type.length <= LONGEST_VARCHAR) {
    return typeWith(type, type.kind, Math.max(type.length, 1));
  }
  return spelled({ kind: 'blob' }, use.keyed === true ? 'varbinary' : 'binary large object');
}

function spatial(type: TypeOf<'spatial'>): Spelling {
  const shape = type.subtype.toLowerCase();
  if (!SHAPES.has(shape)) return spelled(type, 'geometry');
  return spelled(type, `geometry(${shape}${type.srid === undefined ? '' : `, ${type.srid}`})`, 'geometry');
}
